import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { makePdf, rectangle, text } from "../../lib/engine/fixtures/pdf";
import type { Passwords } from "../../lib/engine/fixtures/pdf-encrypt";
import { photoPage } from "../../lib/engine/fixtures/pdf-photos";
import { tableSamples } from "../../lib/site/samples";

/** Colors of the pages, in turn: as operands of a PDF, and as a picture of the page shows them. */
const paints = [
  { operands: "1 0 0", rgb: [255, 0, 0] },
  { operands: "0 1 0", rgb: [0, 255, 0] },
  { operands: "0 0 1", rgb: [0, 0, 255] },
] as const;

/** The size of every page in points. */
export const pageSize = [200, 100] as const;

/** Returns the color in the middle of a page, counted from 1. */
export const paintOf = (page: number) => paints[(page - 1) % paints.length]?.rgb ?? [];

/** Makes a PDF whose pages have their number on a color of their own. */
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

/** The site's own tables, in a PDF or a picture. */
export async function tables(kind: keyof typeof tableSamples) {
  const { path, name } = tableSamples[kind];
  const mimeType = kind === "document" ? "application/pdf" : "image/png";
  return { name, mimeType, buffer: await readFile(`public${path}`) };
}

/** Makes a PDF of one page with a photo that can be made much smaller. */
export const photoPdf = async () => ({
  name: "photo.pdf",
  mimeType: "application/pdf",
  buffer: await photoPage(),
});

/** Makes a PDF of one empty page. */
export const textless = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: makePdf([{ content: "" }]),
});

/** Makes a file of a given size that only begins like a PDF. */
export const pretended = (name: string, bytes: number) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.alloc(bytes, "%PDF-1.7 "),
});

/** Returns the width and height of each page in points, rounded. Throws if the bytes are not a PDF. */
export async function pageSizes(bytes: Buffer): Promise<{ width: number; height: number }[]> {
  if (bytes.subarray(0, 4).toString("latin1") !== "%PDF") throw new Error("This is not a PDF.");
  const document = await PDFDocument.load(bytes);
  return document.getPages().map((page) => {
    const { width, height } = page.getSize();
    return { width: Math.round(width), height: Math.round(height) };
  });
}
