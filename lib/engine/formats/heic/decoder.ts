import { type Cicp, isHdr, needsSdr } from "../../color/cicp";
import { cicpOfProfile } from "../../color/icc";
import { corrupt } from "../../failure";
import { createHelpers, decodeTiles } from "./helpers";
import type { HeifImage } from "./image";
import { createSession } from "./session";
import { planTiles } from "./tiles";
import { decodeWhole } from "./whole";

/**
 * The primary image, upright: `irot` and `imir` are in the pixels, the Exif orientation must be ignored. In sRGB,
 * unless `icc` or `nclx` says otherwise.
 */
export type HeicPixels = Colors & {
  /** 8 bits a sample, interleaved, straight alpha, no row padding; shared memory where the photo was tiled. */
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
  /** Call it when `data` has been used: its memory then serves the next picture. Nothing breaks without. */
  release(): void;
};

/** Upright size of the primary image, in pixels; `images` counts the top-level ones of the file. */
export type HeicInfo = {
  width: number;
  height: number;
  /** Pixels that have to be decoded: more than `width` times `height` where the picture is cropped. */
  codedPixels: number;
  hasAlpha: boolean;
  bitDepth: number;
  images: number;
};

/** Both reject with ConversionError: `corrupt`, `cannot_convert`, `out_of_memory`, `engine_crashed`. */
export interface HeicDecoder {
  /** Reads the index; no pixel is decoded. */
  probe(bytes: Uint8Array): Promise<HeicInfo>;
  /** Decodes the primary image. Sizes are not limited here: probe first. Blocks the calling thread. */
  decode(bytes: Uint8Array): Promise<HeicPixels>;
  /** Loads the decoder and its helpers before they are needed. */
  warm(): Promise<void>;
  /** Ends the helpers and lets the decoder's memory go. */
  close(): Promise<void>;
}

/**
 * Decodes HEIC with libheif in WASM. The tiles of a photo are shared out between the calling thread and
 * `helpers` worker threads.
 *
 * @param options.helpers threads beside the calling one; 0 for none
 * @param options.workerUrl the bundled `worker.ts`; without it all tiles are decoded on the calling thread
 */
export function createHeicDecoder(options: { helpers: number; workerUrl?: URL }): HeicDecoder {
  const session = createSession();
  const canvas = createCanvas();
  const helpers =
    options.workerUrl && options.helpers > 0 ? createHelpers(options.helpers, options.workerUrl) : undefined;

  return {
    probe: (bytes) =>
      session.withImage(bytes, ({ width, height, tiling, hasAlpha, bitDepth, images }) => {
        if (width < 1 || height < 1) throw corrupt("a picture without size");
        const codedPixels = Math.max(width * height, tiling.width * tiling.height);
        return { width, height, codedPixels, hasAlpha, bitDepth, images };
      }),
    async decode(bytes) {
      let lease: Lease | undefined;
      try {
        const { pixels, complete } = await session.withImage(bytes, (image) => {
          const { convert, left } = colorsOf(image);
          const plan = planTiles(image, convert);
          if (!plan) return { pixels: { ...decodeWhole(image, convert), ...left, release() {} } };
          const { width, height } = plan.placement;
          lease = canvas.lease(width * height * 3);
          const complete = decodeTiles(image, plan, bytes, lease.data, helpers);
          return { pixels: { ...lease, width, height, channels: 3 as const, ...left }, complete };
        });
        await complete?.();
        return pixels;
      } catch (error) {
        await helpers?.idle();
        lease?.release();
        throw error;
      }
    },
    warm: async () => void (await Promise.all([session.warm(), helpers?.warm()])),
    async close() {
      session.close();
      await helpers?.close();
    },
  };
}

/** Unit of WebAssembly memory, in bytes. */
const PAGE_BYTES = 65_536;
/** Address space set aside, in pages: 1 GiB, RGB of 357 megapixels. Only what is used takes memory. */
const MAX_PAGES = 16_384;

export type Lease = {
  data: Uint8Array;
  /** Hands the memory back for the next picture; `data` must not be read after that. */
  release(): void;
};

/**
 * Shared memory for pixels, used again for one picture after the other: Node does not count shared
 * buffers, so it frees them far too late (100 of 36 MB, one at a time, took all 3.6 GB). It is a
 * WebAssembly.Memory because that can grow in place.
 *
 * Whoever never releases gets fresh memory each time: correct, but see above.
 */
export function createCanvas() {
  let memory: WebAssembly.Memory | undefined;
  let lent = false;

  return {
    /** @throws RangeError when there is not enough memory */
    lease(bytes: number): Lease {
      if (lent) return { data: new Uint8Array(new SharedArrayBuffer(bytes)), release() {} };
      memory ??= new WebAssembly.Memory({ initial: 0, maximum: MAX_PAGES, shared: true });
      const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES);
      if (missing > 0) memory.grow(missing);
      lent = true;
      let mine = true;
      return {
        data: new Uint8Array(memory.buffer, 0, bytes),
        release() {
          if (mine) lent = false;
          mine = false;
        },
      };
    },
  };
}

/** What a decoder hands on of its pixels' colors: nothing when they are sRGB's. */
export type Colors = {
  /** A profile that no code points stand for. */
  icc?: Uint8Array;
  /** HDR where there is no profile (ITU-T H.273). */
  nclx?: Cicp;
};

/**
 * Divides the way to sRGB: what takes a pixel by itself is done to each tile while it is in a core's cache, on every
 * thread; the rest is handed on. A profile goes before `nclx` (ISO/IEC 23000-22, 7.3.6.4).
 */
export function colorsOf(image: Pick<HeifImage, "icc" | "nclx">): { convert?: Cicp; left: Colors } {
  const icc = image.icc();
  const cicp = icc ? cicpOfProfile(icc) : image.nclx();
  if (!cicp) return { left: { icc } };
  if (!needsSdr(cicp)) return { left: {} };
  return isHdr(cicp) ? { left: { nclx: cicp } } : { convert: cicp, left: {} };
}
