import { type Line, lineRuns } from "./lines";
import { textOf } from "./runs";
import type { Block, ListPlace, Marker, Paragraph, Run } from "./types";

/** Signs that begin an item; Wingdings and Symbol have theirs in Unicode's private area. */
const bullet =
  /^([\u2022\u2023\u25e6\u25aa\u25ab\u25cf\u25cb\u25a0\u25a1\u2043\u2219\u00b7\u27a2\u2713\u2714\u25b6\u25ba\uf0b7\uf0a7\uf0d8\uf0fc\uf076\u2013\u2014*-])[\s\t]+(?=\S)/u;
const number = /^(\(?)(\d{1,3}|[ivx]{1,5}|[a-zA-Z])([.)])[\s\t]+(?=\S)/;
/** Bullets of fonts that only a PDF has. */
const privateArea = /[\ue000-\uf8ff]/;
/** Items of one level start no further apart, in points. */
const SAME_LEVEL = 4;
const DEEPEST = 8;
const roman: Record<string, number> = { i: 1, v: 5, x: 10 };

type Found = { marker: Marker; value: number; length: number; bare: string };

function romanValue(text: string): number {
  const values = [...text].map((letter) => roman[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

/** What a text may begin with; letters that are numerals too are given both ways. */
function markersOf(text: string): Found[] {
  const sign = bullet.exec(text);
  if (sign) {
    const shown = privateArea.test(sign[1] ?? "") ? "\u2022" : (sign[1] ?? "");
    return [{ marker: { kind: "bullet", sign: shown }, value: 1, length: sign[0].length, bare: shown }];
  }
  const found = number.exec(text);
  if (!found) return [];
  const [whole, before = "", bare = "", after = ""] = found;
  if (before !== "" && after !== ")") return [];
  const of = (form: "decimal" | "lower" | "upper" | "roman", value: number): Found => ({
    marker: { kind: "number", form, before, after },
    value,
    length: whole.length,
    bare,
  });
  if (/\d/.test(bare)) return [of("decimal", Number(bare))];
  const kinds: Found[] = [];
  if (/^[ivx]+$/.test(bare)) kinds.push(of("roman", romanValue(bare)));
  if (/^[a-z]$/.test(bare)) kinds.push(of("lower", bare.charCodeAt(0) - 96));
  if (/^[A-Z]$/.test(bare)) kinds.push(of("upper", bare.charCodeAt(0) - 64));
  return kinds;
}

/** Whether a line may begin an item of a list. */
export const startsItem = (line: Line): boolean => markersOf(textOf(lineRuns(line, "\t"))).length > 0;

type Candidate = { paragraph: Paragraph; found: Found[]; left: number };
type Open = { place: Found; list: number; left: number };

const sameKind = (a: Marker, b: Marker): boolean =>
  a.kind === "bullet"
    ? b.kind === "bullet" && a.sign === b.sign
    : b.kind === "number" && a.form === b.form && a.before === b.before && a.after === b.after;

/** Whether an item goes on with what another began. */
const follows = (a: Found, b: Found): boolean =>
  sameKind(a.marker, b.marker) && (a.marker.kind === "bullet" || b.value === a.value + 1);

function cutText(runs: readonly Run[], length: number): Run[] {
  let left = length;
  return runs.flatMap((run) => {
    const cut = Math.min(left, run.text.length);
    left -= cut;
    return cut < run.text.length ? [{ ...run, text: run.text.slice(cut) }] : [];
  });
}

/** The next candidate that could go on with a list, before other text of the same column ends it. */
function goesOn(found: Found, candidates: readonly (Candidate | undefined)[], at: number): boolean {
  for (let i = at + 1; i < Math.min(candidates.length, at + 12); i++)
    if (candidates[i]?.found.some((next) => follows(found, next))) return true;
  return false;
}

/**
 * Finds the lists of a document. Bullets always make one; a number does when another follows it or it follows another,
 * for '1. Introduction' is no list.
 */
export function findLists(blocks: readonly Block[]): void {
  const candidates = blocks.map((block): Candidate | undefined => {
    if (block.kind !== "paragraph" || block.heading) return undefined;
    const found = markersOf(textOf(block.runs));
    return found.length > 0 ? { paragraph: block, found, left: block.indent + block.firstLine } : undefined;
  });
  let lists = 0;
  let open: Open[] = [];
  candidates.forEach((candidate, i) => {
    const block = blocks[i];
    if (!candidate) {
      // Text at the margin ends the list; what is set in, and pictures, may belong to an item.
      if (block?.kind === "paragraph" && (block.heading || block.indent < SAME_LEVEL))
        open = open.filter(({ place }) => place.marker.kind === "number");
      return;
    }
    const { paragraph, found, left } = candidate;
    const level = open.findLastIndex((one) => found.some((next) => follows(one.place, next)));
    const place =
      found.find((one) => open[level] && follows((open[level] as Open).place, one)) ??
      found.find((one) => one.marker.kind === "bullet" || goesOn(one, candidates, i));
    if (!place) return;
    let list = open[level]?.list;
    if (list === undefined) {
      open = open.filter((one) => one.left < left - SAME_LEVEL);
      lists += 1;
      list = lists;
    } else open = open.slice(0, level);
    open.push({ place, list, left });
    const depth = Math.min(open.length - 1, DEEPEST);
    paragraph.item = { marker: place.marker, value: place.value, list, level: depth } satisfies ListPlace;
    paragraph.runs = cutText(paragraph.runs, place.length);
    paragraph.tabs = [];
  });
}
