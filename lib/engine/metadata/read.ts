import { readFile } from "node:fs/promises";
import type { Source } from "../source";
import { openWithVips } from "../vips";
import { type Exif, readExif } from "./exif";
import { iptcWithoutPlace } from "./iptc";
import { withoutPlace } from "./xmp";

/** What a file says of its picture, without where it was taken; `null` for what it does not have. */
export type Metadata = {
  exif: Exif | null;
  xmp: string | null;
  /** Photoshop's block as a JPEG has it, its signature before it. */
  iptc: Buffer | null;
};

export const PHOTOSHOP = "Photoshop 3.0\0";
/** JPEG's signature, which libvips hands out with the EXIF of most formats. */
const EXIF = "Exif\0\0";

const withoutSignature = (data: Buffer): Buffer =>
  data.toString("latin1", 0, EXIF.length) === EXIF ? data.subarray(EXIF.length) : data;

/** Reads what a source says of itself, from its file: whoever decodes the pixels may have lost it. */
export async function readMetadata(path: string, source: Source): Promise<Metadata> {
  const input = source.decoder === "vips" ? source.input : source.bytes;
  // Of a HEIC whose index libvips refuses nothing is known.
  const found = await openWithVips(input, { limitInputPixels: false, failOn: "error" })
    .metadata()
    .catch(() => null);
  const { exif, xmp, iptc } = found ?? {};
  // A TIFF's directories are its EXIF.
  const tiff = source.from === "tiff" ? await readFile(path) : null;
  const data = tiff ?? (exif && withoutSignature(exif));
  const signed = iptc?.toString("latin1", 0, PHOTOSHOP.length) === PHOTOSHOP;
  return {
    exif: data ? readExif(data) : null,
    xmp: xmp ? withoutPlace(xmp.toString("utf8")) : null,
    iptc: iptc && signed ? iptcWithoutPlace(iptc) : null,
  };
}
