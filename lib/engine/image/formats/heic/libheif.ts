import type { LibheifModule, Pointer } from "libheif-js/libheif-wasm/libheif-bundle.js";
import { ConversionError, type ErrorCode } from "../../../../contract/errors";

/** Room for the largest structure we let libheif fill: `heif_image_tiling`, 72 bytes. */
const SCRATCH_BYTES = 128;
/** `heif_error`: code, subcode, address of a message; 32 bits each. */
const ERROR_BYTES = 12;

/** One WASM instance of libheif, with helpers for calling C from JavaScript. */
export type Libheif = {
  c: LibheifModule;
  /** Memory for out-parameters, which each call may overwrite. */
  scratch: Pointer;
  /** The 32-bit word at an address. */
  word(pointer: Pointer): number;
  /**
   * Makes a call that reports through `heif_error`.
   *
   * @param call is given the address for the error
   * @throws ConversionError what {@link fromLibheif} makes of it
   */
  check(call: (error: Pointer) => void): void;
  /** Copies bytes into the instance's memory; the caller frees them. */
  give(bytes: Uint8Array): Pointer;
  /** Copies bytes out of the instance's memory. */
  take(pointer: Pointer, size: number): Uint8Array;
};

/**
 * Loads libheif (a 2 MB file with the WASM inside, so only when needed) and starts an instance. The package's
 * `wasm-bundle` entry would not do: it holds a single instance, and one that trapped has to be replaced. The WASM build
 * skips HEVC's deblocking and SAO filters for speed: a phone's photo differs from the native library's by 56 dB in luma.
 */
export async function loadLibheif(): Promise<Libheif> {
  const { default: start } = await import("libheif-js/libheif-wasm/libheif-bundle.js");
  // libde265 prints warnings; the error that matters is in `heif_error`.
  const c = start({ print() {}, printErr() {} });
  const scratch = c._malloc(SCRATCH_BYTES);
  const error = c._malloc(ERROR_BYTES);
  const view = () => new DataView(c.HEAPU8.buffer);
  const word = (pointer: Pointer) => view().getUint32(pointer, true);

  return {
    c,
    scratch,
    word,
    check(call) {
      call(error);
      const code = word(error);
      if (code !== 0) throw fromLibheif(code, word(error + 4), textAt(c, word(error + 8)));
    },
    give(bytes) {
      const pointer = c._malloc(bytes.length);
      if (pointer === 0) throw new RangeError("no memory for the file");
      c.HEAPU8.set(bytes, pointer);
      return pointer;
    },
    take: (pointer, size) => c.HEAPU8.slice(pointer, pointer + size),
  };
}

function textAt(c: LibheifModule, pointer: Pointer): string {
  const end = c.HEAPU8.indexOf(0, pointer);
  return Buffer.from(c.HEAPU8.subarray(pointer, end)).toString("utf8");
}

/** `heif_error_code`s (libheif/heif_error.h) that do not mean a damaged file. */
const codes: Record<number, ErrorCode> = {
  3: "cannot_convert", // Unsupported_filetype
  4: "cannot_convert", // Unsupported_feature
  6: "out_of_memory", // Memory_allocation_error
  11: "cannot_convert", // Plugin_loading_error: no decoder for this codec (AV1, JPEG, VVC …)
};

/**
 * Subcodes of Memory_allocation_error that blame the file, not memory: security limits, an image without size. The
 * limits (2^30 pixels, 1000 items) are only exceeded by damaged files.
 */
const implausible = [129, 1000];

/** Maps libheif's error to a code; everything it finds wrong with the data is `corrupt`. */
function fromLibheif(code: number, subcode: number, message: string): ConversionError {
  const known = implausible.includes(subcode) ? undefined : codes[code];
  return new ConversionError(known ?? "corrupt", {
    cause: new Error(`libheif ${code}/${subcode}: ${message}`),
  });
}

/**
 * Maps a trap or abort of the WASM code, or a failed allocation, to a code. A trap is the file's fault, unless memory
 * ran out.
 */
export function fromTrap(cause: unknown): ConversionError {
  if (cause instanceof ConversionError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const starved = cause instanceof RangeError || /OOM|enlarge memory|memory allocation/i.test(message);
  if (starved && !/call stack/i.test(message)) return new ConversionError("out_of_memory", { cause });
  if (cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError)
    return new ConversionError("corrupt", { cause });
  return new ConversionError("engine_crashed", { cause });
}
