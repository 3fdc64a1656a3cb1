// What is wrong with a page for a finger, for large letters and for somebody who sees no colours. Reads only what is drawn.
() => {
  const SIZE = 44;
  const CONTROLS = "button, a[href], input, select, [role=button]";
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].filter((c) => !c.startsWith("svelte-")).join(".")} "${(e.getAttribute("aria-label") ?? e.innerText ?? "").trim().slice(0, 40)}"`;
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && e.getClientRects().length > 0 && e.closest("[inert]") === null;
  const box = (e) => e.getBoundingClientRect();
  // A label is pressed in its input's stead; what only lies over something drawn is as large as that.
  const whole = (e) => (e.matches("input, select") ? (e.closest("label") ?? e) : e);
  const all = [...dialog.querySelectorAll(CONTROLS)].filter(shown);

  // Names, keywords and rule numbers in running text are as high as their line, as links in it are; places of the map grow with the map.
  const fingers = all.filter((e) => !e.matches(".name.link, .word.link, .rule.link, p a, .node, .skip")).filter((e) => {
    const { width, height } = box(whole(e));
    return width < SIZE - 0.5 || height < SIZE - 0.5;
  });

  /** The nearest box that cuts off without being able to be pushed along sideways. */
  const cutter = (e) => {
    for (let up = e.parentElement; up; up = up.parentElement) {
      const { overflowX } = getComputedStyle(up);
      if (overflowX === "auto" || overflowX === "scroll") return null;
      if (overflowX === "hidden" || overflowX === "clip") return up;
    }
    return null;
  };
  /** Words in it reach over its edge; what is placed across the edge on purpose is none of them. */
  const spills = (e) => {
    const words = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      let free = false;
      for (let up = node.parentElement; up && up !== e; up = up.parentElement) free ||= getComputedStyle(up).position === "absolute";
      const range = document.createRange();
      range.selectNodeContents(node);
      const [inner, outer] = [range.getBoundingClientRect(), box(e)];
      if (!free && inner.width > 0 && (inner.right > outer.right + 2 || inner.left < outer.left - 2)) return true;
    }
    return false;
  };
  const cut = all.filter((e) => !e.matches(".node, .skip")).filter((e) => {
    const edge = cutter(e);
    if (edge !== null && (box(e).left < box(edge).left - 1.5 || box(e).right > box(edge).right + 1.5)) return true;
    return e instanceof HTMLButtonElement && spills(e);
  });
  const words = [...dialog.querySelectorAll("h1, h2, h3, p, dt, dd, li, label, th, td, legend, output")].filter(shown).filter((e) => {
    if (e.matches(".unseen, .unseen *") || e.closest("[aria-hidden=true]")) return false;
    const edge = cutter(e);
    return edge !== null && e.innerText.trim() !== "" && (box(e).left < box(edge).left - 1.5 || box(e).right > box(edge).right + 1.5);
  });

  const bar = [...dialog.querySelectorAll("[data-area=ask] button:not(.link)")].filter(shown);
  const overlaps = bar.flatMap((a, i) =>
    bar.slice(i + 1).flatMap((b) => {
      if (a.contains(b) || b.contains(a) || a.closest(".foot, .buttons") !== b.closest(".foot, .buttons")) return [];
      const [p, q] = [box(a), box(b)];
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      return wide > 1 && high > 1 ? [`${name(a)} over ${name(b)}`] : [];
    }),
  );

  // Whatever has the colour of a seat says whose it is by a letter, a pattern or a name as well.
  const style = getComputedStyle(document.documentElement);
  const probe = document.body.appendChild(document.createElement("i"));
  const resolved = (value) => ((probe.style.color = ""), (probe.style.color = value), getComputedStyle(probe).color);
  const seats = new Set(["a", "b", "c", "d"].flatMap((s) => [`--seat-${s}`]).map((n) => resolved(style.getPropertyValue(n).trim())));
  probe.remove();
  const marked = (e) => {
    for (let up = e, n = 0; up && n < 4; up = up.parentElement, n += 1) {
      if (getComputedStyle(up).backgroundImage.includes("gradient")) return true;
      if (/(^|\s)[ABCD](\s|$)/.test(up.textContent.trim().slice(0, 200)) || up.querySelector?.(".mark, pattern, text")) return true;
      if (up instanceof SVGElement && /pat|url\(#/.test(up.outerHTML.slice(0, 2000))) return true;
    }
    return false;
  };
  const bare = [...dialog.querySelectorAll("*")].filter((e) => {
    if (e.closest("defs, .colour, .colours")) return false;
    const s = getComputedStyle(e);
    const filled = e instanceof SVGElement ? [s.fill, s.stroke] : [s.backgroundColor, s.borderTopColor];
    return filled.some((c) => seats.has(c)) && shown(e) && !marked(e);
  });

  // Tab leads from part to part of a table: what is in none of them would never have its turn. The big screen leaves Tab to the browser.
  const table = document.querySelector("[data-area]") !== null && !location.pathname.endsWith("/tv");
  const astray = [...document.querySelectorAll("main :is(button, a[href], input, select)")].filter((e) => table && shown(e) && !e.closest("[data-area], .skip, dialog"));

  return {
    astray: astray.map(name),
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    fingers: fingers.map((e) => `${name(e)} ${Math.round(box(whole(e)).width)}x${Math.round(box(whole(e)).height)}`),
    cut: cut.concat(words).map(name),
    overlaps,
    bare: bare.map(name),
  };
}
