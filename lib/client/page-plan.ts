import type { PlannedDocument } from "../contract/pages";
import { splitName, typedName, uniqueNames } from "../file-names";
import { pagePlan } from "../limits";
import { isBeyond, readPageList } from "../page-list";
import type { BoardMode } from "../tools/types";
import { normalizeTyped } from "../typed";
import { type BoardFile, type BoardPage, boardWith, emptyHistory, type Selection } from "./page-board";

/** Where a PDF is split: at every page, after so many pages, by ranges, at bookmarks or at marks set by hand. */
export const splitWays = ["pages", "every", "ranges", "bookmarks", "marks"] as const;

/** What is chosen besides the pages. Numbers and ranges are as they are typed. */
export type PlanOptions = {
  split: (typeof splitWays)[number];
  every: string;
  ranges: string;
  /** Whether each extracted page becomes a file. */
  apart: boolean;
};

export const defaultOptions: PlanOptions = { split: "pages", every: "2", ranges: "", apart: false };

/** Why there is nothing to make. */
type Missing =
  | "nothing_selected"
  | "nothing_turned"
  | "nothing_left"
  | "bad_number"
  | "bad_ranges"
  | "no_such_page"
  | "no_bookmarks"
  | "no_marks"
  | "one_page"
  | "one_file"
  | "too_many_documents"
  | "too_many_pages";

/** A document to be made. */
export type Draft = { name: string; pages: readonly BoardPage[] };
export type Plan = { documents: readonly Draft[] } | { missing: Missing };

type Given = {
  mode: BoardMode;
  pages: readonly BoardPage[];
  files: readonly BoardFile[];
  selected: Selection;
  options: PlanOptions;
  /** Name that the visitor has typed, empty for one of ours. */
  name: string;
  /** How the name of a document without a typed one ends: 'report-merged'. */
  ending: string;
};

/** Splits pages into runs that begin at some places. */
const runsFrom = (pages: readonly BoardPage[], starts: readonly number[]): (readonly BoardPage[])[] =>
  [...new Set([0, ...starts])].map((from, i, all) => pages.slice(from, all[i + 1]));

/** Returns the places, from 0, of the pages that bookmarks lead to, with their titles. */
function bookmarked(pages: readonly BoardPage[], files: readonly BoardFile[]): Map<number, string> {
  const titles = new Map<string, string>();
  for (const { id, facts } of files)
    for (const { page, title } of facts?.bookmarks.toReversed() ?? []) titles.set(`${id}/${page}`, title);
  return new Map(
    pages.flatMap((page, at) => {
      const title = "file" in page ? titles.get(`${page.file}/${page.page}`) : undefined;
      return title === undefined ? [] : [[at, title] as const];
    }),
  );
}

const sourceOf = (page: BoardPage) => ("file" in page ? page.file : undefined);

type Naming = ReturnType<typeof namingOf>;

/**
 * Names the parts of some pages.
 *
 * @param names of documents by their id: parts whose pages come from one of them are named after it, others after the `base`
 */
function namingOf(pages: readonly BoardPage[], base: string, names: ReadonlyMap<string, string>) {
  const totals = new Map<string | undefined, number>();
  const places = new Map(
    pages.map((page, at) => {
      const own = (totals.get(sourceOf(page)) ?? 0) + 1;
      totals.set(sourceOf(page), own);
      return [page.id, { own, whole: at + 1 }];
    }),
  );
  const namedAfter = (part: readonly BoardPage[]) => {
    const [source, ...others] = new Set(part.map(sourceOf));
    const name = source !== undefined && others.length === 0 ? names.get(source) : undefined;
    return name === undefined ? undefined : { source, name };
  };
  return {
    baseOf: (part: readonly BoardPage[]) => namedAfter(part)?.name ?? base,
    /** Names a part by its places, from 1, padded so that names sort. */
    placed(part: readonly BoardPage[]): Draft {
      const own = namedAfter(part);
      const from = places.get(part[0]?.id ?? "")?.[own ? "own" : "whole"] ?? 0;
      const total = (own && totals.get(own.source)) ?? pages.length;
      const pad = (place: number) => String(place).padStart(String(total).length, "0");
      const to = part.length > 1 ? `-${pad(from + part.length - 1)}` : "";
      return { name: `${own?.name ?? base}-${pad(from)}${to}.pdf`, pages: part };
    },
  };
}

/** Numbers names that are the same, as those of parts of two files with one name. */
function numbered(drafts: readonly Draft[]): Draft[] {
  const names = uniqueNames(drafts.map(({ name }) => name));
  return drafts.map((draft, at) => ({ ...draft, name: names[at] ?? draft.name }));
}

function split({ pages, files, options }: Given, naming: Naming): Plan {
  if (pages.length === 1) return { missing: "one_page" };
  const parts = (runs: readonly (readonly BoardPage[])[]): Plan => ({
    documents: numbered(runs.map(naming.placed)),
  });
  switch (options.split) {
    case "pages":
      return parts(pages.map((page) => [page]));
    case "every": {
      const every = normalizeTyped(options.every);
      const count = /^\d{1,5}$/.test(every) ? Number(every) : 0;
      if (count === 0) return { missing: "bad_number" };
      return parts(
        runsFrom(
          pages,
          pages.flatMap((_, at) => (at % count === 0 ? [at] : [])),
        ),
      );
    }
    case "ranges": {
      const spans = readPageList(options.ranges);
      if (!Array.isArray(spans)) return { missing: "bad_ranges" };
      if (isBeyond(spans, pages.length)) return { missing: "no_such_page" };
      return parts(spans.map(({ from, to }) => pages.slice(from - 1, to)));
    }
    case "bookmarks": {
      const titles = bookmarked(pages, files);
      if (titles.size === 0) return { missing: "no_bookmarks" };
      const starts = [...new Set([0, ...titles.keys()])];
      return {
        documents: runsFrom(pages, starts).map((run, i) => {
          const title = titles.get(starts[i] ?? 0);
          const base = naming.baseOf(run);
          const name = (title && typedName(`${base} - ${title}`, ".pdf")) || `${base}.pdf`;
          return { name, pages: run };
        }),
      };
    }
    case "marks": {
      const starts = pages.flatMap((page, at) => (page.begins && at > 0 ? [at] : []));
      return starts.length === 0 ? { missing: "no_marks" } : parts(runsFrom(pages, starts));
    }
  }
}

/** Returns whether pages are those of the files as they came. */
function isUntouched(pages: readonly BoardPage[], files: readonly BoardFile[]): boolean {
  const { pages: own } = boardWith(emptyHistory.board, files);
  return pages.length === own.length && pages.every(({ id, turn }, at) => turn === 0 && id === own[at]?.id);
}

/** Returns the pages that a mode keeps, for one document. */
function kept({ mode, pages, files, selected }: Given): readonly BoardPage[] | Missing {
  switch (mode) {
    case "extract":
      return selected.size === 0 ? "nothing_selected" : pages.filter(({ id }) => selected.has(id));
    case "delete": {
      const left = pages.filter(({ id }) => !selected.has(id));
      return isUntouched(left, files) ? "nothing_selected" : left;
    }
    case "rotate":
      return isUntouched(pages, files) ? "nothing_turned" : pages;
    default:
      return pages;
  }
}

/** Returns the documents that a mode makes of the pages on a board, or why there are none. */
export function planOf(given: Given): Plan {
  const { mode, pages, files, options, name, ending } = given;
  const first = pages.find((page) => "file" in page);
  const original = files.find(({ id }) => first && "file" in first && first.file === id)?.name ?? "";
  const typed = typedName(name, ".pdf");
  const base = splitName(typed ?? original)[0];
  const own = typed === undefined && files.length > 1 ? files : [];
  const names = new Map(own.map(({ id, name }) => [id, splitName(name)[0]]));
  const plan = (): Plan => {
    if (mode === "split") return split(given, namingOf(pages, base, names));
    const left = kept(given);
    if (typeof left === "string") return { missing: left };
    const starts = left.flatMap((page, at) => (page.begins && at > 0 ? [at] : []));
    if (mode === "merge" && starts.length === 0 && files.length === 1 && isUntouched(left, files))
      return { missing: "one_file" };
    if (mode !== "extract" && starts.length > 0)
      return { documents: numbered(runsFrom(left, starts).map(namingOf(left, base, names).placed)) };
    if (mode === "extract" && options.apart) {
      const { placed } = namingOf(pages, base, names);
      return { documents: numbered(left.map((page) => placed([page]))) };
    }
    return { documents: left.length === 0 ? [] : [{ name: typed ?? `${base}-${ending}.pdf`, pages: left }] };
  };
  const found = plan();
  if ("missing" in found) return found;
  const { documents } = found;
  if (documents.length === 0) return { missing: "nothing_left" };
  if (documents.length > pagePlan.documents) return { missing: "too_many_documents" };
  const total = documents.reduce((sum, document) => sum + document.pages.length, 0);
  return total > pagePlan.pages ? { missing: "too_many_pages" } : found;
}

/** Writes documents for the call. @returns the plan, and the ids of the files it needs, in its order */
export function writePlan(documents: readonly Draft[]): { plan: PlannedDocument[]; files: string[] } {
  const files: string[] = [];
  const positions = new Map<string, number>();
  const positionOf = (id: string): number => {
    const known = positions.get(id) ?? files.push(id) - 1;
    positions.set(id, known);
    return known;
  };
  const plan = documents.map(({ name, pages }) => ({
    name,
    pages: pages.map((page) => ({
      ...("blank" in page
        ? { blank: { width: page.blank[0], height: page.blank[1] } }
        : { file: positionOf(page.file), page: page.page }),
      ...(page.turn > 0 && { rotate: page.turn }),
    })),
  }));
  return { plan, files };
}
