import { type PDFContext, PDFDict, PDFParser, PDFRawStream, type PDFRef } from "@cantoo/pdf-lib";
import { mergeDuplicates } from "./duplicates";
import { type Picture, shrink } from "./picture";
import { findPlacements } from "./placements";
import { keepTitle, prune } from "./prune";
import { AT_ONCE, levels, type PdfLevel, WORTH_LOOKING_BYTES } from "./settings";
import { name, repack } from "./streams";
import { writeObjects } from "./writer";

export type RewriteOptions = {
  /** Without one, pictures stay as they are. */
  level: PdfLevel | undefined;
  /** Larger pictures stay as they are. */
  megapixels: number;
  /** When what is left is left as it is, in milliseconds since the epoch. */
  until: number;
};

export type Rewritten = {
  bytes: Buffer;
  /** Some pictures are not to the pixel what they were. */
  hasOtherPictures: boolean;
};

type Task = () => Promise<void>;

/** Runs them a few at a time; what is left when the time is up is left as it is. */
async function work(tasks: readonly Task[], until: number): Promise<void> {
  const queue = tasks[Symbol.iterator]();
  const runner = async () => {
    for (const task of queue) {
      if (Date.now() > until) return;
      await task();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runner));
}

const isPicture = ({ dict }: PDFRawStream) => dict.lookup(name("Subtype")) === name("Image");

/** Every picture once, by its object, with the transparency that belongs to it. */
async function picturesOf(
  context: PDFContext,
  streams: ReadonlySet<PDFRawStream>,
): Promise<Map<PDFRawStream, Picture>> {
  const placements = await findPlacements(context);
  const pictures = new Map<PDFRawStream, Picture>();
  const masks = new Map<PDFRawStream, Picture>();
  for (const stream of streams) {
    if (!isPicture(stream)) continue;
    const placement = placements.get(stream);
    const under = ["SMask", "Mask"].map((key) => stream.dict.lookup(name(key)));
    const own = under.filter((mask) => mask instanceof PDFRawStream);
    // Colours that were multiplied with their opacity have to be of its size (ISO 32000-1, 11.6.5.3).
    if (own.some(({ dict }) => dict.has(name("Matte")))) {
      for (const mask of [stream, ...own])
        masks.set(mask, { stream: mask, role: "mask", placement: undefined });
      continue;
    }
    pictures.set(stream, { stream, role: "picture", placement });
    for (const mask of own) {
      // The mask of several pictures may be drawn larger with another one.
      const where = masks.has(mask) ? "anywhere" : placement;
      masks.set(mask, { stream: mask, role: "mask", placement: where });
    }
  }
  return new Map([...pictures, ...masks]);
}

/** @returns whether a picture was changed */
async function shrinkStreams(
  context: PDFContext,
  { level, megapixels, until }: RewriteOptions,
): Promise<boolean> {
  const holders = new Map<PDFRawStream, PDFRef[]>();
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream) holders.set(object, [...(holders.get(object) ?? []), ref]);
  const pictures = level
    ? await picturesOf(context, new Set(holders.keys()))
    : new Map<PDFRawStream, Picture>();
  let isChanged = false;
  const tasks = [...holders].map(([stream, refs]) => async () => {
    const picture = pictures.get(stream);
    const isWorth = picture && stream.contents.length >= WORTH_LOOKING_BYTES;
    const shrunk = level && isWorth ? await shrink(picture, levels[level], megapixels) : stream;
    if (shrunk !== stream) isChanged = true;
    const smallest = shrunk === stream ? await repack(stream) : shrunk;
    for (const ref of refs) context.assign(ref, smallest);
  });
  await work(tasks, until);
  return isChanged;
}

/**
 * Writes a document anew: smaller pictures, packed streams and objects, and nothing that no page needs.
 *
 * @param bytes not encrypted
 * @throws Error for a document that cannot be read whole
 */
export async function rewrite(bytes: Uint8Array, options: RewriteOptions): Promise<Rewritten> {
  const context = await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY).parseDocument();
  if (!(context.lookup(context.trailerInfo.Root) instanceof PDFDict)) throw new Error("no catalog");
  prune(context);
  mergeDuplicates(context);
  const hasOtherPictures = await shrinkStreams(context, options);
  mergeDuplicates(context);
  const written = Buffer.concat(await writeObjects(context, keepTitle(context)));
  return { bytes: written, hasOtherPictures };
}
