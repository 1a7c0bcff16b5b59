"""What the browser refuses the page: whatever somebody has smuggled into it."""

from __future__ import annotations

from playwright.sync_api import Browser, Route

from .browser import Screen, Server

SMUGGLED = """() => {
    const div = document.createElement("div");
    div.innerHTML = '<p id="styled" style="color: red"></p><img src="x:" onerror="window.ran = 1">';
    document.body.append(div);
    const script = document.createElement("script");
    script.textContent = "window.ran = 1";
    document.body.append(script);
    const style = document.createElement("style");
    style.textContent = "#styled { color: red }";
    document.body.append(style);
    return getComputedStyle(document.getElementById("styled")).color;
}"""


def test_nothing_smuggled_into_the_page_runs_or_paints(browser: Browser, server: Server) -> None:
    screen = Screen(browser, server)
    screen.go("/settings")
    screen.page.wait_for_selector("h1")
    assert screen.errors == []
    assert screen.page.evaluate(SMUGGLED) != "rgb(255, 0, 0)"
    assert screen.page.evaluate("window.ran") is None
    refused = [error for error in screen.errors if "Content Security Policy" in error]
    assert len(refused) >= 4
    screen.context.close()


def test_the_colours_are_chosen_before_anything_is_painted(
    browser: Browser, server: Server
) -> None:
    """Even where the page's own script does not come."""

    def leave_out(route: Route) -> None:
        route.abort()

    for theme in ("light", "dark"):
        screen = Screen(browser, server, theme=theme)
        screen.page.route("**/assets/*.js", leave_out)
        screen.go("/")
        assert screen.page.evaluate("document.documentElement.dataset.theme") == theme
        screen.context.close()
