import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import { name, unpack } from "../structure/streams";
import { allDicts, catalogOf } from "./contents";

/** The part of PDF/A (ISO 19005) that a document says it conforms to, and its level: 'B', 'U' or 'A'. */
export type Archive = { part: number; level: string };

const MAX_METADATA_BYTES = 4_000_000;

const entryOf = (metadata: string, key: string) =>
  new RegExp(`pdfaid:${key}(?:\\s{0,9}=\\s{0,9}["']|[^>]{0,200}>)\\s{0,9}(\\w{1,9})`).exec(metadata)?.[1];

/** Reads what the metadata of the catalog says (ISO 19005-1, 6.7.11). */
export async function readArchive(context: PDFContext): Promise<Archive | undefined> {
  const stream = catalogOf(context)?.lookup(name("Metadata"));
  if (!(stream instanceof PDFRawStream)) return undefined;
  const { data } = await unpack(stream, MAX_METADATA_BYTES).catch(() => ({ data: Buffer.alloc(0) }));
  const metadata = Buffer.from(data).toString("utf8");
  const part = Number(entryOf(metadata, "part"));
  return part > 0 ? { part, level: entryOf(metadata, "conformance") ?? "" } : undefined;
}

const escaped = (text: string) =>
  text.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`).replace(/[^\x20-\u{10ffff}]/gu, " ");

/** Writes metadata that says the same, and the title of the information dictionary, to which it has to be equal. */
export function writeArchive(context: PDFContext, { part, level }: Archive, info: PDFRef): void {
  const dict = context.lookup(info, PDFDict);
  const title = dict.lookup(name("Title"));
  const text = title instanceof PDFString || title instanceof PDFHexString ? title.decodeText() : undefined;
  const entries = [
    `<pdfaid:part>${part}</pdfaid:part>`,
    ...(level ? [`<pdfaid:conformance>${escaped(level)}</pdfaid:conformance>`] : []),
    ...(part > 3 ? ["<pdfaid:rev>2020</pdfaid:rev>"] : []),
    ...(text === undefined
      ? []
      : [`<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></dc:title>`]),
  ];
  const metadata =
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ' +
    'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `${entries.join("")}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
  const stream = PDFRawStream.of(
    context.obj({ Type: "Metadata", Subtype: "XML" }),
    Buffer.from(metadata, "utf8"),
  );
  catalogOf(context)?.set(name("Metadata"), context.register(stream));
}

/** Removes what says for which printer a document was made, and its profile: screens do not use it. */
export function dropOutputIntents(context: PDFContext): void {
  for (const dict of allDicts(context))
    if (dict.lookup(name("OutputIntents")) instanceof PDFArray) dict.delete(name("OutputIntents"));
}
