"""The Pax-o-matic (Part M): a robot that follows a flowchart for each action."""

from paxdesk.porfiriana.robots.paxomatic.flowchart import Paxomatic

__all__ = ["Paxomatic"]
