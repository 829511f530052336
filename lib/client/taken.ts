/** Results that the visitor has: downloaded, in a ZIP, or copied. */
const taken = new WeakSet<object>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Notes that the visitor has some results. */
export function markTaken(...results: readonly object[]): void {
  for (const result of results) taken.add(result);
  tell();
}

/** Notes that the visitor has changed a result since. */
export function markChanged(result: object): void {
  taken.delete(result);
  tell();
}

export const isTaken = (result: object): boolean => taken.has(result);

/** Calls `listener` when something was taken. Returns what ends that. */
export function onTaken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
