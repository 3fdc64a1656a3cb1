// Every piece of text on the screen with its colour, its size and where it stands.
() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const over = (e) => {
    let alpha = 1;
    for (let up = e; up; up = up.parentElement) alpha *= Number(getComputedStyle(up).opacity);
    return alpha;
  };
  /** The boxes that cut off what is scrolled out of them. */
  const clipping = (e) => {
    const boxes = [];
    for (let up = e; up; up = up.parentElement) if (getComputedStyle(up).overflow !== "visible") boxes.push(up.getBoundingClientRect());
    return boxes;
  };
  // What is dimmed to let something else stand out is not there to be read now.
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const e = node.parentElement;
    if (words === "" || !e || e.closest("[aria-disabled=true], [inert], .off, .dim, .unseen, option, title, style, script, defs")) continue;
    if (!e.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const svg = e instanceof SVGElement;
    const edges = clipping(e);
    const boxes = svg ? [e.getBoundingClientRect()] : [...range.getClientRects()];
    const style = getComputedStyle(e);
    if (svg && style.stroke !== "none") continue;
    for (const { x, y, width, height } of boxes) {
      const [cx, cy] = [x + width / 2, y + height / 2];
      if (width < 3 || height < 5 || cx < 0 || cy < 0 || cx >= innerWidth || cy >= innerHeight) continue;
      if (edges.some((edge) => x < edge.left - 1 || y < edge.top - 1 || x + width > edge.right + 1 || y + height > edge.bottom + 1)) continue;
      // Wholly in sight: what something else lies over in part cannot be measured. What lies over a picture to be pressed hides nothing.
      const points = [[0.5, 0.5], [0.1, 0.15], [0.9, 0.15], [0.1, 0.85], [0.9, 0.85]].map(([u, v]) => document.elementFromPoint(x + width * u, y + height * v));
      const clear = (hit) => hit && (hit === e || e.contains(hit) || hit.contains(e) || (hit.matches(".node, button, a") && hit.closest("g, div, button, a")?.contains(e)));
      if (!points.every(clear)) continue;
      const size = svg ? height / 1.25 : parseFloat(style.fontSize);
      found.push({ words: words.slice(0, 40), x, y, width, height, size, bold: Number(style.fontWeight) >= 700, colour: svg ? style.fill : style.color, alpha: over(e), where: `${e.tagName.toLowerCase()}.${[...e.classList].filter((c) => !c.startsWith("svelte-")).join(".")} in .${[...(e.parentElement?.classList ?? [])][0] ?? ""}` });
    }
  }
  return found;
}
