class Sums:
    """The sums of a network."""

    def __init__(
        self,
        first: bytes,
        first_bias: bytes,
        second: bytes,
        second_bias: bytes,
        actions: bytes,
        judges: int,
        /,
    ) -> None: ...
    def think(self, features: list[int], /) -> list[int]: ...
    def advise(self, thoughts: list[int], rows: list[int], /) -> list[float]: ...
