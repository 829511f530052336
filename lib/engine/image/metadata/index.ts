import { readFile, writeFile } from "node:fs/promises";
import type { Metadata } from "sharp";
import type { ImageJob, ImageOptions } from "../../types";
import { metadataIn } from "../containers/jpeg-xl";
import type { Source, Written } from "../source";
import { openWithVips } from "../vips";
import { type Exif, readExif, updateExif, writeExif } from "./exif";
import { keptXmp } from "./xmp";

/** Metadata of one result, as the formats carry it. */
export type EmbeddedMetadata = {
  /** A TIFF without pixels. */
  exif: Buffer | null;
  /** The same as directories, which a TIFF has of its own. */
  directories: Exif | null;
  xmp: Buffer | null;
  /** Photoshop's block, with its signature. */
  iptc: Buffer | null;
};

/**
 * Copies the source's metadata into its result, without the location unless that is asked for: EXIF (without maker notes, whose contents are
 * unknown, and without the thumbnail) and XMP, for JPEG and TIFF IPTC too.
 *
 * @param embed puts it into a file of the target's format
 * @returns the size of the file with it
 */
export async function keepMetadata(
  { input, output, options }: Pick<ImageJob, "input" | "output" | "options">,
  source: Source,
  written: Written,
  embed: (file: Buffer, metadata: EmbeddedMetadata, written: Written) => Buffer,
): Promise<Written> {
  const { exif, xmp, iptc } = await readMetadata(input, source, options);
  if (!(exif || xmp || iptc)) return written;
  const directories = exif && updateExif(exif, written);
  const metadata = {
    exif: directories && writeExif(directories),
    directories,
    xmp: xmp === null ? null : Buffer.from(xmp),
    iptc,
  };
  const whole = embed(await readFile(output), metadata, written);
  await writeFile(output, whole);
  return { ...written, size: whole.length };
}

export const PHOTOSHOP = "Photoshop 3.0\0";
/** JPEG's signature, which libvips returns with the EXIF of most formats. */
const EXIF = "Exif\0\0";

const withoutSignature = (data: Buffer): Buffer =>
  data.toString("latin1", 0, EXIF.length) === EXIF ? data.subarray(EXIF.length) : data;

/** Datasets of IPTC's record 2 that name a place (IPTC-IIM 4.2, chapter 6). */
export const placeDatasets = [26, 27, 90, 92, 95, 100, 101, 103];
/** First bytes of a dataset: a marker and the number of its record. */
const RECORD = [0x1c, 2];

/** Photoshop's IPTC block is not taken apart: one that names a place goes as a whole. */
const namesNoPlace = (block: Buffer) =>
  !placeDatasets.some((dataset) => block.includes(Buffer.from([...RECORD, dataset])));

/** Metadata as it is stored; where libvips refuses a HEIC's index, nothing is known. */
async function blocksOf({ from, input }: Source): Promise<Pick<Metadata, "exif" | "xmp" | "iptc"> | null> {
  if (from === "jxl" && typeof input !== "string") return metadataIn(input);
  return openWithVips(input, { limitInputPixels: false, failOn: "error" })
    .metadata()
    .catch(() => null);
}

/** Reads a source's metadata, without its location or with it, from the file: decoding may have lost it. */
async function readMetadata(path: string, source: Source, { location = false }: ImageOptions) {
  const { from } = source;
  const { exif, xmp, iptc } = (await blocksOf(source)) ?? {};
  // A TIFF's directories are its EXIF.
  const tiff = from === "tiff" ? await readFile(path) : null;
  const data = tiff ?? (exif && withoutSignature(exif));
  const isSigned = iptc?.toString("latin1", 0, PHOTOSHOP.length) === PHOTOSHOP;
  return {
    exif: data ? readExif(data, undefined, location) : null,
    xmp: xmp ? keptXmp(xmp.toString("utf8"), location) : null,
    iptc: iptc && isSigned && (location || namesNoPlace(iptc)) ? iptc : null,
  };
}
