import { PDFArray, type PDFContext, PDFDict, PDFRawStream } from "@cantoo/pdf-lib";
import { name, numberIn, pack, unpack } from "../structure/streams";
import { allDicts } from "./contents";

/** Shortens ICC profiles (ICC.1:2022, 7): documents only need them to read colors. */

const HEADER_BYTES = 128;
const ENTRY_BYTES = 12;
const MAX_TAGS = 100;
const MAX_PROFILE_BYTES = 8_000_000;
/** Smaller profiles gain nothing. */
const MIN_PROFILE_BYTES = 20_000;

/** Tags for making colors of a device, which only printers do, and for warning of those it lacks. */
const outputTags = ["B2A0", "B2A1", "B2A2", "gamt", "pre0", "pre1", "pre2", "B2D0", "B2D1", "B2D2", "B2D3"];

/** @returns undefined for data that is no profile of a printer */
function removeOutput(profile: Buffer): Buffer | undefined {
  const isPrinter =
    profile.toString("latin1", 12, 16) === "prtr" && profile.toString("latin1", 36, 40) === "acsp";
  if (!isPrinter || profile.length < HEADER_BYTES + 4) return undefined;
  const count = Math.min(profile.readUInt32BE(HEADER_BYTES), MAX_TAGS);
  const tags = Array.from({ length: count }, (_, i) => {
    const at = HEADER_BYTES + 4 + i * ENTRY_BYTES;
    const [offset, length] = [profile.readUInt32BE(at + 4), profile.readUInt32BE(at + 8)];
    return { tag: profile.toString("latin1", at, at + 4), offset, length };
  });
  const kept = tags.filter(({ tag }) => !outputTags.includes(tag));
  if (kept.length === count || !kept.some(({ tag }) => tag === "A2B0")) return undefined;
  const head = Buffer.alloc(HEADER_BYTES + 4 + kept.length * ENTRY_BYTES);
  profile.copy(head, 0, 0, HEADER_BYTES);
  head.writeUInt32BE(kept.length, HEADER_BYTES);
  // The digest of the whole, which is optional.
  head.fill(0, 84, 100);
  const pieces: Buffer[] = [head];
  const places = new Map<number, number>();
  let end = head.length;
  kept.forEach(({ tag, offset, length }, i) => {
    const data = profile.subarray(offset, offset + length);
    if (!places.has(offset)) {
      places.set(offset, end);
      pieces.push(data, Buffer.alloc((4 - (data.length % 4)) % 4));
      end += Math.ceil(data.length / 4) * 4;
    }
    const at = HEADER_BYTES + 4 + i * ENTRY_BYTES;
    head.write(tag, at, "latin1");
    head.writeUInt32BE(places.get(offset) as number, at + 4);
    head.writeUInt32BE(data.length, at + 8);
  });
  head.writeUInt32BE(end, 0);
  return Buffer.concat(pieces);
}

/** Returns the profiles that say for which printer a document or page was made. */
function printerProfiles(context: PDFContext): Set<unknown> {
  const intents = allDicts(context)
    .map((owner) => owner.lookup(name("OutputIntents")))
    .filter((list) => list instanceof PDFArray)
    .flatMap((list) => list.asArray().map((_, i) => list.lookup(i)));
  return new Set(
    intents.map((intent) =>
      intent instanceof PDFDict ? intent.lookup(name("DestOutputProfile")) : undefined,
    ),
  );
}

/** Makes profiles of printers smaller, unless the document names their printer. */
export async function shrinkProfiles(context: PDFContext): Promise<void> {
  const kept = printerProfiles(context);
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.contents.length < MIN_PROFILE_BYTES) continue;
    if (kept.has(object) || numberIn(object.dict, "N") !== 4 || object.dict.has(name("Type"))) continue;
    const { data, rest } = await unpack(object, MAX_PROFILE_BYTES).catch(() => ({
      data: undefined,
      rest: [],
    }));
    const smaller = data && rest.length === 0 ? removeOutput(Buffer.from(data)) : undefined;
    if (!smaller) continue;
    const dict = object.dict.clone();
    dict.set(name("Filter"), name("FlateDecode"));
    dict.delete(name("DecodeParms"));
    context.assign(ref, PDFRawStream.of(dict, await pack(smaller)));
  }
}
