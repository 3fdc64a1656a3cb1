/** Pixels of one rem: the size of letters that somebody has set in their browser. */
export const pixelsOfRem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
