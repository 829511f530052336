import type { InputFormat } from "../../../../formats";
import { itemData } from "../../containers/bmff";
import { headSegments, marker, startsWith } from "../../containers/jpeg";
import { metadataIn } from "../../containers/jpeg-xl";
import { chunksOf as pngChunks } from "../../containers/png";
import { HEADER_BYTES, chunksOf as riffChunks } from "../../containers/riff";

/** The pieces of a file that describe its picture, unread. */
export type Blocks = {
  /** Each a TIFF. */
  exif: readonly Uint8Array[];
  xmp: readonly Uint8Array[];
  /** Photoshop's blocks, or IPTC alone. */
  iptc: readonly Uint8Array[];
  /** Comments, with a keyword where a format has them. */
  texts: readonly { name: string; text: string }[];
  /** Whether there is a smaller copy of the picture. */
  preview?: boolean;
};

const none: Blocks = { exif: [], xmp: [], iptc: [], texts: [] };

const signatures = {
  exif: "Exif\0\0",
  xmp: "http://ns.adobe.com/xap/1.0/\0",
  more: "http://ns.adobe.com/xmp/extension/\0",
  photoshop: "Photoshop 3.0\0",
  jfif: "JFIF\0",
  jfxx: "JFXX\0",
  /** Further pictures after the end of the first one (CIPA DC-007). */
  several: "MPF\0",
} as const;

/** Where a JFIF header has the width of its thumbnail (ITU-T T.871, 10.1). */
const THUMBNAIL_AT = 12;

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

function ofJpeg(file: Buffer): Blocks {
  const segments = [...headSegments(file)];
  const after = (code: number, signature: string) =>
    segments.flatMap((segment) =>
      segment.code === code && startsWith(segment.body, signature)
        ? [segment.body.subarray(signature.length)]
        : [],
    );
  const { app0, app1, app2, app13, comment } = marker;
  const [jfif] = after(app0, signatures.jfif);
  const preview =
    after(app0, signatures.jfxx).length > 0 ||
    after(app2, signatures.several).length > 0 ||
    (jfif?.[THUMBNAIL_AT - signatures.jfif.length] ?? 0) > 0;
  return {
    exif: after(app1, signatures.exif),
    xmp: [...after(app1, signatures.xmp), ...after(app1, signatures.more)],
    iptc: after(app13, signatures.photoshop),
    texts: segments
      .filter(({ code }) => code === comment)
      .map(({ body }) => ({ name: "Comment", text: latin1(body) })),
    ...(preview && { preview }),
  };
}

const XMP_KEYWORD = "XML:com.adobe.xmp";

/** A text chunk: a keyword, and the text after it where it is not compressed (PNG 3, 11.3.3). */
function textOf({ name, payload }: { name: string; payload: Buffer }) {
  const end = payload.indexOf(0);
  const keyword = payload.toString("latin1", 0, Math.max(0, end));
  if (name === "tEXt") return { name: keyword, text: payload.toString("latin1", end + 1) };
  // Two bytes about compression, then a language and a keyword in it.
  const isPacked = name === "zTXt" || payload[end + 1] === 1;
  const from = payload.indexOf(0, payload.indexOf(0, end + 3) + 1) + 1;
  return { name: keyword, text: isPacked ? "" : payload.toString("utf8", from) };
}

function ofPng(file: Buffer): Blocks {
  const chunks = pngChunks(file);
  const texts = chunks.filter(({ name }) => /^(tEXt|zTXt|iTXt)$/.test(name)).map(textOf);
  return {
    ...none,
    exif: chunks.filter(({ name }) => name === "eXIf").map(({ payload }) => payload),
    xmp: texts.filter(({ name }) => name === XMP_KEYWORD).map(({ text }) => Buffer.from(text)),
    texts: texts.filter(({ name }) => name !== XMP_KEYWORD),
  };
}

function ofWebp(file: Buffer): Blocks {
  const chunks = riffChunks(file, HEADER_BYTES);
  const named = (wanted: string) =>
    chunks.filter(({ name }) => name === wanted).map(({ payload }) => payload);
  return { ...none, exif: named("EXIF").map(withoutSignature), xmp: named("XMP ") };
}

/** Some programs put JPEG's signature before the EXIF of other formats. */
const withoutSignature = (exif: Uint8Array): Uint8Array =>
  startsWith(exif, signatures.exif) ? exif.subarray(signatures.exif.length) : exif;

/** EXIF as HEIC and AVIF have it, after the offset of its TIFF header (ISO/IEC 23008-12, A.2.1). */
function afterOffset(item: Uint8Array): Uint8Array {
  if (item.length < 4) return item;
  const offset = new DataView(item.buffer, item.byteOffset).getUint32(0);
  return withoutSignature(item.subarray(4 + Math.min(offset, item.length)));
}

const ofHeif = (file: Buffer): Blocks => ({
  ...none,
  exif: itemData(file, "Exif").map(afterOffset),
  xmp: itemData(file, "mime"),
});

function ofJxl(file: Buffer): Blocks {
  const { exif, xmp } = metadataIn(file);
  return { ...none, exif: exif ? [withoutSignature(exif)] : [], xmp: xmp ? [xmp] : [] };
}

/** Where a RAW file of Fuji says where its preview is. */
const FUJI_PREVIEW_AT = 84;

function ofRaw(file: Buffer): Blocks {
  if (file.toString("latin1", 0, 8) === "FUJIFILM" && file.length > FUJI_PREVIEW_AT + 4)
    return ofJpeg(file.subarray(file.readUInt32BE(FUJI_PREVIEW_AT)));
  // Olympus and Panasonic have another number in place of TIFF's 42.
  const isLittle = file[0] === 0x49;
  const whole = Buffer.concat([Buffer.from(isLittle ? "II*\0" : "MM\0*", "latin1"), file.subarray(4)]);
  return { ...none, exif: [whole] };
}

/** The formats that have a place for descriptions; TIFFs keep them in their own directories. */
const readers: Partial<Record<InputFormat, (file: Buffer) => Blocks>> = {
  jpg: ofJpeg,
  png: ofPng,
  webp: ofWebp,
  avif: ofHeif,
  heic: ofHeif,
  jxl: ofJxl,
  tiff: (file) => ({ ...none, exif: [file] }),
  raw: ofRaw,
};

/** Whether files of a format are read for what describes them. */
export const isDescribed = (format: InputFormat): boolean => format in readers;

/** Finds what describes a picture in its file; nothing where a format has no place for it, or none that we read. */
export const readBlocks = (file: Buffer, format: InputFormat): Blocks => readers[format]?.(file) ?? none;
