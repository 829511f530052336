import { promisify } from "node:util";
import { deflate, deflateSync, inflate } from "node:zlib";
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from "@cantoo/pdf-lib";

/** Level 9 of Deflate is slow on long streams and gains little over level 6. */
const MAX_BEST_DEFLATE_BYTES = 16_000_000;
/** Shorter data is deflated in less time than a thread takes to begin: of 500 pages that become documents, half of all. */
const MIN_THREAD_BYTES = 64_000;
/** Largest size that a stream is inflated to; a larger one is not read. */
const MAX_INFLATED_BYTES = 256_000_000;
/** LZW and other old filters are decoded in JavaScript. */
const MAX_LEGACY_BYTES = 16_000_000;
/** Fax data and JPEGs of flat colors contain repetitions; longer streams are photos, which do not. */
const MAX_REPACKED_BYTES = 1_000_000;
/** Largest share of its bytes that such a stream may have when deflated: it costs readers another filter. */
const MAX_REPACKED_SHARE = 0.98;
const inflateAsync = promisify(inflate);
const deflateAsync = promisify(deflate);

export const name = (text: string): PDFName => PDFName.of(text);

/** A filter of a stream, in the order of decoding (ISO 32000-1, 7.4). */
type Filter = { filter: string; parameters: PDFDict | undefined };

/** Filters decoded in JavaScript; only LZW has parameters. */
const legacyFilters = ["LZWDecode", "ASCII85Decode", "ASCIIHexDecode", "RunLengthDecode"];

export function filtersOf(dict: PDFDict): Filter[] {
  const filters = dict.lookup(name("Filter"));
  const parameters = dict.lookup(name("DecodeParms"));
  const asDict = (value: unknown) => (value instanceof PDFDict ? value : undefined);
  if (filters instanceof PDFName) return [{ filter: filters.decodeText(), parameters: asDict(parameters) }];
  if (!(filters instanceof PDFArray)) return [];
  return filters.asArray().map((_, i) => ({
    filter: filters.lookup(i, PDFName).decodeText(),
    parameters: parameters instanceof PDFArray ? asDict(parameters.lookup(i)) : undefined,
  }));
}

export const numberIn = (dict: PDFDict | undefined, key: string): number | undefined => {
  const value = dict?.lookup(name(key));
  return value instanceof PDFNumber ? value.asNumber() : undefined;
};

export const flagIn = (dict: PDFDict, key: string): boolean => dict.lookup(name(key)) === PDFBool.True;

export const isPicture = ({ dict }: PDFRawStream): boolean => dict.lookup(name("Subtype")) === name("Image");

const hasPredictor = (parameters: PDFDict | undefined) => (numberIn(parameters, "Predictor") ?? 1) > 1;

/** Decodes one of the {@link legacyFilters}. */
function decodeLegacy(bytes: Uint8Array, { filter, parameters }: Filter, { context }: PDFDict): Uint8Array {
  if (bytes.length > MAX_LEGACY_BYTES) throw new Error("a long stream");
  const dict = context.obj({ Filter: filter, ...(parameters && { DecodeParms: parameters }) });
  return decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode();
}

/** A stream's data after its packing filters, and the filters that are left: of a picture, or unknown ones. */
type Unpacked = {
  data: Uint8Array;
  rest: Filter[];
  /** Parameters of the last decoded filter if it has a predictor, which was not undone. */
  parameters: PDFDict | undefined;
};

/**
 * Decodes Flate and the legacy filters.
 *
 * @param maxBytes limit of the decoded size
 * @throws what zlib and pdf-lib throw at damaged data
 */
export async function unpack(stream: PDFRawStream, maxBytes = MAX_INFLATED_BYTES): Promise<Unpacked> {
  const rest = filtersOf(stream.dict);
  let data: Uint8Array = stream.contents;
  for (let next = rest[0]; next; next = rest[0]) {
    const isFlate = next.filter === "FlateDecode";
    if (!isFlate && !legacyFilters.includes(next.filter)) break;
    data = isFlate
      ? await inflateAsync(data, { maxOutputLength: maxBytes })
      : decodeLegacy(data, next, stream.dict);
    rest.shift();
    if (!hasPredictor(next.parameters)) continue;
    if (rest.length > 0) throw new Error("a predictor before another filter");
    return { data, rest, parameters: next.parameters };
  }
  return { data, rest, parameters: undefined };
}

/** Deflates data, as small as its length allows. */
export async function pack(data: Uint8Array): Promise<Buffer> {
  const options = { level: data.length <= MAX_BEST_DEFLATE_BYTES ? 9 : 6, memLevel: 9 };
  return data.length < MIN_THREAD_BYTES ? deflateSync(data, options) : deflateAsync(data, options);
}

const PREDICTOR_KEYS = ["Predictor", "Colors", "BitsPerComponent", "Columns"];

/** Returns the parameters of the data's predictor for Flate, and nothing else. */
function predictorOf(parameters: PDFDict): PDFObject {
  const { context } = parameters;
  const kept = context.obj({});
  for (const key of PREDICTOR_KEYS) {
    const value = numberIn(parameters, key);
    if (value !== undefined) kept.set(name(key), context.obj(value));
  }
  return kept;
}

/** Returns the dictionary of a deflated stream: Flate is decoded first, then the filters that were left. */
function packedDict({ dict: before }: PDFRawStream, { rest, parameters }: Unpacked): PDFDict {
  const dict = before.clone();
  const { context } = dict;
  dict.set(
    name("Filter"),
    rest.length > 0 ? context.obj(["FlateDecode", ...rest.map(({ filter }) => filter)]) : name("FlateDecode"),
  );
  dict.delete(name("DecodeParms"));
  if (parameters) dict.set(name("DecodeParms"), predictorOf(parameters));
  if (rest.some((filter) => filter.parameters))
    dict.set(
      name("DecodeParms"),
      context.obj([PDFNull, ...rest.map((filter) => filter.parameters ?? PDFNull)]),
    );
  return dict;
}

/**
 * Deflates a stream again if that makes it smaller. Its decoded data stays the same to the byte.
 *
 * @returns the stream itself when nothing is gained or its data is damaged: readers show what they can of that
 */
export async function repack(stream: PDFRawStream): Promise<PDFRawStream> {
  try {
    const unpacked = await unpack(stream);
    const { data, rest, parameters } = unpacked;
    if (rest.length > 0 && (parameters || data.length > MAX_REPACKED_BYTES)) return stream;
    const packed = await pack(data);
    const worth = rest.length > 0 ? MAX_REPACKED_SHARE : 1;
    if (packed.length >= stream.contents.length * worth) return stream;
    return PDFRawStream.of(packedDict(stream, unpacked), packed);
  } catch {
    return stream;
  }
}
