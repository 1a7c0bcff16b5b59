"""Five short lessons: real positions, played on the real table with only some of the choices."""

from .course import LESSONS
from .lesson import LEARNER, Lesson, Script, Step

__all__ = ["LEARNER", "LESSONS", "Lesson", "Script", "Step"]
