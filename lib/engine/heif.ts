import { availableParallelism } from "node:os";
import type { Sharp } from "sharp";
import { createHeicDecoder, type HeicDecoder, type HeicInfo } from "./heic";
import { toTiff } from "./tiff-carrier";
import { openRaw, openWithVips, profileBytes } from "./vips";

/** A photo's tiles were measured on two threads; more than four only wait for the assembling one. */
const MOST_HELPERS = 3;
/** Colour primaries of Display P3 (ITU-T H.273, table 2). */
const P3_PRIMARIES = 12;

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

/** Decodes a HEIC's primary picture, already turned upright, and hands it to libvips together with its profile. */
export async function decodeHeif(bytes: Uint8Array): Promise<Sharp> {
  const { data, width, height, channels, icc, nclx } = await heic().decode(bytes);
  const profile = icc ?? (nclx?.primaries === P3_PRIMARIES ? await profileBytes("p3") : undefined);
  const pixels = { data, width, height, channels };
  return profile
    ? openWithVips(toTiff(pixels, profile), { failOn: "error", limitInputPixels: false })
    : openRaw(data, { width, height, channels });
}
