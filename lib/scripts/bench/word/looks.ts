import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
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

/**
 * Draws a Word document with LibreOffice and compares its pages with the PDF's; a page that only one has scores 0.
 *
 * @returns the likeness of all pages, and how many the Word document has
 */
export async function looksOf(office: Office, pdf: string, docx: string): Promise<[number, number]> {
  const folder = `${docx}.drawn`;
  const drawn = docx.replace(/docx$/, "pdf");
  await rm(drawn, { force: true });
  try {
    office("pdf", dirname(docx), [docx]);
  } catch {
    // LibreOffice hangs on some, which have no looks.
  }
  const expected = await draw(pdf, join(folder, "expected"));
  const given = await draw(drawn, join(folder, "given"));
  let sum = 0;
  for (const [i, page] of expected.slice(0, given.length).entries())
    sum += await likeness(page, given[i] as string);
  return [sum / Math.max(1, expected.length, given.length), given.length];
}
