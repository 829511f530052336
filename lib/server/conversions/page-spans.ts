import { ConversionError } from "../../contract/errors";
import type { PageSpan } from "../../page-list";

/**
 * Lists the requested pages, each once, in the order of the document. A span may reach past the last page
 * ('3-99') but not lie behind it.
 *
 * @param pages of the document
 * @param limit of pages to list
 * @throws ConversionError `no_such_page` (limit: the last one); `too_many_pages` (limit)
 */
export function pagesOf(spans: readonly PageSpan[] | undefined, pages: number, limit: number): number[] {
  const requested = spans ?? [{ from: 1, to: pages }];
  if (requested.some(({ from }) => from > pages)) throw new ConversionError("no_such_page", { limit: pages });
  const chosen = new Set<number>();
  for (const { from, to } of requested)
    for (let page = from; page <= Math.min(to, pages); page++) {
      chosen.add(page);
      if (chosen.size > limit) throw new ConversionError("too_many_pages", { limit });
    }
  return [...chosen].sort((a, b) => a - b);
}
