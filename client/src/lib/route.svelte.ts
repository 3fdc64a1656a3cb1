// Where one is, by the History API. Codes are in the address, secrets never are.

/** What of a game is looked back at. */
export interface Look {
  /** The moment, by the number of its step. */
  at: number | null;
  /** A stretch that is shown from its beginning to its end. */
  from: number | null;
  to: number | null;
  /** Whose eyes; null: those of who looks. */
  eyes: number | null;
}

export type Place =
  | { at: "home" }
  | { at: "new" }
  | { at: "about" }
  | { at: "table"; code: string; look: Look | null }
  | { at: "tv"; code: string }
  | { at: "nowhere" };

export function placeOf(address: string): Place {
  const { pathname, searchParams } = new URL(address, "http://x");
  const parts = pathname.split("/").filter(Boolean);
  if (parts.length === 0) return { at: "home" };
  if (parts.length === 1 && (parts[0] === "new" || parts[0] === "about")) return { at: parts[0] };
  const code = parts[1];
  if (parts[0] === "t" && code !== undefined) {
    const tidy = tidyCode(decodeURIComponent(code));
    if (parts.length === 2) return { at: "table", code: tidy, look: null };
    if (parts.length === 3 && parts[2] === "replay") return { at: "table", code: tidy, look: lookOf(searchParams) };
    if (parts.length === 3 && parts[2] === "tv") return { at: "tv", code: tidy };
  }
  return { at: "nowhere" };
}

function lookOf(query: URLSearchParams): Look {
  const number = (name: string): number | null => {
    const value = query.get(name) ?? "";
    return /^\d{1,9}$/.test(value) ? Number(value) : null;
  };
  return { at: number("at"), from: number("from"), to: number("to"), eyes: number("eyes") };
}

/** A code as people type it, in the form the server knows. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, "");

export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;

/** The address of a moment. It says where, never who. */
export function replayPath(code: string, look: Partial<Look>): string {
  const query = new URLSearchParams();
  for (const name of ["at", "from", "to", "eyes"] as const) {
    const value = look[name];
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return `${tablePath(code)}/replay${query.size > 0 ? `?${query.toString()}` : ""}`;
}

class Route {
  place = $state.raw<Place>(placeOf(location.href));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.href)));
  }

  go(path: string): void {
    if (path !== location.pathname + location.search) history.pushState(null, "", path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }

  /** The same without a way back. */
  swap(path: string): void {
    history.replaceState(null, "", path);
    this.place = placeOf(path);
  }
}

export const route = new Route();

/** For links: follow them without loading the page anew, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
