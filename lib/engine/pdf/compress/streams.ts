import { promisify } from "node:util";
import { deflate, inflate } from "node:zlib";
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from "@cantoo/pdf-lib";
import {
  BEST_UP_TO_BYTES,
  CODED_UP_TO_BYTES,
  MOST_ENCODED_BYTES,
  MOST_INFLATED_BYTES,
  WORTH_PACKING,
} from "./settings";

const inflated = promisify(inflate);
const deflated = promisify(deflate);

export const name = (text: string): PDFName => PDFName.of(text);

/** One of a stream's filters, in the order in which they are undone (ISO 32000-1, 7.4). */
type Filter = { filter: string; parameters: PDFDict | undefined };

/** Undone in JavaScript; they have no parameters but LZW's. */
const slow = ["LZWDecode", "ASCII85Decode", "ASCIIHexDecode", "RunLengthDecode"];

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

const hasPredictor = (parameters: PDFDict | undefined) => (numberIn(parameters, "Predictor") ?? 1) > 1;

/** Undoes one of the {@link slow} filters. */
function undo(bytes: Uint8Array, { filter, parameters }: Filter, { context }: PDFDict): Uint8Array {
  if (bytes.length > MOST_ENCODED_BYTES) throw new Error("a long stream");
  const dict = context.obj({ Filter: filter, ...(parameters && { DecodeParms: parameters }) });
  return decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode();
}

/** A stream's data behind the filters that pack it, and those that are left: of a picture, or one nobody can undo. */
export type Unpacked = {
  data: Uint8Array;
  rest: Filter[];
  /** Of the last filter that was undone, when it has a predictor, which was not. */
  parameters: PDFDict | undefined;
};

/**
 * Undoes Flate and the older ways to pack.
 *
 * @param most what may come of it, in bytes
 * @throws what zlib and pdf-lib throw at damaged data
 */
export async function unpack(stream: PDFRawStream, most = MOST_INFLATED_BYTES): Promise<Unpacked> {
  const rest = filtersOf(stream.dict);
  let data: Uint8Array = stream.contents;
  for (let next = rest[0]; next; next = rest[0]) {
    const isFlate = next.filter === "FlateDecode";
    if (!isFlate && !slow.includes(next.filter)) break;
    data = isFlate ? await inflated(data, { maxOutputLength: most }) : undo(data, next, stream.dict);
    rest.shift();
    if (!hasPredictor(next.parameters)) continue;
    if (rest.length > 0) throw new Error("a predictor before another filter");
    return { data, rest, parameters: next.parameters };
  }
  return { data, rest, parameters: undefined };
}

/** Packs data, as small as its length allows. */
export const pack = (data: Uint8Array): Promise<Buffer> =>
  deflated(data, { level: data.length <= BEST_UP_TO_BYTES ? 9 : 6, memLevel: 9 });

const PREDICTOR_KEYS = ["Predictor", "Colors", "BitsPerComponent", "Columns"];

/** What Flate has to be told of the data's predictor, and nothing else. */
function predictorOf(parameters: PDFDict): PDFObject {
  const { context } = parameters;
  const kept = context.obj({});
  for (const key of PREDICTOR_KEYS) {
    const value = numberIn(parameters, key);
    if (value !== undefined) kept.set(name(key), context.obj(value));
  }
  return kept;
}

/** Says how packed data is to be undone: Flate first, then what the data was coded with. */
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
 * Packs a stream anew, where that is smaller. What the data says is the same to the byte.
 *
 * @returns the stream itself where nothing is gained, or when its data is damaged: readers make of that what they can
 */
export async function repack(stream: PDFRawStream): Promise<PDFRawStream> {
  try {
    const unpacked = await unpack(stream);
    const { data, rest, parameters } = unpacked;
    if (rest.length > 0 && (parameters || data.length > CODED_UP_TO_BYTES)) return stream;
    const packed = await pack(data);
    const worth = rest.length > 0 ? WORTH_PACKING : 1;
    if (packed.length >= stream.contents.length * worth) return stream;
    return PDFRawStream.of(packedDict(stream, unpacked), packed);
  } catch {
    return stream;
  }
}
