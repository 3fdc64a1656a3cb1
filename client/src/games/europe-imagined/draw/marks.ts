// Everything that lies on a tile or stands on it: glyph, Renown seal, Legend token, claim banner, pawn. In tile units
// (200 a side), as SVG markup that holds no text of any user.
import { num } from "./pen";
import { seatLetter, type Kind, type LegendMark } from "./types";

const DARK = "#1c1512";
const CREAM = "#fff4dc";

export const escapeXml = (s: string): string =>
  s.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

interface TextStyle {
  fill?: string;
  weight?: number;
  family?: string;
  extra?: string;
}
/** A centred line of text. */
export function txt(s: string | number, x: number, y: number, size: number, o: TextStyle = {}): string {
  const { fill = "var(--a-ink)", weight = 800, family = "var(--f-text)", extra = "" } = o;
  return `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}" font-weight="${weight}" font-family="${family}" text-anchor="middle" fill="${fill}" ${extra}>${escapeXml(String(s))}</text>`;
}

/** Reference to a glyph of the icon sheet. Until the sheet has come it draws nothing. */
export const glyphId = (group: string, id: string): string => `ico-${group}-${id}`;

/** A glyph centred on x, y, s units wide. */
export const glyph = (group: string, id: string, x: number, y: number, s: number, fill = "currentColor"): string =>
  `<use href="#${glyphId(group, id)}" x="${num(x - s / 2)}" y="${num(y - s / 2)}" width="${num(s)}" height="${num(s)}" fill="${fill}"/>`;

export function kindGlyph(kind: Kind, x: number, y: number, r: number): string {
  return (
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="var(--k-${kind})" stroke="var(--a-ink)" stroke-width="${num(r * 0.11 + 0.4)}"/>` +
    glyph("kinds", kind, x, y, r * 1.3, "var(--on-k)")
  );
}

export function renownSeal(n: number, x: number, y: number, r: number): string {
  let d = "";
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 6.283;
    const k = i % 2 ? r * 0.88 : r * 1.03;
    d += `${i ? "L" : "M"}${num(x + Math.cos(a) * k)} ${num(y + Math.sin(a) * k)}`;
  }
  return (
    `<path d="${d}Z" fill="var(--a-seal)" stroke="#2b211c" stroke-width="${num(r * 0.1 + 0.3)}" stroke-linejoin="round"/>` +
    txt(n, x, y + r * 0.46, r * 1.36, { fill: "#2b211c" })
  );
}

function shield(x: number, y: number, s: number, value: string | number, width: number): string {
  const long = String(value).length > 1;
  const d = `M${num(x - s)} ${num(y - s * 0.9)}H${num(x + s)}V${num(y + s * 0.2)}C${num(x + s)} ${num(y + s * 0.8)} ${num(x + s * 0.4)} ${num(y + s * 1.15)} ${num(x)} ${num(y + s * 1.3)}C${num(x - s * 0.4)} ${num(y + s * 1.15)} ${num(x - s)} ${num(y + s * 0.8)} ${num(x - s)} ${num(y + s * 0.2)}Z`;
  return (
    `<path d="${d}" fill="#231b18" stroke="${CREAM}" stroke-width="${num(width)}"/>` +
    txt(value, x, y + s * 0.68, s * (long ? 1.4 : 1.65), { fill: CREAM, extra: long ? 'letter-spacing="-0.5"' : "" })
  );
}

/** A Legend. Face up: its face on the colour of its class, Might on a shield. Face down: the harlequin back and a
 *  question mark; a viewer who has seen it gets its face in the harlequin ring instead. */
export function legendToken(mark: LegendMark, legendClass: string | undefined, x: number, y: number, r: number): string {
  const known = mark.id !== undefined;
  const ring = mark.faceDown || !legendClass ? "url(#pat-trickster)" : `var(--c-${legendClass})`;
  const disc = `<circle cx="${num(x + r * 0.05)}" cy="${num(y + r * 0.09)}" r="${num(r)}" fill="#0004"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${ring}" stroke="${DARK}" stroke-width="${num(r * 0.075)}"/>`;
  const value = mark.might ?? "?";
  const might = shield(x + r * 0.66, y + r * 0.62, r * 0.56, value, r * 0.07);
  if (!known || mark.id === undefined)
    return `${disc}<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.6)}" fill="#231b18"/>${glyph("signs", "trickster", x, y, r * 1.06, "#ffe6b0")}${might}`;
  const dash = mark.faceDown ? ` stroke-dasharray="${num(r * 0.16)} ${num(r * 0.12)}"` : "";
  return `${disc}<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.8)}" fill="#fbf1da" stroke="${DARK}" stroke-width="${num(r * 0.05)}"${dash}/>${glyph("legends", mark.id, x, y - r * 0.04, r * 1.22, "#2b211c")}${might}`;
}

/** A claim: a hanging banner in the owner's colour and pattern, with the seat's letter. */
export function banner(seat: number, x: number, y: number, w: number, h: number): string {
  const s = seatLetter(seat);
  const d = `M${x} ${y}H${x + w}V${num(y + h)}L${num(x + w / 2)} ${num(y + h * 0.8)}L${x} ${num(y + h)}Z`;
  const rod = `M${x - 4} ${y - 1}H${x + w + 4}`;
  return (
    `<path d="${rod}" stroke="${DARK}" stroke-width="4.4" stroke-linecap="round"/><path d="${rod}" stroke="#c99a4b" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${CREAM}" stroke-width="5" stroke-linejoin="round"/><path d="${d}" fill="url(#pat-${s})" stroke="${DARK}" stroke-width="2" stroke-linejoin="round"/>` +
    `<circle cx="${num(x + w / 2)}" cy="${num(y + h * 0.4)}" r="${num(w * 0.36)}" fill="#fff8e6" stroke="${DARK}" stroke-width="1.6"/>` +
    txt(s.toUpperCase(), x + w / 2, y + h * 0.4 + w * 0.235, w * 0.64, { fill: DARK })
  );
}

const PAWN = "M-13.5 0C-12.5 -8 -6 -12 -5.5 -22H5.5C6 -12 12.5 -8 13.5 0C7 4.6 -7 4.6 -13.5 0Z";

/** A pawn with its foot on 0, 0. */
export function pawn(seat: number, active = false): string {
  const s = seatLetter(seat);
  const ground = active
    ? '<ellipse rx="20" ry="8.5" fill="var(--glow)" stroke="#5d3700" stroke-width="1.6"/>'
    : '<ellipse cx="1.5" cy="1" rx="14" ry="5" fill="#0005"/>';
  return (
    `${ground}<path d="${PAWN}" fill="none" stroke="${CREAM}" stroke-width="4.6"/><path d="${PAWN}" fill="url(#pat-${s})" stroke="${DARK}" stroke-width="1.8"/>` +
    `<circle cy="-28" r="11.8" fill="${CREAM}"/><circle cy="-28" r="10" fill="var(--seat-${s})" stroke="${DARK}" stroke-width="1.8"/>` +
    txt(s.toUpperCase(), 0, -22.6, 15.5, { fill: "var(--on-seat)" })
  );
}
