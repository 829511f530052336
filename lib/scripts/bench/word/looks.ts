import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { meanSsim } from "../ssim";
import { drawPages, type Office } from "./programs";

/** At this density letters are gray bars: what counts is where text stands. */
const DPI = 36;

async function draw(pdf: string, folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (!existsSync(pdf)) return [];
  drawPages(pdf, join(folder, "page"), DPI);
  return (await readdir(folder)).sort().map((name) => join(folder, name));
}

/** Returns how alike two pages look, 0 to 1, as the mean structural similarity of their gray values. */
async function likeness(a: string, b: string): Promise<number> {
  const { width, height } = await sharp(a).metadata();
  const fitted = `${b}.fitted.png`;
  await sharp(b).resize(width, height, { fit: "fill" }).toFile(fitted);
  return Math.max(0, await meanSsim(a, fitted));
}

/** Draws documents in one call; if LibreOffice hangs on one of them, each by itself. */
function drawAll(office: Office, folder: string, inputs: readonly string[]): void {
  try {
    office("pdf", folder, inputs);
  } catch {
    for (const input of inputs.filter((path) => !existsSync(join(folder, `${basename(path, ".docx")}.pdf`))))
      try {
        office("pdf", folder, [input]);
      } catch {
        // It has no looks.
      }
  }
}

/** A document's looks: how many pages it has, and their likeness to those of the PDF. */
export type Looks = { pages: number; likeness: number };

/**
 * Draws Word documents with LibreOffice and compares their pages with the PDF's; a page that only one has scores 0.
 *
 * @param documents pairs of a PDF and a .docx
 */
export async function compareLooks(
  folder: string,
  office: Office,
  documents: readonly (readonly [pdf: string, docx: string])[],
): Promise<Looks[]> {
  const drawn = join(folder, "drawn");
  await rm(drawn, { recursive: true, force: true });
  await mkdir(drawn, { recursive: true });
  const inputs = documents.map(([, docx]) => docx).filter(existsSync);
  drawAll(office, drawn, inputs);
  const all: Looks[] = [];
  for (const [pdf, docx] of documents) {
    const name = basename(docx, ".docx");
    const expected = await draw(pdf, join(folder, "pages", `${name}-pdf`));
    const given = await draw(join(drawn, `${name}.pdf`), join(folder, "pages", name));
    const both = expected.slice(0, given.length);
    let sum = 0;
    for (const [i, page] of both.entries()) sum += await likeness(page, given[i] as string);
    all.push({ pages: given.length, likeness: sum / Math.max(1, expected.length, given.length) });
  }
  return all;
}
