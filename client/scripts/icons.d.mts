/** What is asked for (the path of an icons.yaml), and the path of the sheet that answers it. */
export const SHEETS: { names: string; out: string }[];

/** The icon sheet as it should be, made from an icons.yaml and the icon package. */
export function sheet(names: string): string;
