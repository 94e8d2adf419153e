const checks = new Set<() => boolean>();

/** Adds a check for text that the server does not have yet. Returns a function that removes it. */
export function addUnsavedCheck(hasUnsaved: () => boolean): () => void {
  checks.add(hasUnsaved);
  return () => checks.delete(hasUnsaved);
}

/** Whether anything on the page holds text that the server does not have yet. */
export const hasUnsavedText = (): boolean => [...checks].some((hasUnsaved) => hasUnsaved());
