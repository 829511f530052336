import { lists as settings } from "../../settings";
import type { Block, ListItem, Marker, Paragraph } from "../../types";
import { type Line, lineText } from "../lines/lines";
import { cutText, romanValue, textOf } from "../lines/runs";

/** Bullet characters; those of Wingdings and Symbol are in Unicode's private use area. */
const bullet =
  /^([\u2022\u2023\u25e6\u25aa\u25ab\u25cf\u25cb\u25a0\u25a1\u2043\u2219\u00b7\u27a2\u2713\u2714\u25b6\u25ba\uf0b7\uf0a7\uf0d8\uf0fc\uf076\u2013\u2014*-])[\s\t]+(?=\S)/u;
const number = /^(\(?)(\d{1,3}|[ivx]{1,5}|[a-zA-Z])([.)])[\s\t]+(?=\S)/;
/** Bullets of fonts that only the PDF has. */
const privateArea = /[\ue000-\uf8ff]/;

type FoundMarker = { marker: Marker; value: number; length: number };

/** Returns the markers that a text may start with; letters that are also Roman numerals yield both. */
function markersOf(text: string): FoundMarker[] {
  const sign = bullet.exec(text);
  if (sign) {
    const shown = privateArea.test(sign[1] ?? "") ? "\u2022" : (sign[1] ?? "");
    return [{ marker: { kind: "bullet", sign: shown }, value: 1, length: sign[0].length }];
  }
  const found = number.exec(text);
  if (!found) return [];
  const [whole, before = "", bare = "", after = ""] = found;
  if (before !== "" && after !== ")") return [];
  const of = (form: "decimal" | "lower" | "upper" | "roman", value: number): FoundMarker => ({
    marker: { kind: "number", form, before, after },
    value,
    length: whole.length,
  });
  if (/\d/.test(bare)) return [of("decimal", Number(bare))];
  const kinds: FoundMarker[] = [];
  if (/^[ivx]+$/.test(bare)) kinds.push(of("roman", romanValue(bare)));
  if (/^[a-z]$/.test(bare)) kinds.push(of("lower", bare.charCodeAt(0) - 96));
  if (/^[A-Z]$/.test(bare)) kinds.push(of("upper", bare.charCodeAt(0) - 64));
  return kinds;
}

/** Returns whether a line may start a list item. */
export const startsItem = (line: Line): boolean => markersOf(lineText(line)).length > 0;

type Candidate = { paragraph: Paragraph; found: FoundMarker[]; left: number };
type OpenList = { item: FoundMarker; list: number; left: number };

const sameKind = (a: Marker, b: Marker): boolean =>
  a.kind === "bullet"
    ? b.kind === "bullet" && a.sign === b.sign
    : b.kind === "number" && a.form === b.form && a.before === b.before && a.after === b.after;

/** Returns whether a marker continues the list of another. */
const follows = (a: FoundMarker, b: FoundMarker): boolean =>
  sameKind(a.marker, b.marker) && (a.marker.kind === "bullet" || b.value === a.value + 1);

/** Returns whether one of the next blocks continues a list that would start here. */
function isContinued(
  found: FoundMarker,
  candidates: readonly (Candidate | undefined)[],
  at: number,
): boolean {
  for (let i = at + 1; i < Math.min(candidates.length, at + 12); i++)
    if (candidates[i]?.found.some((next) => follows(found, next))) return true;
  return false;
}

/** Returns whether an inner list can be a level of the list around it: Word starts such a level again after each item. */
function fitsInto(formats: ReadonlyMap<string, Marker>, list: number, depth: number, item: FoundMarker) {
  const used = formats.get(`${list} ${depth}`);
  return item.value === 1 && (!used || sameKind(used, item.marker));
}

/**
 * Finds the lists of a document. A bullet always makes one; a number needs another one before or after it, because
 * '1. Introduction' is no list.
 */
export function findLists(blocks: readonly Block[]): void {
  const candidates = blocks.map((block): Candidate | undefined => {
    if (block.kind !== "paragraph" || block.heading) return undefined;
    const found = markersOf(textOf(block.runs));
    return found.length > 0 ? { paragraph: block, found, left: block.indent + block.firstLine } : undefined;
  });
  const formats = new Map<string, Marker>();
  let lists = 0;
  let open: OpenList[] = [];
  candidates.forEach((candidate, i) => {
    const block = blocks[i];
    if (!candidate) {
      // Text at the margin ends bulleted lists; indented text and pictures may belong to an item.
      if (block?.kind === "paragraph" && (block.heading || block.indent < settings.levelTolerance))
        open = open.filter(({ item }) => item.marker.kind === "number");
      return;
    }
    const { paragraph, found, left } = candidate;
    const level = open.findLastIndex((one) => found.some((next) => follows(one.item, next)));
    const item =
      found.find((one) => open[level] && follows((open[level] as OpenList).item, one)) ??
      found.find((one) => one.marker.kind === "bullet" || isContinued(one, candidates, i));
    if (!item) return;
    let list = open[level]?.list;
    if (list === undefined) {
      open = open.filter((one) => one.left < left - settings.levelTolerance);
      const parent = open.at(-1)?.list;
      list = parent && fitsInto(formats, parent, open.length, item) ? parent : ++lists;
    } else open = open.slice(0, level);
    open.push({ item, list, left });
    const depth = Math.min(open.length - 1, settings.maxLevel);
    formats.set(`${list} ${depth}`, item.marker);
    paragraph.item = { marker: item.marker, value: item.value, list, level: depth } satisfies ListItem;
    paragraph.runs = cutText(paragraph.runs, item.length);
    paragraph.tabs = [];
  });
}
