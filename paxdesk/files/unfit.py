"""What is wrong with data that are not what they should be."""


class Unfit(ValueError):
    """Data that are not what they should be: ``where`` (``position.turn``) and ``problem``."""

    def __init__(self, problem: str, where: str = "") -> None:
        self.where = where
        self.problem = problem
        super().__init__(problem)
