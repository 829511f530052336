import type { PdfFacts } from "../types";
import type { PdfDocument } from "./document";

const MAX_BOOKMARKS = 10_000;
/** Characters of a title that are read: it becomes the name of a file. Many bookmarks may share one of megabytes. */
const MAX_TITLE = 255;

/** Lists the bookmarks of the first level that lead to a page of the document, in their order. */
export function bookmarksOf({ pdfium, handle, pages }: PdfDocument): NonNullable<PdfFacts["bookmarks"]> {
  const { c } = pdfium;
  const bookmarks: { title: string; page: number }[] = [];
  const seen = new Set<number>();
  let bookmark = c.FPDFBookmark_GetFirstChild(handle, 0);
  while (bookmark !== 0 && !seen.has(bookmark) && seen.size < MAX_BOOKMARKS) {
    seen.add(bookmark);
    const own = c.FPDFBookmark_GetDest(handle, bookmark);
    const action = own === 0 ? c.FPDFBookmark_GetAction(bookmark) : 0;
    const destination = action === 0 ? own : c.FPDFAction_GetDest(handle, action);
    const place = destination === 0 ? -1 : c.FPDFDest_GetDestPageIndex(handle, destination);
    if (place >= 0 && place < pages) {
      const size = c.FPDFBookmark_GetTitle(bookmark, 0, 0);
      const pointer = pdfium.copyIn(new Uint8Array(size));
      c.FPDFBookmark_GetTitle(bookmark, pointer, size);
      // UTF-16, with a zero at its end.
      const length = Math.max(0, Math.min(size - 2, 2 * MAX_TITLE));
      const title = Buffer.from(pdfium.view(pointer, length)).toString("utf16le");
      pdfium.free(pointer);
      bookmarks.push({ title, page: place + 1 });
    }
    bookmark = c.FPDFBookmark_GetNextSibling(handle, bookmark);
  }
  return bookmarks;
}
