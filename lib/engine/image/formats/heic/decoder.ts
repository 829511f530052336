import { corrupt } from "../../../failure";
import { type Cicp, isHdr, needsSdr } from "../../color/cicp";
import { eightBitMap } from "../../color/eight-bit";
import { cicpOfProfile } from "../../color/icc";
import { decodeTiles, type Helpers } from "./helpers";
import type { HeifImage } from "./image";
import type { Raster } from "./placement";
import { createSession } from "./session";
import { planTiles } from "./tiles";

/**
 * The primary image, upright: `irot` and `imir` have been applied, and the EXIF orientation must be ignored. In sRGB,
 * unless `icc` or `nclx` says otherwise.
 */
export type HeicPixels = Colors & {
  /** 8 bits per sample, interleaved, straight alpha, no row padding; shared memory if the photo was tiled. */
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
  /** Call it when `data` has been used, so that the next picture can reuse its memory. Optional. */
  release(): void;
};

/** Upright size of the primary image in pixels; `images` counts the top-level images of the file. */
type HeicInfo = {
  width: number;
  height: number;
  /** Pixels to decode: more than `width` times `height` where the picture is cropped. */
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
}

/**
 * Decodes HEIC with libheif in WASM. The tiles of a photo are divided between the calling thread and helpers.
 *
 * @param helpers worker threads; without them all tiles are decoded on the calling thread
 */
export function createHeicDecoder(helpers?: Helpers): HeicDecoder {
  const session = createSession();
  const canvas = createCanvas();

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
  };
}

/** Page size of WebAssembly memory, in bytes. */
const PAGE_BYTES = 65_536;
/** Reserved address space in pages: 1 GiB, RGB of 357 megapixels. Only used pages take memory. */
const MAX_PAGES = 16_384;

type Lease = {
  data: Uint8Array;
  /** Returns the memory for the next picture; `data` must not be read after that. */
  release(): void;
};

/**
 * Reuses shared memory for one picture after the other: Node does not count shared buffers, so it frees them far too
 * late (100 of 36 MB, one at a time, took all 3.6 GB). It is a WebAssembly.Memory because that can grow in place. A
 * lease that is not released only means that the next one gets fresh memory.
 */
function createCanvas() {
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

/** Color information that is left to apply to the pixels; empty for sRGB. */
type Colors = {
  /** A profile without equivalent code points. */
  icc?: Uint8Array;
  /** HDR without a profile (ITU-T H.273). */
  nclx?: Cicp;
};

/**
 * Splits the conversion to sRGB: what works pixel by pixel is done on every thread, to each tile while it is in the
 * core's cache; the rest is left for later. A profile overrides `nclx` (ISO/IEC 23000-22, 7.3.6.4).
 */
function colorsOf(image: Pick<HeifImage, "icc" | "nclx">): { convert?: Cicp; left: Colors } {
  const icc = image.icc();
  const cicp = icc ? cicpOfProfile(icc) : image.nclx();
  if (!cicp) return { left: { icc } };
  if (!needsSdr(cicp)) return { left: {} };
  return isHdr(cicp) ? { left: { nclx: cicp } } : { convert: cicp, left: {} };
}

type WholePixels = { data: Uint8Array; width: number; height: number; channels: 3 | 4 };

/**
 * Decodes a picture in one piece: libheif turns, crops and adds the alpha.
 *
 * @param convert color space to convert to sRGB from
 * @throws ConversionError `corrupt` when the pixels are not of the promised size
 */
export function decodeWhole(image: HeifImage, convert?: Cicp): WholePixels {
  const channels = image.hasAlpha ? 4 : 3;
  return image.decodeWhole((raster, premultiplied) => {
    const { width, height } = raster;
    if (width !== image.width || height !== image.height)
      throw corrupt(`${width} x ${height} pixels instead of ${image.width} x ${image.height}`);
    const data = packed(raster, channels);
    if (premultiplied && channels === 4) straighten(data);
    if (convert) eightBitMap(convert)(data, channels);
    return { data, width, height, channels };
  });
}

function packed({ data, stride, width, height }: Raster, channels: number): Uint8Array {
  const rowBytes = width * channels;
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * stride, y * stride + rowBytes), y * rowBytes);
  return rows;
}

/** Converts premultiplied RGBA to straight alpha, in place; libheif only reports it (`prem`, ISO/IEC 23008-12, 6.6.2). */
function straighten(rgba: Uint8Array): void {
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] as number;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel++)
      rgba[channel] = Math.min(255, Math.round(((rgba[channel] as number) * 255) / alpha));
  }
}
