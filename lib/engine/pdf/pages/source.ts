import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { PDFArray, type PDFContext, PDFDict, PDFDocument, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { ConversionError, type FileFailure } from "../../../contract/errors";
import { isTrap } from "../../failure";
import { catalogOf } from "../compress/contents";
import { factsOf, type PdfSource, withDocument } from "../document";
import { brotliToFlate } from "../structure/brotli";
import { unlockMetadata } from "../structure/locked-metadata";
import { saveDecrypted } from "../structure/save";
import { name } from "../structure/streams";

/** A page with what it inherits from the nodes above it (ISO 32000-1, 7.7.3.4). */
type SourcePage = { ref: PDFRef; dict: PDFDict; inherited: ReadonlyMap<string, PDFObject> };

/** A document that pages are taken from. It is never changed. */
export type Source = {
  context: PDFContext;
  catalog: PDFDict;
  pages: readonly SourcePage[];
  /** Position of each page. */
  placeOf: ReadonlyMap<PDFRef, number>;
  /** Nodes of the page tree, which lead to all pages. */
  nodes: ReadonlySet<PDFRef>;
  /** Pages of each annotation: nearly always one. */
  annotated: ReadonlyMap<PDFRef, readonly number[]>;
  isSigned: boolean;
  isEncrypted: boolean;
};

const INHERITED = ["Resources", "MediaBox", "CropBox", "Rotate"] as const;

/** Walks the page tree. A node that comes again is skipped, and a page that comes again is copied. */
function readPages(context: PDFContext, catalog: PDFDict, most: number) {
  const pages: SourcePage[] = [];
  const placeOf = new Map<PDFRef, number>();
  const nodes = new Set<PDFRef>();
  const annotated = new Map<PDFRef, number[]>();
  type Step = { object: PDFObject | undefined; inherited: ReadonlyMap<string, PDFObject> };
  const left: Step[] = [{ object: catalog.get(name("Pages")), inherited: new Map() }];
  for (let step = left.pop(); step && pages.length < most; step = left.pop()) {
    const { object } = step;
    const dict = context.lookup(object);
    if (!(dict instanceof PDFDict)) continue;
    const given = object instanceof PDFRef ? object : context.register(dict);
    const inherited = new Map(step.inherited);
    for (const key of INHERITED) {
      const value = dict.get(name(key));
      if (value) inherited.set(key, value);
    }
    const kids = dict.lookup(name("Kids"));
    if (kids instanceof PDFArray) {
      if (nodes.has(given)) continue;
      nodes.add(given);
      for (const kid of kids.asArray().toReversed()) left.push({ object: kid, inherited });
      continue;
    }
    const ref = placeOf.has(given) ? context.register(dict.clone()) : given;
    placeOf.set(ref, pages.length);
    const annotations = dict.lookup(name("Annots"));
    for (const one of annotations instanceof PDFArray ? annotations.asArray() : [])
      if (one instanceof PDFRef)
        annotated
          .set(one, annotated.get(one) ?? [])
          .get(one)
          ?.push(pages.length);
    pages.push({ ref, dict, inherited });
  }
  return { pages, placeOf, nodes, annotated };
}

async function parse(bytes: Buffer, pages: number) {
  const { context } = await PDFDocument.load(brotliToFlate(bytes), {
    updateMetadata: false,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  const catalog = catalogOf(context);
  const read = catalog && readPages(context, catalog, pages + 1);
  if (!catalog || read?.pages.length !== pages) throw new Error("other pages than PDFium finds");
  return { context, catalog, ...read };
}

async function read(source: PdfSource): Promise<Source> {
  const { pages, isSigned, isEncrypted } = await withDocument(source, factsOf);
  const bytes = await readFile(source.input);
  const parseCopy = async () => {
    const copy = await withDocument(source, saveDecrypted);
    if (!copy) throw new ConversionError("corrupt", { cause: "PDFium cannot save it" });
    const parsed = await parse(copy, pages);
    if (isEncrypted) await unlockMetadata(parsed.catalog, bytes, source.password);
    return parsed;
  };
  const parsed = await (isEncrypted ? parseCopy() : parse(bytes, pages).catch(parseCopy));
  return { ...parsed, isSigned, isEncrypted };
}

/** Milliseconds for which sources are kept: the documents of a request are made one by one. */
const KEPT_MS = 10_000;
const kept = new Map<string, Promise<Source>>();
let idle: NodeJS.Timeout | undefined;

/**
 * Reads documents, or takes those of the job before.
 *
 * @throws ConversionError as `withDocument` does, with the positions of all files that cannot be read
 */
export async function openSources(sources: readonly PdfSource[]): Promise<Source[]> {
  clearTimeout(idle);
  idle = setTimeout(() => kept.clear(), KEPT_MS).unref();
  const keys = sources.map(({ input, password }) => {
    const { size, mtimeMs } = statSync(input);
    return JSON.stringify([input, size, mtimeMs, password]);
  });
  for (const key of kept.keys()) if (!keys.includes(key)) kept.delete(key);
  const opened: Source[] = [];
  const failed: FileFailure[] = [];
  let cause: unknown;
  // One after the other: PDFium has one document open.
  for (const [index, source] of sources.entries()) {
    const key = keys[index] ?? "";
    const known = kept.get(key) ?? read(source);
    kept.set(key, known);
    try {
      opened.push(await known);
    } catch (error) {
      kept.delete(key);
      const { code, limit } = error instanceof ConversionError ? error : new ConversionError("corrupt");
      failed.push({ index, code, ...(limit !== undefined && { limit }) });
      cause ??= error;
      if (!isTrap(error)) continue;
      // This process is spent.
      cause = error;
      break;
    }
  }
  const [first] = failed;
  if (!first) return opened;
  const { code, limit } = first;
  throw new ConversionError(code, { ...(limit !== undefined && { limit }), files: failed, cause });
}
