import type { DrawnSizes } from "./drawn";
import type { PdfObject, PdfObjects } from "./objects";
import type { Quantization } from "./quantization";

export type Size = { width: number; height: number };

/** How a picture is stored: as JPEG, without loss, with one bit for each pixel, and as a transparency mask. */
export type PictureKind = "jpeg" | "photo" | "graphic" | "bilevel" | "fax" | "mask";

export type Picture = Size & {
  kind: PictureKind;
  bytes: number;
  /** Whether a pixel has one sample: gray, or a number in a palette. */
  isSingle: boolean;
  /** Whether it is in colors of print. */
  isCmyk: boolean;
  /** Size on paper in points, if known. */
  drawn: Size | undefined;
  /** Mean step of its quantization, if it is a JPEG. */
  step: number;
};

/** What a document consists of: its pictures as they are, and estimated bytes of everything else in a result. */
export type Parts = {
  pictures: readonly Picture[];
  /** Bytes of TrueType fonts, with their instructions. */
  trueType: number;
  /** Bytes of the profiles of printers as they are. */
  profiles: number;
  rest: number;
};

/** What the parts of a document are taken from. */
export type Facts = PdfObjects & { drawn: DrawnSizes; quantization: Quantization };

/** Equal streams of this length are taken for copies, which are stored once. */
const MIN_COPY_BYTES = 2048;
const MIN_FONT_BYTES = 1500;
const MIN_PROFILE_BYTES = 20_000;
/** Shares of their bytes that other streams keep: text without a filter is mostly operators. */
const shares = { deflated: 0.98, legacy: 0.75, plain: 0.22 };
/** What is left of fonts of which only a part was embedded. */
const SUBSET_SHARE = 0.88;
/** Whole fonts keep this times the root of their bytes: texts use more glyphs of larger fonts, but not in proportion. */
const WHOLE_FONT_ROOTS = 35;
/** Type 1 fonts become another format, which packs better. */
const TYPE1_SHARE = 0.3;
/** Share of their text that small objects take up when packed, and bytes for each and for each stream. */
const PACKED_SHARE = 0.13;
const OBJECT_BYTES = 4;
const STREAM_BYTES = 40;
/** Bytes around all objects. */
const FILE_BYTES = 560;
/** Share of its bytes by which a picture without a filter is taken for a deflated one. */
const UNFILTERED_SHARE = 0.5;
/** Mean step of JPEG quality 85. */
const USUAL_STEP = 17;
/** Pictures without loss that have more bytes for each pixel are photos. */
const MIN_PHOTO_BYTES = 0.35;

function kindOf(text: string, isMask: boolean, bytesPerPixel: number): PictureKind | "other" {
  if (has(text, /\/JBIG2Decode\b/)) return "other";
  if (has(text, /\/(CCITTFaxDecode|CCF)\b/)) return "fax";
  if (has(text, /\/ImageMask\s{0,9}true|\/BitsPerComponent\s{0,9}1\b/)) return "bilevel";
  if (isMask) return "mask";
  if (has(text, /\/(DCTDecode|JPXDecode)\b/)) return "jpeg";
  return bytesPerPixel > MIN_PHOTO_BYTES ? "photo" : "graphic";
}

const has = (text: string, entry: RegExp) => entry.test(text);
const numberAfter = (text: string, entry: RegExp) => Number(entry.exec(text)?.[1] ?? Number.NaN);
/** Returns the number of the object that an entry refers to; NaN without one. */
const refIn = (text: string, key: string) =>
  numberAfter(text, new RegExp(`/${key}\\s{1,9}(\\d{1,9})\\s{1,9}\\d{1,5}\\s{1,9}R`));

type EmbeddedFont = { key: string; isSubset: boolean; isEditable: boolean };

/** What streams are used for, by the number of their object. */
type Uses = {
  /** Transparency masks, and the number of their picture. */
  masks: ReadonlyMap<number, number>;
  fonts: ReadonlyMap<number, EmbeddedFont>;
};

function findUses(objects: PdfObjects["objects"]): Uses {
  const masks = new Map<number, number>();
  const fonts = new Map<number, EmbeddedFont>();
  // People fill in forms with fonts that stay whole.
  const isForm = [...objects.values()].some(({ text }) => has(text, /\/DA\s{0,9}[(<]/));
  for (const [number, { text }] of objects) {
    const mask = refIn(text, "SMask");
    if (mask > 0) masks.set(mask, number);
    for (const key of ["FontFile", "FontFile2", "FontFile3"]) {
      const file = refIn(text, key);
      const isSubset = has(text, /\/FontName\s{0,9}\/[A-Z]{6}(\+|#2B)/i);
      if (file > 0) fonts.set(file, { key, isSubset, isEditable: isForm && !isSubset });
    }
  }
  return { masks, fonts };
}

function fontBytes({ key, isSubset, isEditable }: EmbeddedFont, bytes: number): number {
  if (bytes < MIN_FONT_BYTES || isEditable) return bytes;
  const share = key === "FontFile" ? TYPE1_SHARE : 1;
  const most = bytes * SUBSET_SHARE;
  return share * (isSubset ? most : Math.min(most, WHOLE_FONT_ROOTS * Math.sqrt(bytes)));
}

function streamBytes(text: string, bytes: number): number {
  const isLegacy = has(text, /\/(LZWDecode|ASCII85Decode|ASCIIHexDecode|RunLengthDecode)\b/);
  return bytes * (isLegacy ? shares.legacy : has(text, /\/FlateDecode\b/) ? shares.deflated : shares.plain);
}

/** Returns the text of a color space with that of the objects that it refers to. */
function spaceOf(text: string, objects: PdfObjects["objects"]): string {
  const at = text.indexOf("/ColorSpace");
  if (at < 0) return "";
  const own =
    /^\/ColorSpace\s{0,9}(\[[^\]]{0,400}|\/\w{1,40}|\d{1,9}\s{1,9}\d{1,5}\s{1,9}R)/.exec(
      text.slice(at),
    )?.[1] ?? "";
  const referred = (from: string) =>
    [...from.matchAll(/(\d{1,9})\s{1,9}\d{1,5}\s{1,9}R/g)]
      .map(([, number]) => objects.get(Number(number))?.text.slice(0, 400) ?? "")
      .join(" ");
  const next = referred(own);
  return `${own} ${next} ${referred(next)}`;
}

function readPicture(
  number: number,
  { text, data }: PdfObject,
  { objects, drawn, quantization }: Facts,
  owner: number | undefined,
): Picture | undefined {
  const [width, height] = [
    numberAfter(text, /\/Width\s{1,9}(\d{1,9})/),
    numberAfter(text, /\/Height\s{1,9}(\d{1,9})/),
  ];
  const bytes = (data?.length ?? 0) * (has(text, /\/Filter\b/) ? 1 : UNFILTERED_SHARE);
  const kind = kindOf(text, owner !== undefined, bytes / (width * height));
  if (!(width * height > 0) || kind === "other") return undefined;
  const space = spaceOf(text, objects);
  return {
    kind,
    width,
    height,
    bytes,
    isSingle: has(space, /\/(DeviceGray|CalGray|Indexed)\b|\/N\s{0,9}1\b/),
    isCmyk: has(space, /\/(DeviceCMYK|Separation|DeviceN)\b|\/N\s{0,9}4\b/),
    drawn: drawn.get(owner ?? number),
    step: quantization.get(number) ?? USUAL_STEP,
  };
}

/** Sorts the objects of a document by what compression does to them. */
export function findParts(facts: Facts): Parts {
  const { masks, fonts } = findUses(facts.objects);
  const parts = { pictures: [] as Picture[], trueType: 0, profiles: 0, rest: FILE_BYTES };
  const known = new Set<string>();
  for (const [number, object] of facts.objects) {
    const { text, length, data } = object;
    if (!data) {
      parts.rest += length * PACKED_SHARE + OBJECT_BYTES;
      continue;
    }
    if (has(text, /\/(ObjStm|XRef|Metadata)\b/)) continue;
    const key = `${data.length} ${text}`;
    if (data.length >= MIN_COPY_BYTES && known.has(key)) continue;
    known.add(key);
    parts.rest += length + STREAM_BYTES;
    const isPicture = has(text, /\/Subtype\s{0,9}\/Image\b/);
    const picture = isPicture ? readPicture(number, object, facts, masks.get(number)) : undefined;
    const font = fonts.get(number);
    if (picture) parts.pictures.push(picture);
    else if (isPicture) parts.rest += data.length;
    else if (font?.key === "FontFile2") parts.trueType += fontBytes(font, data.length);
    else if (font) parts.rest += fontBytes(font, data.length);
    else if (data.length >= MIN_PROFILE_BYTES && has(text, /\/N\s{0,9}4\b/)) parts.profiles += data.length;
    else parts.rest += streamBytes(text, data.length);
  }
  return parts;
}
