import { atBase } from "../base-path";

type Handover = { path: string; files: readonly File[] };

let waiting: Handover | undefined;
let offered: Handover | undefined;

const filesHere = (handover?: Handover) =>
  handover?.path.toLowerCase() === location.pathname.toLowerCase() ? handover.files : [];

/**
 * Hands files over to the page at `path`, which may have a fragment. They arrive only with a client navigation, because a
 * new document starts without them.
 */
export function handOver(path: string, files: readonly File[]): void {
  const [page = ""] = path.split("#");
  waiting = { path: atBase(page), files };
}

/** Keeps the files that this page offers to hand over. When the visitor comes back, it gets those that have not arrived anywhere. */
export function keepOffered(files: readonly File[]): void {
  offered = { path: location.pathname, files };
}

/** Returns the files that were handed over to this page, or that it has not handed over yet. A second call returns no arrivals. */
export function takeHandedOver(): readonly File[] {
  const arrived = filesHere(waiting);
  waiting = undefined;
  if (offered) offered.files = offered.files.filter((file) => !arrived.includes(file));
  return arrived.length > 0 ? arrived : filesHere(offered);
}
