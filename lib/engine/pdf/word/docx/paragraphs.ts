import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  type IParagraphOptions,
  type IRunOptions,
  LeaderType,
  LineRuleType,
  PageNumber,
  type ParagraphChild,
  ShadingType,
  Tab,
  TabStopType,
  TextRun,
  Paragraph as WordParagraph,
} from "docx";
import { heightOf, widthOf } from "../../geometry";
import { extentOfLines, lineHeight } from "../layout/paragraphs/extent";
import { docx as settings } from "../settings";
import type { Block, Border, Borders, Paragraph, PictureRow, Run } from "../types";
import { isInside } from "./bookmarks";
import { type DocumentParts, fontOf, halfPoints, pixels, type RunStyle, twips } from "./styles";

const eastAsian = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uffef]/u;
/** Font families that contain these characters, by their names. */
const eastAsianFamily =
  /cjk|song|hei|kai|ming|mincho|gothic|hangul|batang|malgun|meiryo|noto s|yahei|han s|hans|hant|sc$|tc$|jp$|kr$/i;
const fallbacks = [
  [/\p{sc=Hang}/u, "Malgun Gothic"],
  [/[\p{sc=Hira}\p{sc=Kana}]/u, "MS Mincho"],
  [eastAsian, "SimSun"],
] as const;

/** Returns the family of a text, with one for its East Asian characters. */
function textFont(family: string, text: string): IRunOptions["font"] {
  if (!eastAsian.test(text)) return fontOf(family);
  const fallback = fallbacks.find(([script]) => script.test(text))?.[1] ?? family;
  return { ...fontOf(family), eastAsia: eastAsianFamily.test(family) ? family : fallback };
}

/** Tabs are separate elements. */
function contentOf(text: string): Pick<IRunOptions, "text" | "children"> {
  if (!text.includes("\t")) return { text };
  return { children: text.split("\t").flatMap((part, i) => (i > 0 ? [new Tab(), part] : [part])) };
}

export const shadingOf = (fill: string) => ({ type: ShadingType.CLEAR, color: "auto", fill });

const fields = { page: PageNumber.CURRENT, pages: PageNumber.TOTAL_PAGES } as const;

/** @param size of the paragraph, used for superscripts and subscripts too: Word makes them smaller itself */
function textRun(run: Run, base: RunStyle, size: number): TextRun {
  const { style, script, rtl, text, field, fit, newLine } = run;
  const points = script ? size : run.size;
  const own = style.family !== base.family || eastAsian.test(text);
  return new TextRun({
    ...(field ? { children: [fields[field]] } : contentOf(text)),
    ...(own && { font: textFont(style.family, text) }),
    ...(halfPoints(points) !== halfPoints(base.size) && { size: halfPoints(points) }),
    ...(style.bold !== base.bold && { bold: style.bold }),
    ...(style.italic !== base.italic && { italics: style.italic }),
    ...(style.color !== base.color && { color: style.color ?? "000000" }),
    ...(style.underline && { underline: {} }),
    ...(style.strike && { strike: true }),
    ...(style.background && { shading: shadingOf(style.background) }),
    ...(script === "super" && { superScript: true }),
    ...(script === "sub" && { subScript: true }),
    ...(rtl && { rightToLeft: true }),
    ...(newLine && { break: 1 }),
    ...(fit?.spacing && twips(fit.spacing) !== 0 && { characterSpacing: twips(fit.spacing) }),
    ...(fit?.scale && { scale: Math.round(fit.scale * 100) }),
  });
}

/** Converts the text of a paragraph, stating only what differs from the base style. */
export function toChildren(
  runs: readonly Run[],
  base: RunStyle,
  size: number,
  { addNote, anchorOf }: Pick<DocumentParts, "addNote" | "anchorOf">,
): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  for (let at = 0; at < runs.length; ) {
    const link = runs[at]?.link;
    let end = at + 1;
    while (end < runs.length && runs[end]?.link === link) end++;
    const part = runs
      .slice(at, end)
      .map((run) => (run.note ? new FootnoteReferenceRun(addNote(run.note)) : textRun(run, base, size)));
    const anchor = link && anchorOf(link);
    if (anchor) children.push(new InternalHyperlink({ anchor, children: part }));
    else if (link && !isInside(link)) children.push(new ExternalHyperlink({ link, children: part }));
    else children.push(...part);
    at += part.length;
  }
  return children;
}

const alignments = {
  left: undefined,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} as const;

/** The distances of a block's column from both margins, the space above and below it, and whether it starts a page. */
export type Placement = { offset: number; inset: number; above: number; below?: number; newPage?: boolean };

function indentOf(paragraph: Paragraph, placement: Placement): IParagraphOptions["indent"] {
  // A right-to-left paragraph starts at the right.
  const { offset, inset } = paragraph.rtl ? { offset: placement.inset, inset: placement.offset } : placement;
  const { item, indent, firstLine, size, lines, align } = paragraph;
  // A single line at the left edge says nothing about the right one.
  const isBound = lines > 1 || align !== "left";
  const own =
    paragraph.inset === undefined ? isBound && inset > settings.minInset && inset : inset + paragraph.inset;
  const end = own ? { end: twips(own) } : {};
  if (item) {
    const hanging = firstLine < 0 ? -firstLine : settings.hanging * size;
    const left = firstLine < 0 ? indent : indent + firstLine + hanging;
    return { start: twips(Math.max(hanging, offset + left)), hanging: twips(hanging), ...end };
  }
  const start = twips(Math.max(0, offset + indent));
  const first =
    Math.abs(firstLine) < 1
      ? {}
      : firstLine > 0
        ? { firstLine: twips(firstLine) }
        : { hanging: twips(Math.min(-firstLine, offset + indent)) };
  const all = { ...(start > 20 && { start }), ...first, ...end };
  return Object.keys(all).length > 0 ? all : undefined;
}

const reachOf = (border: Border | undefined) => (border ? border.space + border.width : 0);

/** Returns what borders add between two paragraphs although they share one box, which has no lines there. */
export function sharedBorders(above: Block | undefined, below: Block): number {
  if (above?.kind !== "paragraph" || below.kind !== "paragraph") return 0;
  const { borders } = below;
  return borders && borders === above.borders ? reachOf(borders.bottom) + reachOf(borders.top) : 0;
}

/** Returns the vertical extent of a block; for text, of its lines as Word sets them. */
export function extentOf(block: Block): { start: number; end: number } {
  if (block.kind !== "paragraph") return { start: block.top, end: block.bottom };
  const { start, end } = extentOfLines(block);
  return { start: start - reachOf(block.borders?.top), end: end + reachOf(block.borders?.bottom) };
}

function spacingOf(paragraph: Paragraph, { above, below = 0 }: Placement): IParagraphOptions["spacing"] {
  const before = twips(Math.min(Math.max(0, above), settings.maxSpace));
  const after = twips(Math.min(Math.max(0, below), settings.maxSpace));
  const line = twips(lineHeight(paragraph));
  return {
    ...(before > 10 && { before }),
    ...(after > 10 && { after }),
    line,
    lineRule: LineRuleType.AT_LEAST,
  };
}

/** Word's limits for a border's width: a quarter of a point, and six points; in eighths of a point. */
const BORDER_SIZE = { min: 2, max: 48 } as const;

/** Returns a line of a paragraph or a table. @param width in points; Word's are in eighths */
export const toBorder = ({ color, width }: { color: string; width: number }) => ({
  style: BorderStyle.SINGLE,
  color,
  size: Math.min(BORDER_SIZE.max, Math.max(BORDER_SIZE.min, Math.round(width * 8))),
});

const mapBorders = (borders: Borders): IParagraphOptions["border"] =>
  Object.fromEntries(
    Object.entries(borders).map(([side, border]) => [
      side,
      { ...toBorder(border), space: Math.round(border.space) },
    ]),
  );

export function toWordParagraph(
  paragraph: Paragraph,
  styles: DocumentParts,
  placement: Placement,
): WordParagraph {
  const { offset, newPage } = placement;
  const { runs, size, align, rtl, heading, item, tabs, background, borders } = paragraph;
  const base = (heading && styles.headings[heading - 1]) || styles.body;
  const indent = indentOf(paragraph, placement);
  const alignment = alignments[align];
  const bookmark = styles.bookmarkOf(paragraph);
  return new WordParagraph({
    children: [
      ...(bookmark ? [new Bookmark({ id: bookmark, children: [] })] : []),
      ...toChildren(runs, base, size, styles),
    ],
    spacing: spacingOf(paragraph, placement),
    ...(background && { shading: shadingOf(background) }),
    ...(borders && { border: mapBorders(borders) }),
    ...(heading && { heading: HeadingLevel[`HEADING_${heading}`] }),
    ...(indent && { indent }),
    ...(alignment && { alignment }),
    ...(rtl && { bidirectional: true }),
    ...(newPage && { pageBreakBefore: true }),
    ...(item && { numbering: { reference: `list-${item.list}`, level: item.level } }),
    ...(tabs.length > 0 && {
      tabStops: tabs.map((tab) => ({
        type: tab.align === "right" ? TabStopType.RIGHT : TabStopType.LEFT,
        position: twips(tab.position + offset),
        ...(tab.leader && { leader: LeaderType.DOT }),
      })),
    }),
  });
}

/** Converts a paragraph of a footnote. */
export const toNote = (paragraph: Paragraph, parts: DocumentParts): WordParagraph =>
  toWordParagraph(paragraph, parts, { offset: 0, inset: 0, above: 0 });

/** Puts pictures side by side in a paragraph of their own, at their horizontal positions. @param room of their column */
export function toWordPictures(
  row: PictureRow,
  room: { width: number; height: number },
  { offset, above, newPage }: Placement,
): WordParagraph {
  const scale = Math.min(1, room.width / widthOf(row), room.height / heightOf(row));
  const spare = room.width - scale * widthOf(row);
  const isAlone = row.pictures.length === 1;
  const centered = isAlone && Math.abs(offset - spare / 2) < room.width / 20 && spare > room.width / 20;
  const start = centered || offset <= 1 ? 0 : Math.min(offset, Math.max(0, spare));
  const gaps = row.pictures.map(({ left }, i) => scale * (left - (row.pictures[i - 1]?.right ?? left)));
  const isSetApart = (i: number) => (gaps[i] ?? 0) > settings.pictureGap;
  const positions = row.pictures
    .filter((_, i) => isSetApart(i))
    .map(({ left }) => twips(start + scale * (left - row.left)));
  const children = row.pictures.map(
    (picture) =>
      new ImageRun({
        ...picture.file,
        transformation: {
          width: pixels(scale * widthOf(picture)),
          height: pixels(scale * heightOf(picture)),
        },
        ...(picture.alt && { altText: { name: "Picture", description: picture.alt } }),
      }),
  );
  return new WordParagraph({
    children: children.flatMap((child, i) =>
      isSetApart(i) ? [new TextRun({ children: [new Tab()] }), child] : [child],
    ),
    spacing: { before: twips(Math.min(Math.max(0, above), settings.maxSpace)) },
    ...(centered && { alignment: AlignmentType.CENTER }),
    ...(start > 0 && { indent: { start: twips(start) } }),
    ...(positions.length > 0 && {
      tabStops: positions.map((position) => ({ type: TabStopType.LEFT, position })),
    }),
    ...(newPage && { pageBreakBefore: true }),
  });
}
