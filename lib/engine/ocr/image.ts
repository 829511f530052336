import { writeFile } from "node:fs/promises";
import { decodeForPdf, openPicture } from "../image/pipeline";
import { MEGA } from "../image/source";
import { boxThrough, type Matrix } from "../pdf/geometry";
import type { JobResult, OcrImageJob } from "../types";
import { scalePicture } from "./picture";
import { recognizeText } from "./recognize";
import { plainText } from "./results";
import type { GrayRaster, ReadPage, ReadPicture } from "./types";

/** Larger pictures are made smaller, smaller ones larger: in between, the letters of photos and screenshots are legible. */
const PIXELS = { most: 14 * MEGA, least: 1.5 * MEGA } as const;
/** Letters of tiny pictures do not get clearer beyond this. */
const MAX_ENLARGEMENT = 3;
/** Pictures do not say how large they are: the longer side is taken for that of a sheet of A4, in inches. */
const SHEET_INCHES = 11.7;
const DPI = { least: 100, most: 300 } as const;

/** Returns by how much a picture is enlarged before it is read. */
function enlargementOf(pixels: number): number {
  if (pixels > PIXELS.most) return Math.sqrt(PIXELS.most / pixels);
  return Math.max(1, Math.min(MAX_ENLARGEMENT, Math.sqrt(PIXELS.least / pixels)));
}

/** Describes what was read, with boxes in pixels of the upright picture. */
function toReply(
  page: ReadPage,
  { width, height }: { width: number; height: number },
  scale: number,
): ReadPicture {
  const matrix = page.matrix.map((value) => value / scale) as unknown as Matrix;
  const words = page.paragraphs
    .flatMap(({ lines }) => lines)
    .flatMap((line) => line.words)
    .map(({ text, confidence, left, top, right, bottom }) => {
      const box = boxThrough(matrix, left, top, right, bottom);
      const [x, y] = [Math.round(box.left), Math.round(box.top)];
      return { text, confidence, x, y, width: Math.round(box.right) - x, height: Math.round(box.bottom) - y };
    });
  const { language, confidence, isUnread } = page;
  const text = plainText(page.paragraphs);
  return { language, confidence, width, height, text, words, ...(isUnread && { isUnread }) };
}

/**
 * Reads the text of a picture file, and writes it as JSON ({@link ReadPicture}).
 *
 * @throws ConversionError as `openPicture` does; of a codec for a damaged picture
 */
export async function readImage(job: OcrImageJob): Promise<JobResult> {
  const source = await openPicture(job);
  const scale = enlargementOf(source.width * source.height);
  const picture = await decodeForPdf(job, source, async (pixels): Promise<GrayRaster> => {
    const flat = pixels.flatten({ background: "#ffffff" });
    const { data, info } = await flat
      .toColourspace("b-w")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  });
  const scaled = await scalePicture(picture, scale);
  const dpi = Math.min(DPI.most, Math.max(DPI.least, Math.max(scaled.width, scaled.height) / SHEET_INCHES));
  const page = await recognizeText(scaled, { language: job.language, dpi });
  const reply = toReply(page, picture, scaled.width / picture.width);
  const text = JSON.stringify(reply);
  await writeFile(job.output, text);
  return {
    from: source.from,
    to: "json",
    width: picture.width,
    height: picture.height,
    size: Buffer.byteLength(text),
    frames: source.frames,
    read: {
      language: page.language,
      confidence: page.confidence,
      words: reply.words.length,
      isUnread: page.isUnread === true,
    },
  };
}
