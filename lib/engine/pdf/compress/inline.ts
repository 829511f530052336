import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import { filtersOf, flagIn, name, numberIn, pack, unpack } from "../structure/streams";
import { type InlineImage, visitContent } from "./content";
import { dictIn, pagesOf, streamsOf } from "./contents";
import { MIN_INLINE_BYTES } from "./settings";

/** Abbreviations of keys, color spaces and filters in inline images (ISO 32000-1, tables 93 and 94). */
const keys: Readonly<Record<string, string>> = {
  BPC: "BitsPerComponent",
  CS: "ColorSpace",
  D: "Decode",
  DP: "DecodeParms",
  F: "Filter",
  H: "Height",
  IM: "ImageMask",
  I: "Interpolate",
  W: "Width",
};
const spaces: Readonly<Record<string, string>> = {
  G: "DeviceGray",
  RGB: "DeviceRGB",
  CMYK: "DeviceCMYK",
  I: "Indexed",
};
const filters: Readonly<Record<string, string>> = {
  AHx: "ASCIIHexDecode",
  A85: "ASCII85Decode",
  LZW: "LZWDecode",
  Fl: "FlateDecode",
  RL: "RunLengthDecode",
  CCF: "CCITTFaxDecode",
  DCT: "DCTDecode",
};
const fullKeys = new Set(Object.values(keys));
const deviceSpaces = new Set(Object.values(spaces));

/** Samples for each pixel of a color space. */
const samplesOf: Readonly<Record<string, number>> = {
  DeviceGray: 1,
  CalGray: 1,
  Indexed: 1,
  DeviceRGB: 3,
  CalRGB: 3,
  DeviceCMYK: 4,
};

/** Longest content that is searched, in bytes. */
const MAX_CONTENT_BYTES = 64_000_000;
const JPEG_START = Buffer.from([0xff, 0xd8]);
const CARRIAGE_RETURN = 13;
const JPEG_END = Buffer.from([0xff, 0xd9]);

const expanded = (value: PDFObject, names: Readonly<Record<string, string>>): PDFObject =>
  value instanceof PDFName ? name(names[value.decodeText()] ?? value.decodeText()) : value;

/** Returns a color space without abbreviations; names of the resources stand for their entries. */
function spaceFor(value: PDFObject, resources: PDFDict): PDFObject | undefined {
  const named = (object: PDFObject | undefined) => {
    const full = object && expanded(object, spaces);
    if (!(full instanceof PDFName) || deviceSpaces.has(full.decodeText())) return full;
    return dictIn(resources, "ColorSpace")?.get(full);
  };
  if (!(value instanceof PDFArray)) return named(value);
  const parts = value.asArray().map((part, i) => (i < 2 ? named(part) : part));
  return parts.includes(undefined) ? undefined : resources.context.obj(parts as PDFObject[]);
}

/** @returns undefined for a dictionary with entries of unknown meaning */
function dictionaryOf(text: Buffer, resources: PDFDict): PDFDict | undefined {
  const { context } = resources;
  const source = Buffer.concat([Buffer.from("<<"), text, Buffer.from(" >>")]);
  const short = PDFObjectParser.forBytes(source, context).parseObject();
  if (!(short instanceof PDFDict)) return undefined;
  const dict = context.obj({ Type: "XObject", Subtype: "Image" });
  for (const [key, value] of short.entries()) {
    const full = keys[key.decodeText()] ?? key.decodeText();
    if (!fullKeys.has(full)) return undefined;
    const meant =
      full === "ColorSpace"
        ? spaceFor(value, resources)
        : full === "Filter" && value instanceof PDFArray
          ? context.obj(value.asArray().map((filter) => expanded(filter, filters)))
          : full === "Filter"
            ? expanded(value, filters)
            : value;
    if (!meant) return undefined;
    dict.set(name(full), meant);
  }
  return dict;
}

/** Returns the bytes of a picture's samples; undefined for a color space with an unknown number of them. */
function sampleBytes(dict: PDFDict): number | undefined {
  const [width = 0, height = 0] = [numberIn(dict, "Width"), numberIn(dict, "Height")];
  const isMask = flagIn(dict, "ImageMask");
  const space = dict.lookup(name("ColorSpace"));
  const family = space instanceof PDFArray ? space.lookup(0) : space;
  const samples = isMask ? 1 : family instanceof PDFName ? samplesOf[family.decodeText()] : undefined;
  const bits = isMask ? 1 : (numberIn(dict, "BitsPerComponent") ?? 8);
  return samples && Math.ceil((width * bits * samples) / 8) * height;
}

/**
 * Returns an inline image as an object. Where its data ends has to be certain: samples must be complete, and a JPEG must
 * have its end.
 */
async function objectOf(
  content: Buffer,
  { start, dictionaryEnd, dataStart, end }: InlineImage,
  resources: PDFDict,
): Promise<PDFRawStream | undefined> {
  if (end - dataStart < MIN_INLINE_BYTES) return undefined;
  const dict = dictionaryOf(content.subarray(start + "BI".length, dictionaryEnd), resources);
  if (!dict) return undefined;
  // Before 'EI' and white space.
  const data = content.subarray(dataStart, end - "EI".length - 1);
  const stream = PDFRawStream.of(dict, data);
  const unpacked = await unpack(stream, MAX_CONTENT_BYTES);
  const [filter] = unpacked.rest;
  if (filter) {
    const jpeg = Buffer.from(unpacked.data);
    const isWhole = jpeg.indexOf(JPEG_START) === 0 && jpeg.lastIndexOf(JPEG_END) > jpeg.length - 4;
    return filter.filter === "DCTDecode" && isWhole ? stream : undefined;
  }
  const bytes = sampleBytes(dict);
  if (!bytes || (filtersOf(dict).length > 0 && unpacked.data.length < bytes)) return undefined;
  // White space of two bytes after 'ID' would shift the samples.
  const spare = data.length - bytes;
  const isExact = spare === 0 || (spare === 1 && data.at(-1) === CARRIAGE_RETURN);
  if (filtersOf(dict).length === 0 && !isExact) return undefined;
  return stream;
}

/** Returns a name that resources do not use yet. */
function newName(pictures: PDFDict): PDFName {
  for (let i = 0; ; i += 1) {
    const key = name(`Inline${i}`);
    if (!pictures.has(key)) return key;
  }
}

/** Takes the large inline images out of one content stream. @returns its new content, undefined if there are none */
async function extract(content: Buffer, resources: PDFDict): Promise<Buffer | undefined> {
  const { context } = resources;
  const images: InlineImage[] = [];
  visitContent(content, {
    save: () => {},
    restore: () => {},
    inlineImage: (image) => void images.push(image),
  });
  const pieces: Buffer[] = [];
  let at = 0;
  for (const image of images) {
    const object = await objectOf(content, image, resources).catch(() => undefined);
    if (!object) continue;
    const pictures = dictIn(resources, "XObject") ?? context.obj({});
    resources.set(name("XObject"), pictures);
    const key = newName(pictures);
    pictures.set(key, context.register(object));
    pieces.push(content.subarray(at, image.start), Buffer.from(`${key} Do`));
    at = image.end;
  }
  return at > 0 ? Buffer.concat([...pieces, content.subarray(at)]) : undefined;
}

/** Lists the content streams of pages and forms with the resources that they use; undefined for different ones. */
function contentsOf(context: PDFContext): Map<PDFRawStream, PDFDict | undefined> {
  const found = new Map<PDFRawStream, PDFDict | undefined>();
  const add = (stream: PDFObject | undefined, resources: PDFDict | undefined) => {
    if (!(stream instanceof PDFRawStream) || stream.contents.length < MIN_INLINE_BYTES / 8) return;
    found.set(stream, !found.has(stream) || found.get(stream) === resources ? resources : undefined);
  };
  for (const { page, resources } of pagesOf(context))
    for (const stream of streamsOf(page)) add(stream, resources);
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream && object.dict.has(name("BBox")))
      add(object, dictIn(object.dict, "Resources"));
  return found;
}

/** Makes large inline pictures objects of their own (8.9.7): what makes pictures smaller then finds them, and copies. */
export async function extractInlineImages(context: PDFContext, deadline: number): Promise<void> {
  const contents = contentsOf(context);
  for (const [ref, stream] of context.enumerateIndirectObjects()) {
    const resources = stream instanceof PDFRawStream ? contents.get(stream) : undefined;
    if (!(stream instanceof PDFRawStream) || !resources || Date.now() > deadline) continue;
    const { data, rest } = await unpack(stream, MAX_CONTENT_BYTES).catch(() => ({
      data: undefined,
      rest: [],
    }));
    if (!data || rest.length > 0 || data.length < MIN_INLINE_BYTES) continue;
    const content = await extract(Buffer.from(data.buffer, data.byteOffset, data.length), resources);
    if (!content) continue;
    const dict = stream.dict.clone();
    dict.set(name("Filter"), name("FlateDecode"));
    dict.delete(name("DecodeParms"));
    context.assign(ref, PDFRawStream.of(dict, await pack(content)));
  }
}
