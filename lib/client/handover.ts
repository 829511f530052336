let waiting: { path: string; files: readonly File[] } | undefined;

const samePath = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Carries files to the page at `path`, which may have a fragment. They are there only after a client navigation, which keeps the document. */
export function handOver(path: string, files: readonly File[]): void {
  const [page = ""] = path.split("#");
  waiting = { path: page, files };
}

/** Takes the files that were carried to this page. A second call returns none. */
export function takeHandedOver(): readonly File[] {
  const handed = waiting;
  waiting = undefined;
  return handed && samePath(handed.path, location.pathname) ? handed.files : [];
}
