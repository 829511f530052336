import { atBase } from "../base-path";

let waiting: { path: string; files: readonly File[] } | undefined;

const samePath = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Hands files over to the page at `path`, which may have a fragment. They arrive only with a client navigation, because a
 * new document starts without them.
 */
export function handOver(path: string, files: readonly File[]): void {
  const [page = ""] = path.split("#");
  waiting = { path: page, files };
}

/** Returns the files that were handed over to this page. A second call returns none. */
export function takeHandedOver(): readonly File[] {
  const handed = waiting;
  waiting = undefined;
  return handed && samePath(atBase(handed.path), location.pathname) ? handed.files : [];
}
