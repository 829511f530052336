import { BuilderElement, type ParagraphChild, StringContainer, type XmlComponent } from "docx";
import { type Box, heightOf, widthOf } from "../../geometry";
import { pointsOf, subpathsOf, turnOf } from "../extract/paths";
import type { PathCommand, VectorPath } from "../types";
import { emus } from "./styles";

/** Shapes of DrawingML from paths, and text boxes, that stand at a place of the page (ISO/IEC 29500-1, 20.1 and 20.4). */

/** Longest dash or gap, in widths of the line. */
const MAX_DASH = 100;

function element(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  children: readonly XmlComponent[] = [],
): XmlComponent {
  const entries = Object.entries(attributes).map(([key, value]) => [key, { key, value }]);
  return new BuilderElement({ name, attributes: Object.fromEntries(entries), children });
}

const commandNames = { M: "a:moveTo", L: "a:lnTo", C: "a:cubicBezTo", Z: "a:close" } as const;

const toCommand = (command: PathCommand): XmlComponent =>
  element(
    commandNames[command[0]],
    {},
    pointsOf(command).map(([x, y]) => element("a:pt", { x: emus(x), y: emus(y) })),
  );

const solid = (color: string, opacity: number): XmlComponent =>
  element("a:solidFill", {}, [
    element(
      "a:srgbClr",
      { val: color },
      opacity < 1 ? [element("a:alpha", { val: Math.round(opacity * 100_000) })] : [],
    ),
  ]);

/** Lengths of dashes and gaps in thousandths of a percent of the line's width. */
function toDashes({ dashes, width }: NonNullable<VectorPath["stroke"]>): XmlComponent {
  const all = dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes];
  const share = (length = 0) => Math.round(Math.min(MAX_DASH, Math.max(0.01, length / width)) * 100_000);
  const stops = all.flatMap((dash, i) =>
    i % 2 === 0 ? [element("a:ds", { d: share(dash), sp: share(all[i + 1]) })] : [],
  );
  return element("a:custDash", {}, stops);
}

const joinAttributes = { miter: { lim: 1_000_000 }, round: {}, bevel: {} } as const;

function toOutline(stroke: VectorPath["stroke"]): XmlComponent {
  if (!stroke) return element("a:ln", {}, [element("a:noFill")]);
  const { color, opacity, width, cap, join, dashes } = stroke;
  return element("a:ln", { w: emus(width), cap }, [
    solid(color, opacity),
    dashes.length > 0 ? toDashes(stroke) : element("a:prstDash", { val: "solid" }),
    element(`a:${join}`, joinAttributes[join]),
  ]);
}

/** Returns the transform of a shape at the origin. @param inner those of the coordinates in a group */
const transform = (width: number, height: number, inner: readonly XmlComponent[] = []): XmlComponent =>
  element("a:xfrm", {}, [
    element("a:off", { x: 0, y: 0 }),
    element("a:ext", { cx: emus(width), cy: emus(height) }),
    ...inner,
  ]);

/**
 * Splits a filled path into parts that cover each other. In DrawingML, where subpaths overlap there are holes; by the
 * nonzero winding rule there are none if all of them turn in one direction.
 */
function partsOf({ commands, fill }: VectorPath): (readonly PathCommand[])[] {
  if (fill?.rule !== "nonzero") return [commands];
  const parts = subpathsOf(commands);
  const turns = parts.map(turnOf);
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0) ? parts : [commands];
}

/** Paths of the same look are one shape. */
const lookOf = ({ fill, stroke }: VectorPath): string => JSON.stringify([fill, stroke]);

function toShape(paths: readonly VectorPath[], id: number, width: number, height: number): XmlComponent {
  const [{ fill, stroke }] = paths as [VectorPath];
  const size = { w: emus(width), h: emus(height) };
  return element("wps:wsp", {}, [
    element("wps:cNvPr", { id, name: `Shape ${id}` }),
    element("wps:cNvSpPr"),
    element("wps:spPr", {}, [
      transform(width, height),
      element("a:custGeom", {}, [
        element("a:avLst"),
        element("a:gdLst"),
        element("a:ahLst"),
        element("a:cxnLst"),
        element("a:rect", { l: 0, t: 0, r: "r", b: "b" }),
        element(
          "a:pathLst",
          {},
          paths
            .flatMap(partsOf)
            .map((commands) =>
              element("a:path", { ...size, ...(!fill && { fill: "none" }) }, commands.map(toCommand)),
            ),
        ),
      ]),
      fill ? solid(fill.color, fill.opacity) : element("a:noFill"),
      toOutline(stroke),
    ]),
    element("wps:bodyPr"),
  ]);
}

/** Draws paths as a group of shapes that is as large as the page. @param nextId returns an id that is not in use */
export function toShapeGroup(
  paths: readonly VectorPath[],
  { right: width, bottom: height }: Box,
  nextId: () => number,
): XmlComponent {
  const shapes: VectorPath[][] = [];
  for (const path of paths) {
    const last = shapes.at(-1);
    if (last && lookOf(last[0] as VectorPath) === lookOf(path)) last.push(path);
    else shapes.push([path]);
  }
  const inner = [
    element("a:chOff", { x: 0, y: 0 }),
    element("a:chExt", { cx: emus(width), cy: emus(height) }),
  ];
  return element("wpg:wgp", {}, [
    element("wpg:cNvGrpSpPr"),
    element("wpg:grpSpPr", {}, [transform(width, height, inner)]),
    ...shapes.map((own) => toShape(own, nextId(), width, height)),
  ]);
}

/** Puts paragraphs of text that runs up or down into a box. */
export const toTextShape = (box: Box, text: readonly XmlComponent[], runsDown: boolean): XmlComponent =>
  element("wps:wsp", {}, [
    element("wps:cNvSpPr", { txBox: 1 }),
    element("wps:spPr", {}, [
      transform(widthOf(box), heightOf(box)),
      element("a:prstGeom", { prst: "rect" }, [element("a:avLst")]),
      element("a:noFill"),
      toOutline(undefined),
    ]),
    element("wps:txbx", {}, [element("w:txbxContent", {}, text)]),
    element("wps:bodyPr", {
      rot: 0,
      vert: runsDown ? "vert" : "vert270",
      wrap: "square",
      lIns: 0,
      tIns: 0,
      rIns: 0,
      bIns: 0,
      anchor: "t",
    }),
  ]);

/** What can be anchored: shapes behind the text, and boxes of text. Both need Word 2010 or a program that knows them. */
const anchored = {
  group: {
    uri: "http://schemas.microsoft.com/office/word/2010/wordprocessingGroup",
    requires: "wpg",
    name: "Drawing",
  },
  shape: {
    uri: "http://schemas.microsoft.com/office/word/2010/wordprocessingShape",
    requires: "wps",
    name: "Text",
  },
} as const;

const position = (axis: "H" | "V", offset: number): XmlComponent =>
  element(`wp:position${axis}`, { relativeFrom: "page" }, [
    new StringContainer("wp:posOffset", String(emus(offset))),
  ]);

/** Anchors a drawing to a page. @param order later drawings stand in front of earlier ones */
export function toAnchor(
  content: XmlComponent,
  kind: keyof typeof anchored,
  box: Box,
  id: number,
  order: number,
): ParagraphChild {
  const { uri, requires, name } = anchored[kind];
  const anchor = element(
    "wp:anchor",
    {
      distT: 0,
      distB: 0,
      distL: 0,
      distR: 0,
      simplePos: 0,
      relativeHeight: order,
      behindDoc: kind === "group" ? 1 : 0,
      locked: 0,
      layoutInCell: 1,
      allowOverlap: 1,
    },
    [
      element("wp:simplePos", { x: 0, y: 0 }),
      position("H", box.left),
      position("V", box.top),
      element("wp:extent", { cx: emus(widthOf(box)), cy: emus(heightOf(box)) }),
      element("wp:effectExtent", { l: 0, t: 0, r: 0, b: 0 }),
      element("wp:wrapNone"),
      element("wp:docPr", { id, name: `${name} ${order}` }),
      element("wp:cNvGraphicFramePr"),
      element("a:graphic", { "xmlns:a": "http://schemas.openxmlformats.org/drawingml/2006/main" }, [
        element("a:graphicData", { uri }, [content]),
      ]),
    ],
  );
  const choice = element("mc:Choice", { Requires: requires }, [element("w:drawing", {}, [anchor])]);
  // A paragraph takes any element; its type names those of the library only.
  return element("w:r", {}, [element("mc:AlternateContent", {}, [choice])]) as ParagraphChild;
}
