// Names short enough for a small tile, by tile id. A tile without one shows the beginning of its name.
export const SHORT: Readonly<Record<string, string>> = {
  T01: "Hallstatt", T02: "Sibiu", T03: "Giethoorn", T04: "Matera", T05: "Colmar", T06: "Kazimierz", T07: "Bibury", T08: "Plovdiv",
  T09: "Black Forest", T10: "Brocéliande", T11: "Białowieża", T12: "Hallingdal",
  T13: "Reykjavík", T14: "Lisboa", T15: "Ragusa", T16: "Saint-Malo", T17: "Bergen", T18: "Valletta",
  T19: "The Saints", T20: "Mostar", T21: "Rialto", T22: "Devil’s Br.",
  T23: "Snow Oath", T24: "Delphi", T25: "Santiago", T26: "The Kites",
  T27: "Hradčany", T28: "Carcassonne", T29: "Bran", T30: "Eilean Donan",
  T31: "Alhambra", T32: "Ten Th. Lamps", wayfarers_gate: "The Gate",
};

/** The short name of a tile. */
export function shortName(id: string, name: string): string {
  const known = SHORT[id];
  if (known) return known;
  const words = name.split(" ");
  let short = words.shift() ?? name;
  for (const word of words) {
    if (short.length + word.length >= 13) break;
    short += ` ${word}`;
  }
  return short;
}
