import { atBase } from "../base-path";

type Handover = { path: string; files: readonly File[] };

let waiting: Handover | undefined;
let offered: Handover | undefined;
/** Path of the page that asked for its files last. The address is ahead of the page while a step back or forward is rendered. */
let here = "";

const filesHere = (handover?: Handover) =>
  handover?.path.toLowerCase() === here.toLowerCase() ? handover.files : [];

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
  offered = { path: here, files };
}

/** Returns the files that were handed over to this page, or that it has not handed over yet. A second call returns no arrivals. */
export function takeHandedOver(): readonly File[] {
  here = location.pathname;
  const arrived = filesHere(waiting);
  waiting = undefined;
  if (offered) offered.files = offered.files.filter((file) => !arrived.includes(file));
  return arrived.length > 0 ? arrived : filesHere(offered);
}
