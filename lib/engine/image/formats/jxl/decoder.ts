import type Vips from "wasm-vips";
import { ConversionError } from "../../../../contract/errors";
import { corrupt } from "../../../failure";

/** Decoded samples, interleaved and upright: straight alpha comes last. */
export type Decoded = {
  data: Uint8Array | Uint16Array;
  width: number;
  height: number;
  /** Gray or RGB, and perhaps alpha. */
  channels: number;
  icc?: Uint8Array;
};

let starting: Promise<typeof Vips> | undefined;

/**
 * Starts libvips with libjxl in WASM (0.15 s and 60 MB, so only with the first JPEG XL), because the libvips of sharp has
 * no libjxl. It is kept: V8 does not free instances in time. A process whose memory stays large is replaced by the pool.
 */
async function load(): Promise<typeof Vips> {
  const { default: start } = await import("wasm-vips");
  const vips = await start({ dynamicLibraries: ["vips-jxl.wasm"], print() {}, printErr() {} });
  // As many processes as cores, as with sharp.
  vips.concurrency(1);
  vips.Cache.max(0);
  // The environment of engine processes blocks all loaders that are no browser's, see `startEngineProcess`.
  vips.operationBlock("VipsForeignLoad", true);
  vips.operationBlock("VipsForeignLoadJxl", false);
  return vips;
}

/** Runs a task in the instance; exceptions of C++ are no errors of JavaScript, and get a message. */
async function withVips<T>(task: (vips: typeof Vips) => T): Promise<T> {
  starting ??= load();
  const vips = await starting.catch((cause) => {
    starting = undefined;
    throw new ConversionError("internal", { cause });
  });
  try {
    return task(vips);
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    throw corrupt(String((thrown as { message?: unknown }).message));
  }
}

/** Counts the frames of an animation; no pixel is decoded. */
export const countFrames = (file: Uint8Array): Promise<number> =>
  withVips(({ Image }) => {
    const image = Image.jxlloadBuffer(file);
    const frames = image.getTypeof("n-pages") ? image.getInt("n-pages") : 1;
    image.delete();
    return frames;
  });

/** The highest 16-bit sample. */
const WHITE = 65_535;

/**
 * Decodes the first frame.
 *
 * @throws ConversionError `corrupt`
 */
export const decode = (file: Uint8Array): Promise<Decoded> =>
  withVips(({ Image }) => {
    const loaded = Image.jxlloadBuffer(file);
    const { width, height, bands: channels } = loaded;
    const icc = loaded.getTypeof("icc-profile-data")
      ? Uint8Array.from(loaded.getBlob("icc-profile-data"))
      : undefined;
    const isFloat = loaded.format === "float";
    const image = isFloat ? loaded.linear(WHITE, 0.5).cast("ushort") : loaded;
    const data = image.writeToMemory();
    loaded.delete();
    if (isFloat) image.delete();
    return { data: data as Uint8Array | Uint16Array, width, height, channels, ...(icc && { icc }) };
  });
