import {
  PDFArray,
  type PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { name, numberIn, unpack } from "./streams";

/** A colour space whose samples can be averaged and coded as JPEG (ISO 32000-1, 8.6). */
export type Space = {
  /** Of the colours; samples of a palette have one. */
  channels: 1 | 3;
  /** What the colours, not their numbers, are in. */
  object: PDFObject;
  /** Equal parts of red, green and blue are the grey of DeviceGray. */
  neutral: boolean;
  /** The samples are numbers of these colours, three bytes each. */
  palette?: Buffer | undefined;
};

/** Longer profiles are not looked into for their name. */
const MOST_PROFILE_BYTES = 4_000_000;
const MOST_COLOURS = 256;

async function bytesOf(object: PDFObject | undefined): Promise<Uint8Array | undefined> {
  if (object instanceof PDFString || object instanceof PDFHexString) return object.asBytes();
  if (object instanceof PDFRawStream) return (await unpack(object, MOST_PROFILE_BYTES)).data;
  return undefined;
}

/** ICC profiles of sRGB say so in their description. */
const isSrgb = (profile: Uint8Array | undefined) => Buffer.from(profile ?? []).includes("sRGB");

async function readBase(object: PDFObject | undefined): Promise<Space | undefined> {
  if (object instanceof PDFName) {
    if (object === name("DeviceGray")) return { channels: 1, object, neutral: false };
    if (object === name("DeviceRGB")) return { channels: 3, object, neutral: true };
    return undefined;
  }
  if (!(object instanceof PDFArray)) return undefined;
  const family = object.lookup(0);
  if (family === name("CalGray")) return { channels: 1, object, neutral: false };
  if (family === name("CalRGB")) return { channels: 3, object, neutral: false };
  const profile = object.size() > 1 ? object.lookup(1) : undefined;
  if (family !== name("ICCBased") || !(profile instanceof PDFRawStream)) return undefined;
  const channels = numberIn(profile.dict, "N");
  if (channels !== 1 && channels !== 3) return undefined;
  return { channels, object, neutral: channels === 3 && isSrgb(await bytesOf(profile)) };
}

/** Grey levels as colours. */
const inThrees = (levels: Buffer) => Buffer.from([...levels].flatMap((level) => [level, level, level]));

async function readIndexed(object: PDFArray): Promise<Space | undefined> {
  const base = await readBase(object.lookup(1));
  const colours = await bytesOf(object.lookup(3));
  if (!base || !colours) return undefined;
  const plain = Buffer.from(colours.subarray(0, MOST_COLOURS * base.channels));
  const palette = base.channels === 1 ? inThrees(plain) : plain;
  return { ...base, palette: palette.subarray(0, palette.length - (palette.length % 3)) };
}

/** @returns undefined for ink (CMYK, spot colours), for Lab, and for what cannot be read */
export async function readSpace(image: PDFDict): Promise<Space | undefined> {
  const object = image.lookup(name("ColorSpace"));
  if (object instanceof PDFArray && object.size() === 4 && object.lookup(0) === name("Indexed"))
    return readIndexed(object);
  return readBase(object);
}
