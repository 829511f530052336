import {
  FrameAnchorType,
  FrameWrap,
  HeightRule,
  HorizontalPositionRelativeFrom,
  ImageRun,
  type IParagraphOptions,
  LineRuleType,
  type ParagraphChild,
  SectionType,
  VerticalPositionRelativeFrom,
  Paragraph as WordParagraph,
} from "docx";
import { around, type Box, boxThrough, heightOf, type Matrix, widthOf } from "../../geometry";
import type { FrameLine, TextFrame } from "../exact/frames";
import { exact as settings } from "../settings";
import { median } from "../statistics";
import type { Picture, Run, VectorPath } from "../types";
import { toDocx } from "./document";
import { toAnchor, toShapeGroup, toTextShape } from "./graphics";
import { toChildren } from "./paragraphs";
import { commonStyle, emus, pageSide, type RunStyle, toStyles, twips } from "./styles";

/** What is drawn behind the text of a page, from back to front. */
export type PageLayer =
  | { kind: "paths"; paths: readonly VectorPath[] }
  | { kind: "picture"; picture: Picture };

/** Text that runs up or down; `toView` maps its positions, at which it runs to the right, to those of the page. */
type RotatedFrame = { frame: TextFrame; toView: Matrix };

/** A page that keeps its looks. */
export type ExactPage = {
  width: number;
  height: number;
  frames: readonly TextFrame[];
  rotated: readonly RotatedFrame[];
  layers: readonly PageLayer[];
};

/** Height of the paragraph that a page's drawings belong to, in points. */
const ANCHOR_HEIGHT = 1;

type Parts = { base: RunStyle; addNote: () => number };

/** Returns how high a frame's lines are, in points: the smallest distance of its baselines. */
function lineHeightOf(lines: readonly FrameLine[]): number {
  const steps = lines.slice(1).map(({ baseline }, i) => baseline - (lines[i]?.baseline ?? 0));
  return steps.length > 0 ? Math.min(...steps, median(steps)) : (lines[0]?.size ?? 0) * settings.lineHeight;
}

/** Groups lines that are one paragraph: the first one can have another start. */
function paragraphsOf({ lines, rtl }: TextFrame): FrameLine[][] {
  const height = lineHeightOf(lines);
  const startOf = (line: FrameLine) => (rtl ? -line.right : line.left);
  const paragraphs: FrameLine[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const before = last?.at(-1);
    const follows = before && Math.abs(line.baseline - before.baseline - height) < settings.sameLeading;
    const isInLine =
      last &&
      (last.length < 2 || Math.abs(startOf(line) - startOf(last[1] as FrameLine)) < settings.sameStart);
    if (last && follows && isInLine) last.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

const runsOf = (lines: readonly FrameLine[]): Run[] =>
  lines.flatMap(({ runs }, i) =>
    runs.map((run, at) => (at === 0 && i > 0 ? { ...run, newLine: true } : run)),
  );

/** Converts the lines of a frame to paragraphs. @param place the frame's, which can be wider than its lines */
function toParagraphs(
  frame: TextFrame,
  place: Box,
  { base, addNote }: Parts,
  options: IParagraphOptions,
): WordParagraph[] {
  const height = lineHeightOf(frame.lines);
  const start = frame.rtl ? place.right : place.left;
  let baseline: number | undefined;
  return paragraphsOf(frame).map((lines) => {
    const [first, second = first] = lines as [FrameLine, FrameLine | undefined];
    const before = baseline === undefined ? 0 : first.baseline - baseline - height;
    baseline = lines.at(-1)?.baseline;
    const indentOf = ({ left, right }: FrameLine) =>
      twips(Math.max(0, frame.rtl ? start - right : left - start));
    const [own, rest] = [indentOf(first), indentOf(second)];
    return new WordParagraph({
      ...options,
      children: toChildren(runsOf(lines), base, first.size, { addNote, anchorOf: () => undefined }),
      spacing: {
        before: twips(Math.max(0, before)),
        line: twips(height),
        lineRule: LineRuleType.EXACT,
      },
      ...(Math.max(own, rest) > 0 && {
        indent: {
          start: rest,
          ...(own > rest && { firstLine: own - rest }),
          ...(own < rest && { hanging: rest - own }),
        },
      }),
      ...(frame.rtl && { bidirectional: true }),
    });
  });
}

/** Returns where a frame stands, with room for letters that are wider than in the PDF. */
function placeOf(frame: TextFrame): Box {
  const box = around(frame.lines);
  const [first, last] = [frame.lines[0], frame.lines.at(-1)] as [FrameLine, FrameLine];
  const height = lineHeightOf(frame.lines);
  const wanted = settings.reserve.share * widthOf(box);
  const free = frame.rtl ? box.left - frame.room.left : frame.room.right - box.right;
  const reserve = Math.max(settings.reserve.least, Math.min(wanted, free));
  return {
    left: frame.rtl ? box.left - reserve : box.left,
    right: frame.rtl ? box.right : box.right + reserve,
    top: first.baseline - settings.aboveBaseline * height,
    bottom: last.baseline + (1 - settings.aboveBaseline) * height,
  };
}

function toFrame(frame: TextFrame, parts: Parts): WordParagraph[] {
  const place = placeOf(frame);
  return toParagraphs(frame, place, parts, {
    frame: {
      type: "absolute",
      // Word takes 0 for a frame without a position.
      position: { x: twips(place.left) || 1, y: twips(place.top) || 1 },
      width: Math.max(1, twips(widthOf(place))),
      height: Math.max(1, twips(heightOf(place))),
      rule: HeightRule.ATLEAST,
      anchor: { horizontal: FrameAnchorType.PAGE, vertical: FrameAnchorType.PAGE },
      wrap: FrameWrap.THROUGH,
    },
  });
}

function toPicture({ file, ...box }: Picture, order: number): ImageRun {
  const pixels = (points: number) => (points * 96) / 72;
  return new ImageRun({
    type: file.type,
    data: file.data,
    transformation: { width: pixels(widthOf(box)), height: pixels(heightOf(box)) },
    floating: {
      horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: emus(box.left) },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: emus(box.top) },
      behindDocument: true,
      allowOverlap: true,
      zIndex: order,
    },
  });
}

/** @param nextId returns an id that no drawing has */
function toPage(page: ExactPage, nextId: () => number, parts: Parts): WordParagraph[] {
  const shown = { left: 0, top: 0, right: page.width, bottom: page.height };
  let order = 0;
  const layers = page.layers.map((layer): ParagraphChild => {
    order += 1;
    if (layer.kind === "picture") return toPicture(layer.picture, order);
    const id = nextId();
    return toAnchor(toShapeGroup(layer.paths, shown, nextId), "group", shown, id, order);
  });
  // Frames only have text that runs to the right.
  const boxes = page.rotated.map(({ frame, toView }) => {
    order += 1;
    const place = placeOf(frame);
    const box = boxThrough(toView, place.left, place.top, place.right, place.bottom);
    const shape = toTextShape(box, toParagraphs(frame, place, parts, {}), toView[1] > 0);
    return toAnchor(shape, "shape", box, nextId(), order);
  });
  return [
    ...page.frames.flatMap((frame) => toFrame(frame, parts)),
    // Frames and drawings belong to the page of this paragraph, which is too small to be seen.
    new WordParagraph({
      children: [...layers, ...boxes],
      spacing: { before: 0, after: 0, line: twips(ANCHOR_HEIGHT), lineRule: LineRuleType.EXACT },
      run: { size: 2 },
    }),
  ];
}

/** Writes a .docx file whose pages look like those of the PDF: text in frames, drawings and pictures behind it. */
export function writeExactDocx(pages: readonly ExactPage[]): Promise<Buffer> {
  const runs = pages.flatMap(({ frames }) =>
    frames.flatMap(({ lines }) => lines.flatMap((line) => line.runs)),
  );
  const size = median(runs.map((run) => run.size)) || 11;
  const { family } = commonStyle(runs, size);
  const base = { family, size, bold: false, italic: false };
  const parts: Parts = { base, addNote: () => 0 };
  // Those of pictures are the library's own.
  let lastId = 1_000_000;
  const nextId = () => ++lastId;
  return toDocx({
    styles: toStyles({ body: base, headings: [] }),
    sections: pages.map((page) => ({
      children: toPage(page, nextId, parts),
      properties: {
        type: SectionType.NEXT_PAGE,
        page: {
          size: { width: pageSide(page.width), height: pageSide(page.height) },
          margin: { left: 0, right: 0, top: 0, bottom: 0, header: 0, footer: 0 },
        },
      },
    })),
  });
}
