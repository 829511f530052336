import { makePdf, rectangle, text } from "../../lib/engine/fixtures/pdf";
import type { Passwords } from "../../lib/engine/fixtures/pdf-encrypt";

/** Colours that pages are painted with, in turn: what PDF calls them, and what a picture of the page shows. */
const paints = [
  { operands: "1 0 0", rgb: [255, 0, 0] },
  { operands: "0 1 0", rgb: [0, 255, 0] },
  { operands: "0 0 1", rgb: [0, 0, 255] },
] as const;

/** Of every page, in points. */
export const pageSize = [200, 100] as const;

/** What the middle of a page (from 1) is painted with. */
export const paintOf = (page: number) => paints[(page - 1) % paints.length]?.rgb ?? [];

/** A PDF of so many pages, each with its number on its own colour. */
export function pdf(name: string, pages = 1, passwords?: Passwords) {
  const [width, height] = pageSize;
  const buffer = makePdf(
    Array.from({ length: pages }, (_, i) => ({
      box: pageSize,
      content: rectangle(paints[i % paints.length]?.operands ?? "", 0, 30, width, height) + page(i + 1),
    })),
    passwords && { encrypt: passwords },
  );
  return { name, mimeType: "application/pdf", buffer };
}

const page = (number: number) => `0 g ${text(`Page ${number}`, 10, 6, 18)}`;

/** A PDF whose one page has no text, as a scanner makes them. */
export const textless = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: makePdf([{ content: rectangle("0.5 0.5 0.5", 20, 20, 100, 50) }]),
});

/** A file that calls itself a PDF, of so many bytes. */
export const pretended = (name: string, bytes: number) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.alloc(bytes, "%PDF-1.7 "),
});
