import pLimit from "p-limit";
import { ConversionError } from "../../contract/errors";
import type { MadeDocument, PlannedDocument, PlannedPage } from "../../contract/pages";
import { pagesZipUrl } from "../../contract/pdf";
import type { PdfFacts, PdfOrganizeJob } from "../../engine/types";
import { splitName } from "../../file-names";
import { COMPRESS_MAX_PAGES, pagePlan } from "../../limits";
import { downloadUrl } from "../api/downloads";
import { pageName, resultNames } from "../file-name";
import { BatchFailed } from "../http/failure";
import type { Conversion, ConversionRequest, FieldsOf } from "../http/handle";
import { noted } from "../http/sentences";
import { PDF_PAGES_QUEUED } from "../limits";
import type { ReceivedFile } from "../upload/form";
import { inspect, noteFailure, outputPath, runJob, withNames } from "./jobs";
import { notesOfChange } from "./pdf-documents";

type Fields = FieldsOf<"organizePdf">;

/** Opens all files of a request. @throws BatchFailed naming those that cannot be opened */
async function openAll(
  signal: AbortSignal,
  request: ConversionRequest,
  { split, passwords }: Fields,
): Promise<PdfFacts[]> {
  const outcomes = await Promise.all(
    request.files.map(async ({ name, path: input }, i) => {
      try {
        const password = passwords[i];
        const findBookmarks = split === "bookmarks";
        const facts = await inspect(signal, request, {
          kind: "pdf-open",
          input,
          ...(password && { password }),
          ...(findBookmarks && { findBookmarks }),
        });
        if (facts.pages > COMPRESS_MAX_PAGES)
          throw new ConversionError("too_many_pages", { limit: COMPRESS_MAX_PAGES });
        return { ok: true as const, facts };
      } catch (thrown) {
        return { ok: false as const, originalName: name, error: noteFailure(request, thrown) };
      }
    }),
  );
  const failed = outcomes.filter((outcome) => !outcome.ok);
  if (failed.length > 0) throw new BatchFailed(failed);
  return outcomes.flatMap((outcome) => (outcome.ok ? [outcome.facts] : []));
}

const pagesFrom = (file: number, from: number, to: number): PlannedPage[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({ file, page: from + i }));

/** Splits the only file into documents that begin at some of its pages. */
function splitAt(starts: readonly { page: number; name: string }[], pages: number): PlannedDocument[] {
  return starts.map(({ page, name }, i) => ({
    name,
    pages: pagesFrom(0, page, (starts[i + 1]?.page ?? pages + 1) - 1),
  }));
}

/** @throws ConversionError `too_many_pages` */
function requirePages(pages: number, documents = 1): void {
  if (documents > pagePlan.documents || pages > pagePlan.pages)
    throw new ConversionError("too_many_pages", { limit: pagePlan.pages });
}

/** Returns the documents that a request asks for. @throws ConversionError `no_bookmarks`, `bad_option`, `too_many_pages` */
function documentsOf(
  { plan, split }: Fields,
  names: readonly string[],
  facts: readonly PdfFacts[],
): readonly PlannedDocument[] {
  if (plan) return plan.documents;
  const [name = ""] = names;
  const [base] = splitName(name);
  if (split === undefined) {
    // Before they are listed: each of 50 small files may have 20,000.
    requirePages(facts.reduce((sum, { pages }) => sum + pages, 0));
    return [
      { name: `${base}-merged.pdf`, pages: facts.flatMap(({ pages }, file) => pagesFrom(file, 1, pages)) },
    ];
  }
  const [only] = facts;
  if (!only || facts.length > 1) throw new ConversionError("bad_option", { limit: "split" });
  const { pages } = only;
  if (split === "bookmarks") {
    const bookmarks = (only.bookmarks ?? [])
      .toSorted((a, b) => a.page - b.page)
      .filter(({ page }, i, all) => page !== all[i - 1]?.page);
    if (bookmarks.length === 0) throw new ConversionError("no_bookmarks");
    const starts = bookmarks.map(({ title, page }) => ({ name: `${base} - ${title || page}.pdf`, page }));
    if (starts[0]?.page !== 1) starts.unshift({ name: `${base}.pdf`, page: 1 });
    return splitAt(starts, pages);
  }
  const each = split === "pages" ? 1 : split;
  const starts = Array.from({ length: Math.ceil(pages / each) }, (_, i) => ({
    page: i * each + 1,
    name: pageName(name, i * each + 1, pages, "pdf"),
  }));
  return splitAt(starts, pages);
}

/** @throws ConversionError `bad_option` or `missing_page` for a file or page that is not there, `too_many_pages` */
function check(documents: readonly PlannedDocument[], facts: readonly PdfFacts[]): void {
  const all = documents.flatMap(({ pages }) => pages);
  requirePages(all.length, documents.length);
  for (const asked of all) {
    if ("blank" in asked) continue;
    const file = facts[asked.file];
    if (!file) throw new ConversionError("bad_option", { limit: "plan" });
    if (asked.page > file.pages) throw new ConversionError("missing_page", { limit: asked.page });
  }
}

/** Returns the job of each document, and the files whose pages it has: it reads no others. */
function jobsOf(
  documents: readonly PlannedDocument[],
  { files }: ConversionRequest,
  passwords: readonly string[],
): { used: ReceivedFile[]; job: Omit<PdfOrganizeJob, "output"> }[] {
  const begun = new Set<number>();
  return documents.map(({ pages }) => {
    const places = [...new Set(pages.flatMap((page) => ("file" in page ? [page.file] : [])))];
    const used = places.map((file) => files[file] as ReceivedFile);
    const isFirst = places.map((file) => !begun.has(file));
    for (const file of places) begun.add(file);
    const job = {
      kind: "pdf-organize" as const,
      inputs: used.map(({ path }) => path),
      passwords: places.map((file) => passwords[file] ?? ""),
      titles: used.map(({ name }) => splitName(name)[0]),
      isFirst,
      pages: pages.map((page) => ("file" in page ? { ...page, file: places.indexOf(page.file) } : page)),
    };
    return { used, job };
  });
}

/**
 * Makes documents of the pages of others. Each is a job of its own, and is stored when it is ready; if one fails, the call
 * fails.
 */
export const organizePdf: Conversion<"organizePdf"> = async (signal, request, fields) => {
  const { files, lease, session, services } = request;
  const originals = files.map(({ name }) => name);
  const facts = await openAll(signal, request, fields);
  const documents = documentsOf(fields, originals, facts);
  check(documents, facts);
  const names = resultNames(
    documents.map(({ name }) => name),
    "pdf",
  );
  // As for pages that are drawn: the upload was admitted by its files, and documents count like them.
  const queued = Math.min(documents.length, Math.max(PDF_PAGES_QUEUED, services.env.ENGINE_PROCESSES));
  await lease.extend(Math.max(0, queued - files.length));
  const jobs = jobsOf(documents, request, fields.passwords);
  const made = await pLimit(queued).map(jobs, async ({ used, job }, i): Promise<MadeDocument> => {
    const place = { priority: Math.min(i + 1, queued), name: names[i] ?? `${i}.pdf` };
    const output = outputPath(request, i);
    const { key, result } = await runJob(signal, request, { ...job, output }, place).catch((thrown) => {
      throw withNames(request, used, thrown);
    });
    return {
      name: place.name,
      size: result.size,
      pages: result.frames,
      downloadUrl: downloadUrl(services, key),
      ...noted(request.context, notesOfChange(result)),
    };
  });
  return {
    success: true,
    data: {
      sessionId: session,
      documents: made,
      ...(made.length > 1 && { zipUrl: services.env.BASE_PATH + pagesZipUrl(session) }),
    },
  };
};
