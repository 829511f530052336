import type { PDFContext, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";
import { MIN_PICTURE_BYTES } from "../../../limits";
import { numberIn, repack } from "../structure/streams";
import { type Fittable, OutOfTime, PictureFitter, sizeOf } from "./fit";
import {
  type Picture,
  preparePicture,
  resolutionOf,
  type ShrinkOptions,
  shrinkPicture,
  variantOf,
} from "./picture";
import { runTasks } from "./run-tasks";
import { levels, MAX_KEPT_PIXELS, MIN_PACKED_SHARE, type PictureSettings } from "./settings";

type FitOptions = Omit<ShrinkOptions, "settings" | "drawn"> & {
  /** Most bytes of the document. */
  target: number;
  deadline: number;
  settings: PictureSettings;
  pictures: ReadonlyMap<PDFRawStream, Picture>;
  /** Writes the document as it is. */
  write: () => Promise<Buffer>;
};

export type FittedDocument = {
  bytes: Buffer;
  hasChangedPictures: boolean;
  /** Most pixels per inch of the changed pictures that are gray or in color. */
  dpi?: number;
  /** Whether one of those has fewer pixels than before. */
  isReduced: boolean;
};

/** Bytes for what changes in the dictionary of each picture, such as a palette. */
const DICTIONARY_BYTES = 64;
/** How often the limit of the pictures is corrected by the size of the whole document. */
const CORRECTIONS = 4;
/** Share of a document's bytes that is not worth a correction. */
const SPARE_SHARE = 0.005;
/**
 * Share of the pictures' summed bytes that they take in the document, where equal ones are stored once: the least that is
 * assumed, and the one above which none count as equal.
 */
const MIN_STORED_SHARE = 0.1;
const UNEQUAL_SHARE = 0.95;

const pixelsOf = ({ dict }: PDFRawStream) => (numberIn(dict, "Width") ?? 0) * (numberIn(dict, "Height") ?? 0);

/** Keeps each picture as it was last prepared, so that several qualities of one resolution decode it once. */
class KeptPictures {
  readonly #last = new Map<Picture, { dpi: number; prepared: ReturnType<typeof preparePicture> }>();
  #pixels = 0;

  prepare(picture: Picture, options: ShrinkOptions): ReturnType<typeof preparePicture> {
    const { dpi } = options.settings;
    const last = this.#last.get(picture);
    if (last?.dpi === dpi) return last.prepared;
    const prepared = preparePicture(picture, options);
    const pixels = this.#pixels + (last ? 0 : pixelsOf(picture.stream));
    if (pixels > MAX_KEPT_PIXELS) return prepared;
    this.#pixels = pixels;
    this.#last.set(picture, { dpi, prepared });
    return prepared;
  }
}

/** Fits the pictures of a document in which everything else has been packed. */
export class DocumentFitter {
  readonly #packed = new Map<PDFRawStream, Promise<PDFRawStream>>();
  readonly #fitter: PictureFitter;

  private constructor(
    readonly context: PDFContext,
    readonly places: readonly { refs: readonly PDFRef[]; picture: Picture }[],
    readonly hasChangedHuge: boolean,
    readonly options: FitOptions,
  ) {
    const kept = new KeptPictures();
    const shared = { ...options, drawn: new Map() };
    const fittable = places.map(
      ({ picture }): Fittable => ({
        bytes: picture.stream.contents.length,
        pixels: pixelsOf(picture.stream),
        variantOf: (settings) => variantOf(picture, settings),
        shrink: async (settings) => {
          const asked = { ...shared, settings };
          const made = await shrinkPicture(picture, asked, kept.prepare(picture, asked));
          return made === picture.stream ? this.#pack(picture) : made;
        },
      }),
    );
    const { forScreen, keepsColors = false } = options.settings;
    this.#fitter = new PictureFitter(fittable, { forScreen, keepsColors }, options.deadline);
  }

  /**
   * Packs everything but pictures, without loss.
   *
   * @param streams every stream, with the references to it
   * @throws OutOfTime
   */
  static async prepare(
    context: PDFContext,
    streams: ReadonlyMap<PDFRawStream, readonly PDFRef[]>,
    options: FitOptions,
  ): Promise<DocumentFitter> {
    const { pictures, megapixels, deadline } = options;
    const places: { refs: readonly PDFRef[]; picture: Picture }[] = [];
    let hasChangedHuge = false;
    const tasks: (() => Promise<void>)[] = [];
    for (const [stream, refs] of streams) {
      const picture = pictures.get(stream);
      const isSmall = !picture || stream.contents.length < MIN_PICTURE_BYTES;
      if (!isSmall && pixelsOf(stream) <= megapixels * 1_000_000) {
        places.push({ refs, picture });
        continue;
      }
      tasks.push(async () => {
        // A picture that takes seconds to decode is encoded once.
        const after = isSmall
          ? stream
          : await shrinkPicture(picture, { ...options, settings: levels.strong });
        if (after !== stream) hasChangedHuge = true;
        const packed = after === stream ? await repack(stream) : after;
        for (const ref of refs) context.assign(ref, packed);
      });
    }
    await runTasks(tasks, deadline);
    if (Date.now() > deadline) throw new OutOfTime();
    return new DocumentFitter(context, places, hasChangedHuge, options);
  }

  /** Packs a picture without loss. */
  #pack({ stream }: Picture): Promise<PDFRawStream> {
    const packed = this.#packed.get(stream) ?? repack(stream);
    this.#packed.set(stream, packed);
    return packed;
  }

  /** Writes the document with other pictures. */
  async #write(streams: readonly PDFRawStream[]): Promise<FittedDocument> {
    for (const [i, { refs }] of this.places.entries())
      for (const ref of refs) this.context.assign(ref, streams[i] as PDFRawStream);
    const bytes = await this.options.write();
    const kept = new Set(await Promise.all(this.#packed.values()));
    const changed = this.places.flatMap(({ picture }, i) => {
      const stream = streams[i] as PDFRawStream;
      if (kept.has(stream) || stream === picture.stream) return [];
      const isReduced = pixelsOf(stream) < pixelsOf(picture.stream);
      return [{ dpi: resolutionOf({ ...picture, stream }), isReduced }];
    });
    const dpi = Math.max(...changed.map((picture) => picture.dpi));
    return {
      bytes,
      hasChangedPictures: this.hasChangedHuge || changed.length > 0,
      ...(dpi > 0 && { dpi }),
      isReduced: changed.some((picture) => picture.dpi > 0 && picture.isReduced),
    };
  }

  /**
   * Makes the document fit: without loss if that is enough, otherwise with pictures as good as the target allows.
   *
   * @returns a larger document only if even its smallest pictures are too large
   * @throws OutOfTime
   */
  async fit(): Promise<FittedDocument> {
    const { target, deadline } = this.options;
    const stored = this.places.map(({ picture }) => picture.stream);
    const canFit = sizeOf(stored) * MIN_PACKED_SHARE < target;
    const whole = canFit ? await Promise.all(this.places.map(({ picture }) => this.#pack(picture))) : stored;
    let document = await this.#write(whole);
    if (document.bytes.length <= target || this.places.length === 0) return document;
    const others = document.bytes.length - sizeOf(whole);
    let limit = target - others - DICTIONARY_BYTES * this.places.length;
    let best: { streams: readonly PDFRawStream[]; size: number } | undefined;
    let isFilled = true;
    for (let round = 1; ; round += 1) {
      const { streams, bytes } = await this.#fitter.fit(limit, isFilled);
      if (Date.now() > deadline) throw new OutOfTime();
      document = await this.#write(streams);
      const { length } = document.bytes;
      if (length <= target && length > (best?.size ?? 0)) best = { streams, size: length };
      const share = Math.max(MIN_STORED_SHARE, (length - others) / Math.max(1, bytes));
      const next = Math.floor((target - others) / share);
      const isEnough = length <= target ? next - limit < target * SPARE_SHARE : bytes > limit;
      if (isEnough || round === CORRECTIONS) break;
      limit = next;
      // Pictures that are equal in the end, such as copies with other metadata, have to stay equal.
      isFilled &&= share > UNEQUAL_SHARE;
    }
    return best && best.size !== document.bytes.length ? this.#write(best.streams) : document;
  }
}
