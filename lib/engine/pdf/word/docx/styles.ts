import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat } from "docx";
import { bodySize } from "../layout/paragraphs/headings";
import { weightedMode } from "../statistics";
import type { Block, ListItem, Paragraph, Run, Style } from "../types";
import type { Bookmarks } from "./bookmarks";

/** Word's units: twentieths of a point, half points for font sizes, and pixels of 1/96 inch for pictures. */
export const twips = (points: number): number => Math.round(points * 20);
export const halfPoints = (points: number): number => Math.max(2, Math.round(points * 2));
/** English metric units: of drawings. */
export const emus = (points: number): number => Math.round(points * 12_700);
export const pixels = (points: number): number => Math.max(1, Math.round((points * 96) / 72));

/** Word's limits for the sides of a page: 0.1 and 22 inches, in points. */
const PAGE_SIDE = { min: 7.2, max: 1584 } as const;

/** Returns a side of a page in {@link twips}. */
export const pageSide = (points: number): number =>
  twips(Math.min(PAGE_SIDE.max, Math.max(PAGE_SIDE.min, points)));

/** The style of a run with its size in points. */
export type RunStyle = Style & { size: number };

/** The styles of body text and of headings by level. */
export type DocumentStyles = { body: RunStyle; headings: readonly RunStyle[] };

/** What all parts of a document share: its styles, its footnotes, which get a number as they are added, and its bookmarks. */
export type DocumentParts = DocumentStyles &
  Bookmarks & { addNote: (paragraphs: readonly Paragraph[]) => number };

const plain: RunStyle = { family: "Times New Roman", size: 11, bold: false, italic: false };

/** Returns the most common style of runs, with a given size. */
export function commonStyle(runs: readonly Run[], size: number): RunStyle {
  const weights = new Map<string, { style: Run["style"]; weight: number }>();
  for (const { style, text } of runs) {
    const key = JSON.stringify(style);
    const entry = weights.get(key) ?? { style, weight: 0 };
    entry.weight += text.length;
    weights.set(key, entry);
  }
  const best = [...weights.values()].sort((a, b) => b.weight - a.weight)[0];
  return { ...(best?.style ?? plain), size };
}

/** Returns the styles of body text and headings; runs then state only differences from them. */
export function documentStyles(blocks: readonly Block[]): DocumentStyles {
  const paragraphs = blocks.filter((block) => block.kind === "paragraph");
  const text = paragraphs.filter(({ heading }) => !heading);
  const { family, size } = commonStyle(
    text.flatMap(({ runs }) => runs),
    bodySize(blocks) || plain.size,
  );
  const levels = Math.max(0, ...paragraphs.map(({ heading = 0 }) => heading));
  const headings = Array.from({ length: levels }, (_, i) => {
    const own = paragraphs.filter(({ heading }) => heading === i + 1);
    const common = weightedMode(
      own.map((one) => [one.size, 1]),
      0.5,
    );
    return commonStyle(
      own.flatMap(({ runs }) => runs),
      common || size,
    );
  });
  return { body: { ...plain, family, size }, headings };
}

/** Returns a family for all scripts but the East Asian ones. */
export const fontOf = (family: string) => ({ ascii: family, hAnsi: family, cs: family });

const runStyleOptions = ({ family, size, bold, italic, color }: RunStyle) => ({
  font: fontOf(family),
  size: halfPoints(size),
  bold,
  italics: italic,
  color: color ?? "000000",
});

export function toStyles({ body, headings }: DocumentStyles): IStylesOptions {
  const styles = headings.map((style) => ({ run: runStyleOptions(style), paragraph: { keepNext: true } }));
  const { family, size } = body;
  return {
    default: {
      document: { run: { font: fontOf(family), size: halfPoints(size) } },
      ...Object.fromEntries(styles.map((style, i) => [`heading${i + 1}`, style])),
    },
  };
}

const formats = {
  decimal: LevelFormat.DECIMAL,
  lower: LevelFormat.LOWER_LETTER,
  upper: LevelFormat.UPPER_LETTER,
  roman: LevelFormat.LOWER_ROMAN,
} as const;

function levelOf({ marker, value, level }: ListItem) {
  const isBullet = marker.kind === "bullet";
  return {
    level,
    alignment: AlignmentType.LEFT,
    format: isBullet ? LevelFormat.BULLET : formats[marker.form],
    text: isBullet ? marker.sign : `${marker.before}%${level + 1}${marker.after}`,
    start: isBullet ? 1 : value,
  };
}

/** Creates a numbering for each list that starts at the number of its first item, with the levels that it has. */
export function toNumbering(paragraphs: readonly Paragraph[]): INumberingOptions {
  const lists = new Map<number, Map<number, ListItem>>();
  for (const { item } of paragraphs) {
    if (!item) continue;
    const levels = lists.get(item.list) ?? new Map<number, ListItem>();
    lists.set(item.list, levels);
    if (!levels.has(item.level)) levels.set(item.level, item);
  }
  return {
    config: [...lists].map(([list, levels]) => ({
      reference: `list-${list}`,
      levels: [...levels.values()].map(levelOf),
    })),
  };
}
