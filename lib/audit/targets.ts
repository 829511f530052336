import { deadLinks } from "../site/navigation";
import type { Page, Site } from "./site";

/** What the header promises and nobody has written yet: they are specified, and land on the 404 page. */
const promised: readonly string[] = deadLinks.map(({ path }) => path);

const hasId = ({ elements }: Page, id: string) => elements.some(({ attributes }) => attributes.id === id);

/** Spelled in another way it still answers, but by a redirect or beside its canonical address. */
const plain = (path: string) => path.replace(/(.)\/+$/, "$1").toLowerCase();

/**
 * What is wrong with an address of the site, as a clause, or undefined.
 *
 * @param url absolute; one of another site is never wrong
 */
export function faultOf(url: URL, { base, pages, file }: Site): string | undefined {
  if (url.origin !== base.origin) return undefined;
  const path = decodeURI(url.pathname);
  const page = pages.get(path);
  if (page && !page.isError) {
    const id = decodeURIComponent(url.hash.slice(1));
    return id && !hasId(page, id) ? `${path}${url.hash}, and there is no such place on it` : undefined;
  }
  if (promised.includes(path) || file(path)) return undefined;
  const meant = [...pages.values()].find((known) => !known.isError && plain(known.path) === plain(path));
  return meant ? `${path}, which is spelled ${meant.path}` : `${path}, which is not there`;
}
