import {
  areaOf,
  type Box,
  combine,
  grownBy,
  heightOf,
  holds,
  intersect,
  inverse,
  type Matrix,
  widthOf,
} from "../../../geometry";
import type { ScannedPage } from "../../../text-layer/types";
import type { Glyph, Rules } from "../../types";
import { drawOnPaper } from "../bitmaps";
import { withLabels } from "../drawings";
import { objectTypes, type Reader, type View, walkObjects } from "../objects";
import type { RawPicture } from "../pictures";
import { pictures as picturesSettings, scan as settings } from "../settings";
import type { ColorRaster, ScannedWord } from "./ink";
import { findPictureRegions } from "./regions";

const isWord = /[\p{L}\p{N}]/u;

/** Returns the words of a scan in points. */
export function wordsOfScan({ paragraphs, scale }: ScannedPage): ScannedWord[] {
  const lines = paragraphs.flatMap(({ lines }) => lines);
  return lines.flatMap(({ words }, line) =>
    words.map(({ text, confidence, left, top, right, bottom }) => ({
      text,
      confidence,
      line,
      left: left / scale,
      top: top / scale,
      right: right / scale,
      bottom: bottom / scale,
    })),
  );
}

/**
 * Draws a part of the straightened page.
 *
 * @param seen the page as PDFium displays it
 * @param scale pixels per point
 */
function drawStraight(
  { document, page, view }: Reader,
  seen: View,
  box: Box,
  scale: number,
): ColorRaster | undefined {
  const { pdfium } = document;
  const [width, height] = [widthOf(box), heightOf(box)].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  // FPDF_RenderPageBitmapWithMatrix first fits the page into whole points.
  const [x, y] = [seen.width / Math.trunc(seen.width), seen.height / Math.trunc(seen.height)];
  const place: Matrix = [scale, 0, 0, scale, -box.left * scale, -box.top * scale];
  const matrix = combine([x, 0, 0, y, 0, 0], combine(inverse(seen.matrix), combine(view.matrix, place)));
  return drawOnPaper(document, width, height, (bitmap) => {
    const floats = new Float32Array([...matrix, 0, 0, width, height]);
    const at = pdfium.copyIn(new Uint8Array(floats.buffer));
    pdfium.c.FPDF_RenderPageBitmapWithMatrix(bitmap, page, at, at + 6 * 4, 0);
    pdfium.free(at);
  });
}

/** Returns the pixels per point of the page's largest picture, and whether it is stored as a photo. */
function scanOf(reader: Reader): { density: number; isPhoto: boolean } {
  const { document, scratch, view } = reader;
  const { c } = document.pdfium;
  let [most, isPhoto] = [0, false];
  for (const { object, type } of walkObjects(reader)) {
    if (type !== objectTypes.image) continue;
    if (!c.FPDFImageObj_GetImagePixelSize(object, scratch.at(0), scratch.at(1))) continue;
    const pixels = Math.max(scratch.i32(0), scratch.i32(1));
    if (pixels <= most) continue;
    most = pixels;
    const filter = scratch.text((buffer, size) => c.FPDFImageObj_GetImageFilter(object, 0, buffer, size));
    isPhoto = filter === "DCTDecode" || filter === "JPXDecode";
  }
  const density = most === 0 ? picturesSettings.maxDensity : most / Math.max(view.width, view.height);
  return { density: Math.min(picturesSettings.maxDensity / 72, Math.max(1, density)), isPhoto };
}

/** Drops channels that say the same: gray scans are often stored in color. */
function withoutGray({ pixels, width, height }: ColorRaster): { pixels: Uint8Array; channels: 1 | 3 } {
  const gray = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < gray.length; at++, from += 3) {
    const [r, g, b] = [pixels[from] as number, pixels[from + 1] as number, pixels[from + 2] as number];
    if (Math.max(r, g, b) - Math.min(r, g, b) > settings.color) return { pixels, channels: 3 };
    gray[at] = (r * 77 + g * 150 + b * 29) >> 8;
  }
  return { pixels: gray, channels: 1 };
}

/** Returns what is legible in a picture, for its description. */
export function altOf(box: Box, words: readonly ScannedWord[]): string {
  const labels = words.filter(
    (word) => word.confidence >= settings.sureWord && isWord.test(word.text) && holds(box, word),
  );
  return labels
    .map(({ text }) => text)
    .join(" ")
    .slice(0, settings.maxAlt);
}

/** Returns the words that belong to pictures. */
export function wordsOn<T extends ScannedWord>(boxes: readonly Box[], words: readonly T[]): T[] {
  const inside = words.filter((word) => boxes.some((box) => holds(box, word)));
  const [sureInside, sure] = [countSure(inside), countSure(words)];
  return inside.filter(
    ({ line, confidence }) =>
      confidence < settings.sureText || 2 * (sureInside.get(line) ?? 0) >= (sure.get(line) ?? 0),
  );
}

/** Counts the sure readings of each line. */
function countSure(words: readonly ScannedWord[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { line, confidence } of words)
    if (confidence >= settings.sureText) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** Returns the text of a scan without the words that belong to pictures. */
export function withoutPictures(scan: ScannedPage, boxes: readonly Box[]): ScannedPage {
  const all = wordsOfScan(scan);
  const taken = new Set(wordsOn(boxes, all));
  let at = 0;
  const paragraphs = scan.paragraphs.map(({ lines }) => ({
    lines: lines
      .map((line) => ({ ...line, words: line.words.filter(() => !taken.has(all[at++] as ScannedWord)) }))
      .filter(({ words }) => words.length > 0),
  }));
  return { ...scan, paragraphs: paragraphs.filter(({ lines }) => lines.length > 0) };
}

/**
 * Cuts the pictures of a scanned page out of it, in the colors of the scan, and finds its lines.
 *
 * @param seen the page as PDFium displays it; `reader.view` is straight
 * @param glyphs the characters of the page, some of which are labels beside pictures
 */
export function cutScanPictures(
  reader: Reader,
  seen: View,
  words: readonly ScannedWord[],
  glyphs: readonly Glyph[],
): { pictures: RawPicture[]; rules: Rules } {
  const { view } = reader;
  const whole = { left: 0, top: 0, right: view.width, bottom: view.height };
  const scale = Math.min(
    settings.searchScale,
    Math.sqrt(settings.maxSearchPixels / (view.width * view.height)),
  );
  const raster = drawStraight(reader, seen, whole, scale);
  if (!raster) return { pictures: [], rules: { horizontal: [], vertical: [] } };
  const { regions, rules } = findPictureRegions(raster, raster.width / view.width, words);
  if (regions.length === 0) return { pictures: [], rules };
  const { density, isPhoto } = scanOf(reader);
  const pictures = regions.slice(0, settings.maxPictures).flatMap((region): RawPicture[] => {
    const { photo } = region;
    const box = intersect(whole, grownBy(withLabels(region, glyphs), settings.margin));
    const most = Math.sqrt(settings.maxPixels / areaOf(box));
    const cut = drawStraight(reader, seen, box, Math.min(density, most));
    if (!cut) return [];
    const { width, height } = cut;
    return [{ ...box, ...withoutGray(cut), width, height, photo: photo || isPhoto, alt: altOf(box, words) }];
  });
  return { pictures, rules };
}
