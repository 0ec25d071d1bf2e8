"""The teacher of a game whose lessons are courses in files (``desk/lessons/course.py``).

It is there from the start, and what reads courses only once a lesson is wanted: so their classes
are not named here.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from paxdesk.desk.game_types import G
from paxdesk.desk.protocol.guided import Guided, Lesson, Teacher


class CourseTeacher(Teacher[G], Protocol[G]):
    """Teaches by courses that stand in files."""

    def courses(self) -> Sequence[Any]:
        """The courses in order, read when they are first wanted."""
        ...

    def begun(self, course: Any) -> Any:
        """The taught session of a course, laid out."""
        ...

    def lessons(self) -> Sequence[Lesson]:
        return [each.lesson() for each in self.courses()]

    def begin(self, name: str) -> G:
        found: G = self.begun(next(each for each in self.courses() if each.name == name))
        return found

    def again(self, session: G) -> G | None:
        kept: Any = session
        for course in self.courses() if kept.practice and not kept.state.over else ():
            laid_out = self.begun(course)
            if kept.opening == laid_out.opening:
                taught: G | None = type(laid_out).follow(kept, course)
                return taught
        return None

    def passing(self, session: G) -> bool:
        taught = _taught(session)
        return taught is not None and taught.finished

    def guided(self, session: G) -> Guided | None:
        taught = _taught(session)
        return taught if taught is not None and taught.guiding is not None else None


def _taught(session: Any) -> Any:
    """The session, if it is one of a lesson whose guide was not left."""
    return session if getattr(session, "course", None) is not None else None
