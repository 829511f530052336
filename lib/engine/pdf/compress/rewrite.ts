import { type PDFContext, PDFParser, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";
import { MIN_PICTURE_BYTES } from "../../../limits";
import { isPicture, name, repack } from "../structure/streams";
import { allDicts, ContentReader, catalogOf } from "./contents";
import { mergeDuplicates } from "./duplicates";
import { DocumentFitter } from "./fit-document";
import { type PageComparison, shrinkFonts } from "./fonts";
import { type Archive, dropOutputIntents, keepInfo, readMetadata, writeMetadata } from "./metadata";
import { type Picture, shrinkPicture } from "./picture";
import type { PageDrawing } from "./picture-draw";
import { findPlacements } from "./placements";
import { shrinkProfiles } from "./profiles";
import { pruneDefaultCmyk, pruneResources } from "./resources";
import { runTasks } from "./run-tasks";
import { writeObjects } from "./serialize";
import { levels, type PdfLevel, type PictureSettings } from "./settings";
import { findUsage } from "./usage";

export type RewriteOptions = {
  /** Without a level, pictures and fonts stay as they are. */
  level: PdfLevel | undefined;
  /** Most bytes of the document, to which its pictures are fitted from this level on. */
  target?: number | undefined;
  /** Larger pictures stay as they are. */
  megapixels: number;
  /** From then on all other streams stay as they are, in milliseconds since the epoch. */
  deadline: number;
  samePages: PageComparison;
  drawPage: PageDrawing;
};

export type Rewritten = {
  bytes: Buffer;
  hasChangedPictures: boolean;
  hasChangedFonts: boolean;
  /** Of pictures that were fitted to a target: most pixels per inch, and whether one has fewer pixels than before. */
  dpi?: number;
  isReduced?: boolean;
};

/**
 * Programs' private data, thumbnails, and metadata, of pictures and of the document, whose own is written anew: no reader
 * needs it to show the document (ISO 32000-1, 14.3, 14.5, 14.10; 12.3.4).
 */
const droppedKeys = ["Metadata", "PieceInfo", "LastModified", "SpiderInfo", "Thumb"].map(name);

function prune(context: PDFContext): void {
  for (const dict of allDicts(context)) for (const key of droppedKeys) dict.delete(key);
  // Equal streams may have lengths in objects of their own.
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream) object.dict.delete(name("Length"));
}

/** Finds every picture and mask, by its stream. */
async function picturesOf(
  context: PDFContext,
  streams: Iterable<PDFRawStream>,
  reader: ContentReader,
): Promise<Map<PDFRawStream, Picture>> {
  const placements = await findPlacements(context, reader);
  const pictures = new Map<PDFRawStream, Picture>();
  const masks = new Map<PDFRawStream, Picture>();
  for (const stream of streams) {
    if (!isPicture(stream)) continue;
    const placement = placements.get(stream);
    const own = ["SMask", "Mask"]
      .map((key) => stream.dict.lookup(name(key)))
      .filter((mask) => mask instanceof PDFRawStream);
    // Colors premultiplied with their opacity must keep its size (ISO 32000-1, 11.6.5.3).
    if (own.some(({ dict }) => dict.has(name("Matte")))) {
      for (const mask of [stream, ...own])
        masks.set(mask, { stream: mask, role: "mask", placement: undefined });
      continue;
    }
    pictures.set(stream, { stream, role: "picture", placement });
    for (const mask of own) {
      // A mask that several pictures share may be drawn larger with another of them.
      const where = masks.has(mask) ? "anywhere" : placement;
      masks.set(mask, { stream: mask, role: "mask", placement: where });
    }
  }
  return new Map([...pictures, ...masks]);
}

/** Returns the settings of a level; documents for archives keep their colors, which have to fit their profile. */
function settingsOf(
  { level, target }: RewriteOptions,
  archive: Archive | undefined,
): PictureSettings | undefined {
  if (!level) return undefined;
  const settings = target === undefined ? levels[level] : { ...levels[level], forScreen: true };
  return archive ? { ...settings, keepsColors: true, forScreen: false } : settings;
}

/** Finds every stream, and the references to it. */
function streamsOf(context: PDFContext): Map<PDFRawStream, PDFRef[]> {
  const streams = new Map<PDFRawStream, PDFRef[]>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const refs = streams.get(object);
    if (refs) refs.push(ref);
    else streams.set(object, [ref]);
  }
  return streams;
}

/** Makes pictures smaller and packs all other streams. */
async function shrinkStreams(
  context: PDFContext,
  streams: ReadonlyMap<PDFRawStream, readonly PDFRef[]>,
  pictures: ReadonlyMap<PDFRawStream, Picture> | undefined,
  { megapixels, deadline, drawPage, settings }: RewriteOptions & { settings: PictureSettings | undefined },
): Promise<Pick<Rewritten, "hasChangedPictures">> {
  let hasChangedPictures = false;
  const tasks = [...streams].map(([stream, refs]) => async () => {
    const picture = pictures?.get(stream);
    const isLarge = picture && stream.contents.length >= MIN_PICTURE_BYTES;
    const shrunk =
      settings && isLarge ? await shrinkPicture(picture, { settings, megapixels, drawPage }) : stream;
    if (shrunk !== stream) hasChangedPictures = true;
    const smallest = shrunk === stream ? await repack(stream) : shrunk;
    for (const ref of refs) context.assign(ref, smallest);
  });
  await runTasks(tasks, deadline);
  return { hasChangedPictures };
}

/**
 * Rewrites a document with smaller pictures, packed streams and objects, and nothing that no page needs.
 *
 * @param bytes not encrypted
 * @returns more bytes than its target only where even the smallest pictures take them
 * @throws Error for a document that cannot be parsed completely; OutOfTime
 */
export async function rewrite(bytes: Uint8Array, options: RewriteOptions): Promise<Rewritten> {
  const context = await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY).parseDocument();
  const { Root } = context.trailerInfo;
  if (!(Root instanceof PDFRef) || !catalogOf(context)) throw new Error("no catalog");
  const metadata = await readMetadata(context);
  const { archive } = metadata;
  const level = settingsOf(options, archive);
  if (level?.forScreen) dropOutputIntents(context);
  prune(context);
  mergeDuplicates(context);
  const reader = new ContentReader();
  const usage = await findUsage(context, reader);
  if (usage) pruneResources(context, usage);
  let hasChangedFonts = false;
  const shrink = async (keepsHinting: boolean) => {
    const fonts = { ...options, keepsHinting, keepsListed: archive?.part === 1 };
    const hasChanged = usage && level && (await shrinkFonts(context, usage, fonts));
    hasChangedFonts ||= hasChanged === true;
    return hasChanged;
  };
  await shrink(true);
  // Without hinting, glyphs differ by parts of pixels, so that the exact comparison comes first.
  if (level && !level.keepsHinting) await shrink(false);
  await shrinkProfiles(context);
  const streams = streamsOf(context);
  const pictures = level && (await picturesOf(context, streams.keys(), reader));
  const info = keepInfo(context, metadata);
  await writeMetadata(context, metadata, info);
  const write = async () => {
    mergeDuplicates(context);
    // The first part of PDF/A knows no object streams.
    return Buffer.concat(await writeObjects(context, Root, { info, isPacked: archive?.part !== 1 }));
  };
  const { target } = options;
  let made: Omit<Rewritten, "bytes" | "hasChangedFonts">;
  if (level && pictures && target !== undefined) {
    const asked = { ...options, target, settings: level, pictures, write };
    const fitter = await DocumentFitter.prepare(context, streams, asked);
    const fitted = await fitter.fit();
    const isTooLarge = fitted.bytes.length > target;
    made = isTooLarge && (await shrink(false)) ? await fitter.fit() : fitted;
  } else made = await shrinkStreams(context, streams, pictures, { ...options, settings: level });
  if (usage && made.hasChangedPictures) pruneDefaultCmyk(context, usage);
  return { ...made, bytes: await write(), hasChangedFonts };
}
