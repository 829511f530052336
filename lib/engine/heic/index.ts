import { createCanvas, type Lease } from "./canvas";
import { type Colors, colorsOf } from "./colours";
import { corrupt } from "./errors";
import { createHelpers } from "./helpers";
import { decodeTiles } from "./parallel";
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
