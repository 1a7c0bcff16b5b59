"""What does not depend on any game: the catalogue, the recommended first game, the bots."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.params import FromQuery

from ...bots.levels import FIRST, USUAL, levels
from ...editions.first_game import Recommended, first_game
from ...engine.errors import BadSetup
from ..apidoc import answers, refusals
from ..beside import run
from ..catalogue import catalogue_bytes
from ..catalogue_model import Catalogue
from ..errors import Refused
from ..model import BotsOut
from .common import Lang, checked_lang

Edition = FromQuery[str]
UPRISING: Final = "uprising"


@get("/api/catalogue", responses={**answers(Catalogue), **refusals(422)})
async def show_catalogue(lang: Lang = "en", board: FromQuery[str] = UPRISING) -> Response[bytes]:
    """Every component in one language, as it is on a board."""
    body = await run(catalogue_bytes, board, checked_lang(lang))
    return Response(body, media_type="application/json", headers={"cache-control": "no-cache"})


@get("/api/first-game", responses=refusals(422))
async def recommended(
    players: FromQuery[int] = 1, seed: FromQuery[int] = 0, edition: Edition = UPRISING
) -> Recommended:
    """What is recommended for a first game."""
    try:
        return first_game(edition, players, seed)
    except BadSetup as error:
        raise Refused(422, "bad-setup", str(error)) from None


@get("/api/bots")
async def bots() -> BotsOut:
    """The bots that can take a seat: levels, styles, what to expect, how long they think."""
    return BotsOut(await run(levels), USUAL, FIRST)


ROUTES: Final = [show_catalogue, recommended, bots]
