import { parts } from "./parts";

/** Keeps the parts of a document. What is known stays, since scripts may have changed the element meanwhile. */
export function collectParts(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>("[data-part]")) {
    const { part = "" } = element.dataset;
    if (!parts.has(part)) parts.set(part, { __html: element.innerHTML });
  }
}

const fetched = new Map<string, Promise<void>>();

/** Fetches the document of a page for its parts, once. @throws TypeError if the server cannot be reached */
export function fetchParts(path: string): Promise<void> {
  const fetching = fetched.get(path) ?? read(path);
  fetched.set(path, fetching);
  fetching.catch(() => fetched.delete(path));
  return fetching;
}

async function read(path: string): Promise<void> {
  // A 404 is a page too.
  const response = await fetch(path);
  collectParts(new DOMParser().parseFromString(await response.text(), "text/html"));
}

const awaited = new Map<string, Promise<void>>();

/**
 * Waits until a part of a page is known, the same promise each time. If it cannot be had (offline, or the server has a
 * newer version of the page), the browser loads the page itself.
 */
export function awaitPart(part: string, path: string): Promise<void> {
  const waiting = awaited.get(part) ?? waitFor(part, path).finally(() => awaited.delete(part));
  awaited.set(part, waiting);
  return waiting;
}

async function waitFor(part: string, path: string): Promise<void> {
  await fetchParts(path).catch(() => {});
  if (parts.has(part)) return;
  location.assign(path);
  await new Promise(() => {});
}
