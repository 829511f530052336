import {
  AlignmentType,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  LineRuleType,
  TabStopType,
  Paragraph as WordParagraph,
} from "docx";
import { type Look, toChildren } from "./docx-runs";
import type { Align, Block, Paragraph, Picture } from "./types";
import { pixels, twips, widthOf } from "./units";

/** Space above a paragraph is kept up to so many points: more was another page's layout. */
const MOST_SPACE = 72;
/** How far an item's text is from its bullet where that cannot be seen, of the size. */
const HANGING = 1.5;
/** A column that ends so close to the margin ends there, in points. */
const LEAST_INSET = 4;
/** A line of text takes so much of its size. */
const NATURAL_LINE = 1.15;
/** And so much of the line is below the baseline. */
const BELOW_BASELINE = 0.22;

const alignments: Record<Align, (typeof AlignmentType)[keyof typeof AlignmentType] | undefined> = {
  left: undefined,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
};
const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
];

/** Where a block goes: how far its column is from both margins, the space above it, and whether a page begins with it. */
export type Place = { offset: number; inset: number; above: number; newPage: boolean };

/** How the text of a document looks, and its headings by level. */
export type Looks = { body: Look; headings: readonly Look[] };

function indentOf(paragraph: Paragraph, { offset, inset }: Place): IParagraphOptions["indent"] {
  const { item, indent, firstLine, size } = paragraph;
  const end = inset > LEAST_INSET ? { end: twips(inset) } : {};
  if (item) {
    const hanging = firstLine < 0 ? -firstLine : HANGING * size;
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

const lineHeight = ({ leading, size }: Paragraph): number =>
  leading > size * 0.9 && leading < size * 3 ? leading : size * NATURAL_LINE;

/** From where to where a block reaches down a page. @returns for text the edges of its lines as Word sets them */
export function extentOf(block: Block): { start: number; end: number } {
  if (block.kind !== "paragraph") return { start: block.top, end: block.bottom };
  const height = lineHeight(block);
  const [first, last] = block.baselines;
  return { start: first - height * (1 - BELOW_BASELINE), end: last + height * BELOW_BASELINE };
}

function spacingOf(paragraph: Paragraph, above: number): IParagraphOptions["spacing"] {
  const before = twips(Math.min(Math.max(0, above), MOST_SPACE));
  const line = twips(lineHeight(paragraph));
  return { ...(before > 10 && { before }), line, lineRule: LineRuleType.AT_LEAST };
}

export function toWordParagraph(paragraph: Paragraph, looks: Looks, place: Place): WordParagraph {
  const { offset, above, newPage } = place;
  const { runs, size, align, rtl, heading, item, tabs } = paragraph;
  const look = (heading && looks.headings[heading - 1]) || looks.body;
  const indent = indentOf(paragraph, place);
  const alignment = alignments[align];
  const level = heading && headings[heading - 1];
  return new WordParagraph({
    children: toChildren(runs, look, size),
    spacing: spacingOf(paragraph, above),
    ...(level && { heading: level }),
    ...(indent && { indent }),
    ...(alignment && { alignment }),
    ...(rtl && { bidirectional: true }),
    ...(newPage && { pageBreakBefore: true }),
    ...(item && { numbering: { reference: `list-${item.list}`, level: item.level } }),
    ...(tabs.length > 0 && {
      tabStops: tabs.map((at) => ({ type: TabStopType.LEFT, position: twips(at + offset) })),
    }),
  });
}

/** A picture on a line of its own, where it stood from left to right. @param room width of its column */
export function toWordPicture(
  picture: Picture,
  room: number,
  { offset, above, newPage }: Place,
): WordParagraph {
  const { file } = picture;
  const width = Math.min(widthOf(picture), room);
  const height = (picture.bottom - picture.top) * (width / widthOf(picture));
  const spare = room - width;
  const centred = Math.abs(offset - spare / 2) < room / 20 && spare > room / 20;
  return new WordParagraph({
    children: [
      new ImageRun({
        type: file.type,
        data: file.data,
        transformation: { width: pixels(width), height: pixels(height) },
      }),
    ],
    spacing: { before: twips(Math.min(Math.max(0, above), MOST_SPACE)) },
    ...(centred && { alignment: AlignmentType.CENTER }),
    ...(!centred && offset > 1 && { indent: { start: twips(Math.min(offset, Math.max(0, spare))) } }),
    ...(newPage && { pageBreakBefore: true }),
  });
}
