import type { PdfDocument } from "../../document";
import type { Pointer, Scratch } from "../../pdfium";
import { page as settings } from "./settings";

/** Structure types of parts of a paragraph (ISO 32000-1, 14.8.4.4); all others start a text of their own. */
const inline = new Set(
  ["Span", "Link", "Reference", "Quote", "Code", "Em", "Strong", "Sub", "Note", "Annot", "NonStruct"].concat([
    "BibEntry",
    "Ruby",
    "RB",
    "RT",
    "RP",
    "Warichu",
    "WT",
    "WP",
  ]),
);

type TaggedPage = { document: PdfDocument; page: Pointer; scratch: Scratch };

/** Which paragraph, heading or cell the tags put each marked content of a page into; none without tags. */
export type Paragraphs = ReadonlyMap<number, number>;

/**
 * Creates a function that reads the tags of a document's pages. Each page costs as much as the elements that it shares a
 * parent with, on whatever page they are, so pages after too many of them are read without tags.
 */
export function createTags(): (open: TaggedPage) => Paragraphs {
  let left: number = settings.maxTags;
  return ({ document, page, scratch }) => {
    const { c } = document.pdfium;
    const tree = left > 0 ? c.FPDF_StructTree_GetForPage(page) : 0;
    const paragraphs = new Map<number, number>();
    if (tree === 0) return paragraphs;
    const isInline = (element: Pointer) =>
      inline.has(
        scratch.text((buffer, size) => c.FPDF_StructElement_GetType(element, buffer, size), "utf16le"),
      );
    let count = 0;
    const roots = c.FPDF_StructTree_CountChildren(tree);
    const open = Array.from({ length: Math.min(roots, left) }, (_, i) => ({
      element: c.FPDF_StructTree_GetChildAtIndex(tree, i),
      paragraph: 0,
    }));
    left -= roots;
    for (let next = open.pop(); next && left > 0; next = open.pop()) {
      const { element } = next;
      const paragraph = next.paragraph > 0 && isInline(element) ? next.paragraph : ++count;
      const children = c.FPDF_StructElement_CountChildren(element);
      left -= children;
      for (let i = 0; i < children && left > 0; i++) {
        const content = c.FPDF_StructElement_GetChildMarkedContentID(element, i);
        const child = content < 0 ? c.FPDF_StructElement_GetChildAtIndex(element, i) : 0;
        if (content >= 0) paragraphs.set(content, paragraph);
        else if (child !== 0) open.push({ element: child, paragraph });
      }
    }
    c.FPDF_StructTree_Close(tree);
    // What was not read could be the rest of a paragraph.
    return left > 0 ? paragraphs : new Map();
  };
}
