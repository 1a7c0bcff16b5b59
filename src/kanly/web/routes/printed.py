"""What does not depend on any game: the catalogue, the recommended first game, the bots."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get
from litestar.params import FromQuery

from ...bots import known
from ...engine.first_game import first_game
from ..apidoc import answers, refusals
from ..catalogue import catalogue_bytes
from ..catalogue_model import Catalogue
from ..errors import Refused
from ..host import run
from .common import Lang, checked_lang


@get("/api/catalogue", responses={**answers(Catalogue), **refusals(422)})
async def show_catalogue(
    lang: Lang = "en", edition: FromQuery[str] = "uprising"
) -> Response[bytes]:
    """Every component in one language."""
    body = await run(catalogue_bytes, edition, checked_lang(lang))
    return Response(body, media_type="application/json", headers={"cache-control": "no-cache"})


@get("/api/first-game", responses=refusals(422))
async def recommended(players: FromQuery[int] = 1, seed: FromQuery[int] = 0) -> dict[str, Any]:
    """What is recommended for a first game."""
    if players not in (1, 2, 3, 4):
        raise Refused(422, "bad-setup", f"there is no game for {players} players")
    return dict(first_game("uprising", players, seed))


@get("/api/bots")
async def bots() -> list[str]:
    """The bots that can take a seat."""
    return known()


ROUTES: Final = [show_catalogue, recommended, bots]
