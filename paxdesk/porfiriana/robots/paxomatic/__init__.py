"""The Pax-o-matic (Part M): a robot that follows a flowchart for each of its actions."""

from paxdesk.porfiriana.robots.paxomatic.flowchart import Paxomatic

__all__ = ["Paxomatic"]
