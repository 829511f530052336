import type { PdfDocument } from "../../document";
import type { Box } from "../../geometry";
import type { Pointer, Scratch } from "../../pdfium";
import { page as settings } from "./settings";

/** PDFACTION_URI of `FPDFAction_GetType` (fpdf_doc.h). */
const ACTION_URI = 3;
const safeAddress = /^(https?:|mailto:)[^\s]+$/i;

/** A link to the web, to mail or to a {@link placeAddress}; the box is in the page's own coordinates. */
export type Link = { address: string; box: Box };

/** Names a place of the document by its page, from 1, and the distance from the page's upper edge in points. */
const placeAddress = (page: number, top: number): string => `#${page}:${Math.round(top)}`;

/** Returns where a link inside the document leads. Overwrites the slots 1 to 6. */
function placeOf(
  { pdfium: { c }, handle }: PdfDocument,
  link: Pointer,
  scratch: Scratch,
): string | undefined {
  const destination = c.FPDFLink_GetDest(handle, link);
  if (destination === 0) return undefined;
  const index = c.FPDFDest_GetDestPageIndex(handle, destination);
  if (index < 0 || !c.FPDF_GetPageSizeByIndexF(handle, index, scratch.at(1))) return undefined;
  const [, height = 0] = scratch.f32s(1, 2);
  const [hasX, hasY, hasZoom, x, y, zoom] = [1, 2, 3, 4, 5, 6].map(scratch.at) as Six;
  const known = c.FPDFDest_GetLocationInPage(destination, hasX, hasY, hasZoom, x, y, zoom);
  return placeAddress(index + 1, known && scratch.i32(2) !== 0 ? height - scratch.f32(5) : 0);
}

type Six = [Pointer, Pointer, Pointer, Pointer, Pointer, Pointer];

/** Reads the links to the web and to mail, and those inside the document. */
export function extractLinks(document: PdfDocument, page: Pointer, scratch: Scratch): Link[] {
  const { pdfium, handle } = document;
  const { c } = pdfium;
  const links: Link[] = [];
  const [position, found, rectangle] = [scratch.at(0), scratch.at(1), scratch.at(2)];
  // The first call needs a position of 0.
  scratch.clear();
  for (let count = 0; count < settings.maxLinks && c.FPDFLink_Enumerate(page, position, found); count++) {
    const link = scratch.i32(1);
    if (!c.FPDFLink_GetAnnotRect(link, rectangle)) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = scratch.f32s(2, 4);
    const action = c.FPDFLink_GetAction(link);
    const isWeb = action !== 0 && c.FPDFAction_GetType(action) === ACTION_URI;
    const address = isWeb
      ? scratch.text((buffer, size) => c.FPDFAction_GetURIPath(handle, action, buffer, size))
      : placeOf(document, link, scratch);
    if (!address || (isWeb && !safeAddress.test(address))) continue;
    links.push({ address, box: { left, top, right, bottom } });
  }
  return links;
}
