import type { PDFContext, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";
import { numberIn, repack } from "../structure/streams";
import { type Fittable, OutOfTime, PictureFitter } from "./fit";
import { type Picture, resolutionOf, type ShrinkOptions, shrinkPicture } from "./picture";
import type { Source } from "./picture-source";
import { runTasks } from "./run-tasks";
import { levels, MIN_PICTURE_BYTES, type PictureSettings } from "./settings";

type FitOptions = Omit<ShrinkOptions, "settings" | "drawn"> & {
  /** Most bytes of the document. */
  target: number;
  deadline: number;
  settings: PictureSettings;
  pictures: ReadonlyMap<PDFRawStream, Picture>;
  /** Writes the document as it is. */
  write: () => Promise<Buffer>;
};

/** Whether a picture changed, and the most pixels per inch that a changed one has. */
export type FittedDocument = { bytes: Buffer; hasChangedPictures: boolean; dpi?: number };

/** Bytes for what changes in the dictionary of each picture, such as a palette. */
const DICTIONARY_BYTES = 64;
/** How often the limit of the pictures is corrected by the size of the whole document. */
const CORRECTIONS = 3;

type Place = { refs: readonly PDFRef[]; picture: Picture };

function assign(context: PDFContext, refs: readonly PDFRef[], stream: PDFRawStream): void {
  for (const ref of refs) context.assign(ref, stream);
}

const pixelsOf = ({ dict }: PDFRawStream) => (numberIn(dict, "Width") ?? 0) * (numberIn(dict, "Height") ?? 0);

/**
 * Makes the pictures of a document so small that it fits into a number of bytes. Packs everything else once, without loss.
 *
 * @param streams every stream, with the references to it
 * @returns a larger document only if even its smallest pictures are too large
 * @throws OutOfTime
 */
export async function fitDocument(
  context: PDFContext,
  streams: ReadonlyMap<PDFRawStream, readonly PDFRef[]>,
  options: FitOptions,
): Promise<FittedDocument> {
  const { target, pictures, megapixels, deadline, settings, write } = options;
  const places: Place[] = [];
  let hasChangedHuge = false;
  const tasks = [...streams].map(([stream, refs]) => async () => {
    const picture = pictures.get(stream);
    if (!picture || stream.contents.length < MIN_PICTURE_BYTES)
      return assign(context, refs, await repack(stream));
    if (pixelsOf(stream) <= megapixels * 1_000_000) return void places.push({ refs, picture });
    // One that takes seconds to decode is encoded once.
    const after = await shrinkPicture(picture, { ...options, settings: levels.strong });
    if (after !== stream) hasChangedHuge = true;
    assign(context, refs, after === stream ? await repack(stream) : after);
  });
  await runTasks(tasks, deadline);

  const drawn = new Map<PDFRawStream, Source>();
  const unchanged = new Set<PDFRawStream>();
  const fittable = places.map(({ picture }): Fittable => {
    const { stream } = picture;
    const shrink = async (own: PictureSettings) => {
      const made = await shrinkPicture(picture, { ...options, settings: own, drawn });
      if (made !== stream) return made;
      const packed = await repack(stream);
      unchanged.add(packed);
      return packed;
    };
    return { bytes: stream.contents.length, pixels: pixelsOf(stream), shrink };
  });
  const { forScreen, keepsColors = false } = settings;
  const fitter = new PictureFitter(fittable, { forScreen, keepsColors }, deadline);
  const stored = places.reduce((sum, { picture }) => sum + picture.stream.contents.length, 0);
  let limit = target - ((await write()).length - stored) - DICTIONARY_BYTES * places.length;
  for (let round = 1; ; round += 1) {
    const fitted = await fitter.fit(limit);
    for (const [i, { refs }] of places.entries()) assign(context, refs, fitted.streams[i] as PDFRawStream);
    const bytes = await write();
    if (bytes.length > target && Date.now() > deadline) throw new OutOfTime();
    if (bytes.length <= target || fitted.bytes > limit || round === CORRECTIONS) {
      const changed = places.flatMap(({ picture }, i) => {
        const stream = fitted.streams[i] as PDFRawStream;
        return unchanged.has(stream) ? [] : [{ ...picture, stream }];
      });
      const dpi = Math.max(...changed.map(resolutionOf));
      return { bytes, hasChangedPictures: hasChangedHuge || changed.length > 0, ...(dpi > 0 && { dpi }) };
    }
    limit -= bytes.length - target;
  }
}
