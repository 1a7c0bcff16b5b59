// Finds on the page what a hand could press.  Everything is looked for as a player would: it must
// be shown, enabled, and on top at the point that is pressed.
(() => {
  const KEYS = ["action", "target", "option", "pick"];
  const named = (action) =>
    KEYS.map((key) => `[data-${key}=${JSON.stringify(action)}]`).join(", ");
  const STEPS = [0.5, 0.2, 0.8];

  const enabled = (element) =>
    !element.disabled &&
    element.getAttribute("aria-disabled") !== "true" &&
    !element.closest("[inert]") &&
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    });

  /** A point where the element is on top, or null. */
  const point = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const dy of STEPS) {
      for (const dx of STEPS) {
        const x = left + width * dx;
        const y = top + height * dy;
        const hit = document.elementFromPoint(x, y);
        if (hit && element.contains(hit)) return { x, y };
      }
    }
    return null;
  };

  /** Has something been scrolled that nobody could scroll by hand? */
  const forced = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (
        (overflowX === "hidden" || overflowX === "clip") &&
        at.scrollLeft !== 0
      )
        return true;
      if (
        (overflowY === "hidden" || overflowY === "clip") &&
        at.scrollTop !== 0
      )
        return true;
    }
    return false;
  };

  const reach = (element) => {
    if (!enabled(element)) return null;
    for (const block of ["", "nearest", "center"]) {
      if (block)
        element.scrollIntoView({ block, inline: block, behavior: "instant" });
      const found = point(element);
      if (found) return forced(element) ? null : found;
    }
    return null;
  };

  const all = (selector) => [...document.querySelectorAll(selector)];
  const first = (selector, from = 0) => {
    const found = all(selector);
    for (let k = 0; k < found.length; k++) {
      const at = reach(found[(from + k) % found.length]);
      if (at) return at;
    }
    return null;
  };

  const revision = () =>
    Number(document.querySelector("[data-revision]")?.dataset.revision ?? -1);
  /** When the page came to what it shows now: a press right after that counts as a double click. */
  const DOUBLE_CLICK = 370;
  let latest = -1;
  let since = 0;
  setInterval(() => {
    if (revision() === latest) return;
    latest = revision();
    since = performance.now();
  }, 8);
  const busy = () =>
    document.querySelector("#prompt")?.getAttribute("aria-busy") === "true";
  const confirmation = () =>
    first(
      "dialog[open] .acts .primary, #prompt [data-primary][aria-keyshortcuts='C'], " +
        "[data-explain] .do",
    );

  const clock = performance.now.bind(performance);
  const until = (test, what, patience = 15000) =>
    new Promise((resolve, reject) => {
      const end = clock() + patience;
      const look = () => {
        const found = test();
        if (found) resolve(found);
        else if (clock() > end)
          reject(new Error(`waited in vain: ${what}`));
        else setTimeout(look, 4);
      };
      look();
    });

  const frame = () => new Promise(requestAnimationFrame);
  /** An answer that stays the same for two frames: what makes room for others has done so. */
  const steady = async (ask) => {
    let before = "";
    let found = null;
    for (let tries = 0; tries < 60; tries++) {
      found = ask();
      const text = JSON.stringify(found);
      if (text === before) break;
      before = text;
      await frame();
      await frame();
    }
    return found;
  };

  /** Does nothing move that will come to rest? */
  const settled = () =>
    document
      .getAnimations()
      .every(
        (a) =>
          a.playState !== "running" ||
          a.effect.getComputedTiming().iterations > 1000,
      );

  const EDGE = 2;
  /** What happened while somebody waits may end early: the log has it. */
  const SPARE = ".sr, script, style, title, option, [inert], #prompt .news";
  /** The sentence of a small card and the signs of a small space may end early, after a whole line. */
  const SENTENCE = ".card:not(.full) .say, #board.pocket .row";
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${element.classList[0] ?? element.id}`;

  /** What a text stands out of, where that hides it or spoils what holds it; else nothing. */
  const outside = (rect, parent) => {
    let bound = true;
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const wide = rect.left < box.left - EDGE || rect.right > box.right + EDGE;
      const high = rect.top < box.top - EDGE || rect.bottom > box.bottom + EDGE;
      if (style.clipPath === "inset(50%)") return null;
      // What can be scrolled into view is not cut.
      if ((wide || high) && /auto|scroll/.test(style.overflowX + style.overflowY))
        return null;
      const clips = (overflow) => overflow === "hidden" || overflow === "clip";
      if ((wide && clips(style.overflowX)) || (high && clips(style.overflowY)))
        return name(at);
      // A mark on the edge of a place stands out of it on purpose.
      if (style.position === "absolute") bound = false;
      if (bound && (wide || high) && at.matches("button, .chip")) return name(at);
      if (style.position === "fixed") break;
    }
    const shown =
      rect.left >= -EDGE &&
      rect.right <= innerWidth + EDGE &&
      (document.scrollingElement.scrollHeight > innerHeight + 1 ||
        (rect.top >= -EDGE && rect.bottom <= innerHeight + EDGE));
    return shown ? null : "the window";
  };

  window.hand = {
    first,
    revision,
    confirmation,
    /** A place to press for the action, the search beginning at the given one of several. */
    find: async (action, from) => {
      await until(settled, "a page at rest");
      return steady(() => first(named(action), from));
    },
    /** The same for something that opens a part of the page. */
    shut: async (selector) => {
      await until(settled, "a page at rest");
      return steady(() => first(`${selector}[aria-expanded="false"]`));
    },
    /** Let the page's own clock run so many times as fast: two presses are soon no double click. */
    hurry: (times) => {
      performance.now = () => times * clock();
    },
    calm: () =>
      until(
        () =>
          latest === revision() && performance.now() - since > DOUBLE_CLICK,
        "a moment of rest",
      ),
    carries: (element, action) =>
      element !== null && element.matches(named(action)),
    shown: (revisionWanted) =>
      until(
        () => revision() === revisionWanted && !busy(),
        `revision ${revisionWanted}`,
      ),
    /** The answer is given, or must be confirmed at a place. */
    after: async (before) => {
      const answer = () =>
        revision() !== before ? "done" : settled() && confirmation();
      await until(answer, `an answer at ${before}`);
      return steady(answer);
    },
    gone: (before) =>
      until(() => revision() !== before, `the end of revision ${before}`),
    /** Is it the turn of somebody else at this device? */
    handover: () =>
      document.querySelector("#prompt") === null &&
      first("main button.primary"),
    /** What has the focus, so that two such answers can be compared. */
    here: () => {
      const at = document.activeElement;
      const { x, y } = at.getBoundingClientRect();
      return [
        at.tagName,
        at.dataset.action ?? at.dataset.target ?? at.dataset.option ?? "",
        x,
        y,
      ];
    },
    /** The key of an entry of the prompt. */
    number: (action) =>
      all(`#prompt :is(${named(action)})`).find((element) => enabled(element))
        ?.dataset.n ?? null,
    /** The button that takes one away ("−") or adds one ("+"). */
    stepper: (sign) => {
      const found = all("#prompt button").find(
        (button) => button.textContent.trim() === sign,
      );
      return found ? reach(found) : null;
    },
    /** Where to press on a rail with troops so that its grip leaves so many before it. */
    rail: (n) => {
      const grip = document.querySelector("#prompt [role=slider]");
      const rail = grip?.parentElement;
      if (!rail || !reach(rail)) return null;
      const { left, top, width, height } = rail.getBoundingClientRect();
      const most = rail.querySelectorAll(".troop").length;
      const x = left + Math.min(Math.max((width * n) / most, 2), width - 2);
      return { x, y: top + height / 2 };
    },
    /** Everything has found its place. */
    rest: async () => {
      await until(settled, "a page at rest");
      await steady(() =>
        all("#board, #prompt, #hand").map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    },
    /** Texts of a part of the page that are cut, stand out of their button, or lie outside the window. */
    cut: (part = "body") => {
      const found = new Set();
      const walker = document.createTreeWalker(
        document.querySelector(part),
        NodeFilter.SHOW_TEXT,
      );
      while (walker.nextNode()) {
        const text = walker.currentNode.data.trim();
        const parent = walker.currentNode.parentElement;
        if (!text || parent.closest(SPARE))
          continue;
        if (
          !parent.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          })
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const rect of range.getClientRects()) {
          if (rect.width <= 1 || rect.height <= 1) continue;
          const sentence = parent.closest(SENTENCE);
          const { bottom } = (sentence ?? parent).getBoundingClientRect();
          if (sentence && rect.top > bottom - EDGE) continue;
          const where = outside(rect, sentence?.parentElement ?? parent);
          if (where) found.add(`"${text}" out of ${where}`);
        }
      }
      return [...found];
    },
    /** Names of cards in the hand that lie under what the card does. */
    covered: () =>
      all("#hand .card").flatMap((card) => {
        const name = card.querySelector(".nm");
        const below = card.querySelector(".ag, .body")?.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(name);
        const { bottom } = range.getBoundingClientRect();
        return below?.height && bottom > below.top + EDGE
          ? [name.textContent]
          : [];
      }),
    /** Words of cards in the hand that go on in another line without a hyphen. */
    broken: () => {
      const found = new Set();
      for (const name of all("#hand .card .nm")) {
        const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const at = (k) => {
            const range = document.createRange();
            range.setStart(walker.currentNode, k);
            range.setEnd(walker.currentNode, k + 1);
            return range.getBoundingClientRect().top;
          };
          // The box of a letter after a soft hyphen may hold the hyphen: the second letter counts.
          for (const { 0: part, index } of walker.currentNode.data.matchAll(/\p{L}{3,}/gu))
            if (at(index + part.length - 1) > at(index + 1) + EDGE) found.add(part);
        }
      }
      return [...found];
    },
    /** Texts smaller than this. */
    small: (least) => {
      const found = new Set();
      const walker = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        const text = walker.currentNode.data.trim();
        if (!text || !parent.checkVisibility({ visibilityProperty: true }))
          continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { width, height } = range.getBoundingClientRect();
        const size = parseFloat(getComputedStyle(parent).fontSize);
        if (
          width > 1 &&
          height > 1 &&
          !parent.closest(".sr") &&
          size < least - 0.01
        ) {
          found.add(`${size}px ${parent.tagName}.${parent.className}: ${text}`);
        }
      }
      return [...found];
    },
    /** Things to press that answer in less than this around their middle, in either direction. */
    tight: (everywhere, onTheBoard) => {
      const found = new Set();
      const shown = (element) =>
        enabled(element) &&
        getComputedStyle(element).display !== "inline" &&
        !element.closest(".sr");
      for (const element of all(
        "button, a[href], select, input, [role=switch]",
      ).filter(shown)) {
        const box = element.closest("label") ?? element;
        if (!reach(box)) continue;
        const least = element.closest("#board") ? onTheBoard : everywhere;
        const { left, top, width, height } = box.getBoundingClientRect();
        const answers = (dx, dy) =>
          box.contains(
            document.elementFromPoint(
              left + width / 2 + dx,
              top + height / 2 + dy,
            ),
          );
        const side = least / 2 - 1;
        const wide =
          width >= least - 0.5 || (answers(-side, 0) && answers(side, 0));
        const high =
          height >= least - 0.5 || (answers(0, -side) && answers(0, side));
        if (!wide || !high) {
          const name =
            element.getAttribute("aria-label") ?? element.textContent.trim();
          found.add(
            `${width.toFixed(0)}x${height.toFixed(0)} ${element.className}: ${name}`,
          );
        }
      }
      return [...found];
    },
    /** Actions no control stands for. */
    missing: (actions) =>
      actions.filter((action) => all(named(action)).length === 0),
  };
})();
