import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import { withoutLocation } from "../../image/metadata/xmp";
import { name, pack, unpack } from "../structure/streams";
import { allDicts, catalogOf } from "./contents";

/** The part of PDF/A (ISO 19005) that a document says it conforms to, and its level: 'B', 'U' or 'A'. */
export type Archive = { part: number; level: string };

/** What a document says of itself. */
export type Metadata = {
  archive: Archive | undefined;
  /** Its XMP packet without location; undefined if it is too long or there is none. */
  packet: string | undefined;
};

const MAX_METADATA_BYTES = 4_000_000;
/**
 * Longest metadata that stays, in characters. Word, LibreOffice, Acrobat and TeX write 1,000 to 5,000; longer ones hold
 * previews and the history of edits.
 */
const MAX_KEPT_METADATA = 10_000;
const PACKET_END = "<?xpacket end";

const entryOf = (metadata: string, key: string) =>
  new RegExp(`pdfaid:${key}(?:\\s{0,9}=\\s{0,9}["']|[^>]{0,200}>)\\s{0,9}(\\w{1,9})`).exec(metadata)?.[1];

/** Returns a packet without location and without the room for edits at its end (XMP part 1, 7.3.2). */
function shorten(packet: string): string | undefined {
  const end = packet.lastIndexOf(PACKET_END);
  const short = end < 0 ? packet.trimEnd() : packet.slice(0, end).trimEnd() + packet.slice(end);
  return short.length > MAX_KEPT_METADATA ? undefined : (withoutLocation(short) ?? undefined);
}

/** Reads what the metadata of the catalog says (ISO 32000-1, 14.3.2; ISO 19005-1, 6.7.11). */
export async function readMetadata(context: PDFContext): Promise<Metadata> {
  const stream = catalogOf(context)?.lookup(name("Metadata"));
  if (!(stream instanceof PDFRawStream)) return { archive: undefined, packet: undefined };
  const { data } = await unpack(stream, MAX_METADATA_BYTES).catch(() => ({ data: Buffer.alloc(0) }));
  const text = Buffer.from(data).toString("utf8");
  const part = Number(entryOf(text, "part"));
  const archive = part > 0 ? { part, level: entryOf(text, "conformance") ?? "" } : undefined;
  return { archive, packet: shorten(text) };
}

const isText = (value: unknown): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

/**
 * Returns an information dictionary with the document's own texts, such as its title and author. One for archives that
 * loses its packet keeps the title alone: others would have to be in the metadata, too (ISO 19005-1, 6.7.3).
 */
export function keepInfo(context: PDFContext, { archive, packet }: Metadata): PDFRef {
  const own = context.lookup(context.trailerInfo.Info);
  const entries = own instanceof PDFDict ? own.entries() : [];
  // Only texts are measured: written as a string, a stream takes many times its bytes.
  const texts = entries.flatMap(([key, value]) => {
    const text = context.lookup(value);
    return isText(text) ? [[key, text] as const] : [];
  });
  const length = texts.reduce((sum, [, text]) => sum + String(text).length, 0);
  const isTitleAlone = length > MAX_KEPT_METADATA || (archive && packet === undefined);
  const info = context.obj({});
  for (const [key, text] of texts) if (!isTitleAlone || key === name("Title")) info.set(key, text);
  return context.register(info);
}

const escaped = (text: string) =>
  text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`).replace(/[^\x20-\u{10ffff}]/gu, " ");

/** Returns metadata that says which part of PDF/A a document conforms to, and the title of its information dictionary. */
function packetOf(context: PDFContext, { part, level }: Archive, info: PDFRef): string {
  const title = context.lookup(info, PDFDict).lookup(name("Title"));
  const text = isText(title) ? title.decodeText() : undefined;
  const entries = [
    `<pdfaid:part>${part}</pdfaid:part>`,
    ...(level ? [`<pdfaid:conformance>${escaped(level)}</pdfaid:conformance>`] : []),
    ...(part > 3 ? ["<pdfaid:rev>2020</pdfaid:rev>"] : []),
    ...(text === undefined
      ? []
      : [`<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></dc:title>`]),
  ];
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ' +
    'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `${entries.join("")}</rdf:Description></rdf:RDF></x:xmpmeta>${PACKET_END}="w"?>`
  );
}

/** Writes the metadata that a document keeps; one for archives that loses its packet gets one that says it is for archives. */
export async function writeMetadata(
  context: PDFContext,
  { archive, packet }: Metadata,
  info: PDFRef,
): Promise<void> {
  const text = packet ?? (archive && packetOf(context, archive, info));
  if (text === undefined) return;
  const data = Buffer.from(text, "utf8");
  // Part 1 of PDF/A forbids filters (6.7.2).
  const isPlain = archive !== undefined;
  const dict = context.obj({
    Type: "Metadata",
    Subtype: "XML",
    ...(!isPlain && { Filter: "FlateDecode" }),
  });
  const stream = PDFRawStream.of(dict, isPlain ? data : await pack(data));
  catalogOf(context)?.set(name("Metadata"), context.register(stream));
}

/** Removes what says for which printer a document was made, and its profile: screens do not use it. */
export function dropOutputIntents(context: PDFContext): void {
  for (const dict of allDicts(context))
    if (dict.lookup(name("OutputIntents")) instanceof PDFArray) dict.delete(name("OutputIntents"));
}
