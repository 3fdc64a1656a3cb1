// What a person sees on the page: every control with its name, its state, where it is and a point where a finger would hit it.
// Reads only what is drawn; nothing of the program inside.
() => {
  const CONTROLS = "button, a[href], input, select, [role=button]";
  const GRID = [0.5, 0.25, 0.75, 0.1, 0.9];

  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const dialog = dialogs.at(-1) ?? null;

  const words = (e) => (e.getAttribute("aria-label") ?? e.labels?.[0]?.innerText ?? e.innerText ?? "").trim();
  const shown = (e) => {
    const box = e.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(e).visibility !== "hidden";
  };
  /** The part of a box that no scrolling ancestor and no edge of the screen cuts off. */
  function visible(e) {
    const box = e.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let up = e.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const edge = up.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return right - left > 2 && bottom - top > 2 ? { left, top, width: right - left, height: bottom - top } : null;
  }
  /** Where a finger would meet the control itself and nothing lying over it. */
  function spot(e) {
    const box = visible(e);
    if (!box) return null;
    for (const v of GRID) {
      for (const u of GRID) {
        const [x, y] = [box.left + box.width * u, box.top + box.height * v];
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === e || e.contains(hit))) return [x, y];
      }
    }
    return null;
  }
  function place(e) {
    if (e.closest("dialog")) return "dialog";
    if (e.closest("[role=status]")) return "notice";
    if (e.closest(".fight")) return "fight";
    if (e.closest(".ask, button.covered")) return "ask";
    const group = e.closest("[role=group][aria-label]");
    return group ? group.getAttribute("aria-label") : "";
  }
  const middle = (e) => {
    const box = e.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const glows = (e) => e.getAttribute("aria-pressed") === "false" && (e instanceof SVGElement || e.matches(".can, .can *, .entry"));

  const all = [...document.querySelectorAll(CONTROLS)];
  const controls = all.flatMap((e, index) => {
    if (!shown(e) || (dialog && !dialog.contains(e))) return [];
    if (e.closest("[role=log]") && e !== document.activeElement) return []; // names in what has been: there are hundreds, and nothing to be done
    return [
      {
        index,
        name: words(e),
        place: place(e),
        off: e.getAttribute("aria-disabled") === "true" || e.disabled === true,
        pressed: e.getAttribute("aria-pressed"),
        glows: glows(e),
        main: e.matches(".btn.primary"),
        quiet: e.matches(".ghost"),
        link: e.matches(".link, a"),
        radio: e.type === "radio",
        on: e.checked === true,
        spot: spot(e),
        middle: middle(e),
        focused: e === document.activeElement,
      },
    ];
  });
  const asks = document.querySelector("button.covered span") ?? document.querySelector(".fight .asked") ?? document.querySelector(".fight .form h2") ?? document.querySelector(".ask h2");
  return {
    dialog: dialog ? (dialog.getAttribute("aria-label") ?? "") : null,
    prompt: asks ? asks.innerText.trim() : null,
    told: [...document.querySelectorAll(".link p")].filter((e) => spot(e) !== null).map((e) => e.innerText.trim()).join(" "),
    text: [...document.querySelectorAll(".fight, .ask, button.covered")].map((e) => e.innerText).join("\n"),
    controls,
    count: all.length,
  };
}
