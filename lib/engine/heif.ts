import { availableParallelism } from "node:os";
import type { Sharp } from "sharp";
import { toSdr } from "./colour";
import { createHeicDecoder, type HeicDecoder, type HeicInfo } from "./heic";
import { toTiff } from "./tiff-carrier";
import { openRaw, openTrusted } from "./vips";

/** A photo's tiles were measured on two threads; more than four only wait for the assembling one. */
const MOST_HELPERS = 3;

let decoder: HeicDecoder | undefined;

/** Made with the first HEIC: a process that never sees one does not carry its memory. */
function heic(): HeicDecoder {
  decoder ??= createHeicDecoder({
    helpers: Math.min(MOST_HELPERS, availableParallelism() - 1),
    workerUrl: new URL("./heic-worker.mjs", import.meta.url),
  });
  return decoder;
}

/** Measures of a HEIC's primary picture, upright, read from its index. */
export const probeHeif = (bytes: Uint8Array): Promise<HeicInfo> => heic().probe(bytes);

/**
 * Decodes a HEIC's primary picture, already turned upright, and hands it with its profile to `use`, which pulls the
 * pixels through before it resolves.
 */
export async function withHeif<T>(bytes: Uint8Array, use: (pixels: Sharp) => Promise<T>): Promise<T> {
  const { icc, nclx, release, ...pixels } = await heic().decode(bytes);
  try {
    if (icc) return await use(openTrusted(toTiff(pixels, icc)));
    return await use(openRaw(nclx ? toSdr(pixels, nclx) : pixels));
  } finally {
    release();
  }
}
