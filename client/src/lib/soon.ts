/** Milliseconds after which the first screen has long been painted, even on a slow phone. */
const SOON = 3000;

/**
 * Have parts that the first screen does without fetched soon after it, so that they are there even when the server is not.
 * Returns what calls that off. A part that cannot be fetched now is fetched when it is asked for.
 */
export function soon(...parts: (() => Promise<unknown>)[]): () => void {
  const timer = setTimeout(() => {
    for (const fetched of parts) fetched().catch(() => undefined);
  }, SOON);
  return () => clearTimeout(timer);
}
