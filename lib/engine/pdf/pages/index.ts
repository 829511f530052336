import { writeFileSync } from "node:fs";
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFHeader,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import { ConversionError } from "../../../contract/errors";
import type { JobResult, PdfOrganizeJob } from "../../types";
import { dictIn } from "../compress/contents";
import { writeObjects } from "../compress/serialize";
import { name, repack } from "../structure/streams";
import { Part } from "./copy";
import { Destinations } from "./destinations";
import { FormWriter } from "./forms";
import { writeLabels } from "./labels";
import { writeLayers } from "./layers";
import { writeOutlines } from "./outlines";
import { annotationsOf, type MadePage, type ParentKeys, writePage, writePageTree } from "./pages";
import { openSources, type Source } from "./source";
import { TagWriter } from "./tags";
import { freeName, readNames, writeNames } from "./trees";

/** Entries of the catalog that are those of the first document. */
const OF_FIRST = [
  "Lang",
  "ViewerPreferences",
  "PageLayout",
  "PageMode",
  "Metadata",
  "OutputIntents",
  "Extensions",
  "URI",
];
/** Names beside those of destinations that do not belong to a page. */
const NAMES = ["EmbeddedFiles", "JavaScript", "Renditions", "AP"] as const;
/** Streams that are shorter do not get smaller. */
const MIN_PACKED_BYTES = 128;

type Making = {
  context: PDFContext;
  parts: readonly Part[];
  pages: readonly MadePage[];
  job: PdfOrganizeJob;
};

/** Lists the pages of a plan, and what is taken from each source. */
function plan(job: PdfOrganizeJob, sources: readonly Source[]): Making {
  const context = PDFContext.create();
  const parts = new Map<number, Part>();
  const pages = job.pages.map((asked): MadePage => {
    const ref = context.nextRef();
    const { rotate = 0 } = asked;
    if ("blank" in asked) return { ref, rotate, blank: asked.blank };
    const source = sources[asked.file];
    const place = asked.page - 1;
    if (!source?.pages[place]) throw new ConversionError("no_such_page", { limit: asked.page });
    const part = parts.get(asked.file) ?? new Part(source, context, asked.file, job.titles[asked.file] ?? "");
    parts.set(asked.file, part);
    if (!part.pages.has(place)) part.pages.set(place, ref);
    return { ref, rotate, part, place };
  });
  return { context, parts: [...parts.values()], pages, job };
}

/** Writes everything that does not belong to a page. */
function writeCatalog(
  { context, parts, pages, job }: Making,
  { destinations, forms, tags }: { destinations: Destinations; forms: FormWriter; tags: TagWriter },
): { catalog: PDFRef; info: PDFRef | undefined } {
  const catalog = context.obj({ Type: "Catalog", Pages: writePageTree(context, pages) });
  const set = (key: string, value: PDFObject | undefined) => value && catalog.set(name(key), value);
  const [first] = parts;
  let info: PDFObject | undefined;
  if (first) {
    for (const key of OF_FIRST) {
      const value = first.source.catalog.get(name(key));
      if (value) set(key, first.copy(value));
    }
    const opening = first.source.catalog.lookup(name("OpenAction"));
    if (opening instanceof PDFArray) set("OpenAction", destinations.copy(first, opening));
    if (opening instanceof PDFDict) set("OpenAction", destinations.action(first, opening));
    const { Info } = first.source.context.trailerInfo;
    info = Info instanceof PDFRef ? first.copy(Info) : undefined;
  }
  for (const part of parts) destinations.addAll(part);
  set(
    "Outlines",
    writeOutlines(context, parts, destinations, (part) => part.pages.values().next().value),
  );
  set("PageLabels", writeLabels(context, pages));
  set("AcroForm", forms.finish());
  for (const part of parts) part.finish();
  set("OCProperties", writeLayers(context, parts));

  const names = context.obj({});
  if (destinations.names.size > 0)
    names.set(name("Dests"), context.register(writeNames(context, destinations.names)));
  for (const kind of NAMES) {
    const all = new Map<string, PDFObject>();
    for (const part of parts) {
      // Of several documents that are made of one file, the first has what belongs to the whole file.
      if (kind === "EmbeddedFiles" && !job.isFirst[part.file]) continue;
      for (const [key, value] of readNames(dictIn(part.source.catalog, "Names")?.lookup(name(kind))))
        all.set(
          freeName(key, (one) => all.has(one)),
          part.copy(value),
        );
    }
    if (all.size > 0) names.set(name(kind), context.register(writeNames(context, all)));
  }
  if (names.entries().length > 0) set("Names", names);
  const root = tags.finish();
  if (root) {
    set("StructTreeRoot", root);
    set("MarkInfo", context.obj({ Marked: true }));
  }
  for (const part of parts) part.finish();
  return { catalog: context.register(catalog), info: info instanceof PDFRef ? info : undefined };
}

/** Deflates streams that come without a filter. XMP stays readable for programs that know nothing of PDF. */
async function packStreams(context: PDFContext): Promise<void> {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.contents.length < MIN_PACKED_BYTES) continue;
    const { dict } = object;
    if (dict.has(name("Filter")) || dict.has(name("F")) || dict.lookup(name("Type")) === name("Metadata"))
      continue;
    context.assign(ref, await repack(object));
  }
}

const versionOf = ({ context, catalog }: Source): string => {
  const [, header = "1.4"] = /%PDF-(\d\.\d)/.exec(context.header.toString()) ?? [];
  const own = catalog.lookup(name("Version"));
  const named = own instanceof PDFName ? own.decodeText() : header;
  return named > header ? named : header;
};

/**
 * Makes a document of pages of others, turned or not, and of blank ones. It keeps what the sources have for these pages:
 * bookmarks, links, named destinations, form fields, labels, layers, attachments, annotations, tags; nothing of a page that
 * is left out. Names that two sources use get a number.
 *
 * @returns `remark: "signed"` if a signature had to go, `"unprotected"` if a source was encrypted
 * @throws ConversionError as `openSources` does; `no_such_page` (limit: the page)
 */
export async function organizePdf(job: PdfOrganizeJob): Promise<JobResult> {
  const { inputs, passwords } = job;
  const sources = await openSources(
    inputs.map((input, i) => ({ input, ...(passwords[i] && { password: passwords[i] }) })),
  );
  const making = plan(job, sources);
  const { context, parts, pages } = making;
  const writers = {
    destinations: new Destinations(),
    forms: new FormWriter(context),
    tags: new TagWriter(context),
  };
  const keys = new Map<Part, ParentKeys>(
    parts.map((part) => [part, { pages: new Map(), objects: new Map() }]),
  );
  const keysOf = (part: Part) => keys.get(part) as ParentKeys;
  const widgets = new Map(
    parts.map((part) => [
      part,
      new Set(
        [...part.pages.keys()]
          .flatMap((place) => annotationsOf(part, place))
          .filter((ref) => ref instanceof PDFRef),
      ),
    ]),
  );
  for (const part of parts) writers.forms.prepare(part, widgets.get(part) ?? new Set());
  // Fields are complete once each of their pages has been written for the first time.
  const isFirst = (page: MadePage) => "part" in page && page.part.pages.get(page.place) === page.ref;
  for (const page of pages) if (isFirst(page)) writePage(page, writers, keysOf);
  for (const part of parts) writers.forms.add(part, widgets.get(part) ?? new Set());
  for (const page of pages) if (!isFirst(page)) writePage(page, writers, keysOf);
  for (const part of parts) writers.tags.add(part, keysOf(part).pages, keysOf(part).objects);
  const { catalog, info } = writeCatalog(making, writers);
  await packStreams(context);
  const version = parts.map(({ source }) => versionOf(source)).reduce((a, b) => (a > b ? a : b), "1.5");
  const [major = 1, minor = 5] = version.split(".").map(Number);
  context.header = PDFHeader.forVersion(major, minor);
  const bytes = Buffer.concat(await writeObjects(context, catalog, info ? { info } : {}));
  // A process has one job at a time, and turns in the thread pool take longer than most of these files.
  writeFileSync(job.output, bytes);
  const used = parts.map(({ source }) => source);
  const isSigned = writers.forms.isUnsigned || used.some((source) => source.isSigned);
  const isEncrypted = used.some((source) => source.isEncrypted);
  return {
    from: "pdf",
    to: "pdf",
    width: 0,
    height: 0,
    size: bytes.length,
    frames: pages.length,
    ...((isSigned || isEncrypted) && { remark: isSigned ? "signed" : "unprotected" }),
  };
}
