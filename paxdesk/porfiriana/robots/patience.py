"""How long a robot may think: until it is told to stop, or until its time is up."""

from time import monotonic

from paxdesk.record_classes import define


@define(eq=False)
class Patience:
    """Asked for by robots that think long. Without a deadline only :meth:`stop` ends it.

    Tests and simulations set no deadline, so that time never decides what a robot does.
    """

    deadline: float | None = None
    stopped: bool = False

    def allow(self, seconds: float) -> None:
        """From now on so many seconds and no more."""
        self.deadline = monotonic() + seconds

    def stop(self) -> None:
        """The answer is wanted at once, or not any more. May be called from any thread."""
        self.stopped = True

    @property
    def over(self) -> bool:
        return self.stopped or (self.deadline is not None and monotonic() >= self.deadline)
