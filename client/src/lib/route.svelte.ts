// Where one is, by the History API. Codes are in the address, secrets never are.

export type Place =
  | { at: "home" }
  | { at: "new" }
  | { at: "about" }
  | { at: "table"; code: string }
  | { at: "tv"; code: string }
  | { at: "nowhere" };

export function placeOf(path: string): Place {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0) return { at: "home" };
  if (parts.length === 1 && (parts[0] === "new" || parts[0] === "about")) return { at: parts[0] };
  const code = parts[1];
  if (parts[0] === "t" && code !== undefined) {
    const tidy = tidyCode(decodeURIComponent(code));
    if (parts.length === 2) return { at: "table", code: tidy };
    if (parts.length === 3 && parts[2] === "tv") return { at: "tv", code: tidy };
  }
  return { at: "nowhere" };
}

/** A code as people type it, in the form the server knows. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, "");

export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;

class Route {
  place = $state.raw<Place>(placeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.pathname)));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links: follow them without loading the page anew, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(link.pathname);
}
