import type { PdfDocument } from "../document";
import type { Pointer, Scratch } from "../pdfium";
import type { Box } from "./types";

/** PDFACTION_URI of `FPDFAction_GetType` (fpdf_doc.h). */
const TO_ADDRESS = 3;
const MAX_LINKS = 2000;
const safe = /^(https?:|mailto:)[^\s]+$/i;

/** A place that opens an address; the box is in the page's own coordinates. */
export type Link = { address: string; box: Box };

/** Links to the web and to mail; those inside the document lead to pages that will not be the same. */
export function readLinks({ pdfium: { c }, handle }: PdfDocument, page: Pointer, scratch: Scratch): Link[] {
  const links: Link[] = [];
  const [position, found, rectangle] = [scratch.at(0), scratch.at(1), scratch.at(2)];
  // The first call wants a position of 0.
  scratch.clear();
  for (let count = 0; count < MAX_LINKS && c.FPDFLink_Enumerate(page, position, found); count++) {
    const link = scratch.i32(1);
    const action = c.FPDFLink_GetAction(link);
    if (action === 0 || c.FPDFAction_GetType(action) !== TO_ADDRESS) continue;
    const address = scratch.text((buffer, room) => c.FPDFAction_GetURIPath(handle, action, buffer, room));
    if (!safe.test(address) || !c.FPDFLink_GetAnnotRect(link, rectangle)) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map((i) => scratch.f32(2, i));
    links.push({ address, box: { left, top, right, bottom } });
  }
  return links;
}
