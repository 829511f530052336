import { BuilderElement, type XmlComponent } from "docx";
import type { Box } from "../../geometry";
import type { PathCommand, VectorPath } from "../types";
import { emus } from "./styles";

/** Shapes of DrawingML (ISO/IEC 29500-1, 20.1) from paths. */

/** Longest dash or gap, in widths of the line. */
const MAX_DASH = 100;

export function element(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  children: readonly XmlComponent[] = [],
): XmlComponent {
  const entries = Object.entries(attributes).map(([key, value]) => [key, { key, value }]);
  return new BuilderElement({ name, attributes: Object.fromEntries(entries), children });
}

const point = (x: number, y: number): XmlComponent => element("a:pt", { x: emus(x), y: emus(y) });

function toCommand(command: PathCommand): XmlComponent {
  switch (command[0]) {
    case "M":
      return element("a:moveTo", {}, [point(command[1], command[2])]);
    case "L":
      return element("a:lnTo", {}, [point(command[1], command[2])]);
    case "C":
      return element("a:cubicBezTo", {}, [
        point(command[1], command[2]),
        point(command[3], command[4]),
        point(command[5], command[6]),
      ]);
    case "Z":
      return element("a:close");
  }
}

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

const capNames = { butt: "flat", round: "rnd", square: "sq" } as const;

function toOutline(stroke: VectorPath["stroke"]): XmlComponent {
  if (!stroke) return element("a:ln", {}, [element("a:noFill")]);
  const { color, opacity, width, cap, join, dashes } = stroke;
  const joins = {
    miter: () => element("a:miter", { lim: 1_000_000 }),
    round: () => element("a:round"),
    bevel: () => element("a:bevel"),
  };
  return element("a:ln", { w: emus(width), cap: capNames[cap] }, [
    solid(color, opacity),
    dashes.length > 0 ? toDashes(stroke) : element("a:prstDash", { val: "solid" }),
    joins[join](),
  ]);
}

/** Returns twice the area that commands go around, negative in the other direction. */
function turnOf(commands: readonly PathCommand[]): number {
  const points = commands.flatMap((command) => (command.length > 1 ? [command.slice(-2) as number[]] : []));
  return points.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = points[(i + 1) % points.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/**
 * Splits a filled path into parts that cover each other. In DrawingML, where subpaths overlap there are holes; by the
 * nonzero winding rule there are none if all of them turn in one direction.
 */
function partsOf({ commands, fill }: VectorPath): (readonly PathCommand[])[] {
  if (fill?.rule !== "nonzero") return [commands];
  const parts: PathCommand[][] = [];
  for (const command of commands) {
    if (command[0] === "M") parts.push([]);
    parts.at(-1)?.push(command);
  }
  const turns = parts.map(turnOf);
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0) ? parts : [commands];
}

/** Paths of the same look are one shape. */
const lookOf = ({ fill, stroke }: VectorPath): string => JSON.stringify([fill, stroke]);

function toShape(paths: readonly VectorPath[], id: number, width: number, height: number): XmlComponent {
  const [{ fill, stroke }] = paths as [VectorPath];
  const size = { w: emus(width), h: emus(height) };
  const frame = [element("a:off", { x: 0, y: 0 }), element("a:ext", { cx: emus(width), cy: emus(height) })];
  return element("wps:wsp", {}, [
    element("wps:cNvPr", { id, name: `Shape ${id}` }),
    element("wps:cNvSpPr"),
    element("wps:spPr", {}, [
      element("a:xfrm", {}, frame),
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
  const extent = { cx: emus(width), cy: emus(height) };
  return element("wpg:wgp", {}, [
    element("wpg:cNvGrpSpPr"),
    element("wpg:grpSpPr", {}, [
      element("a:xfrm", {}, [
        element("a:off", { x: 0, y: 0 }),
        element("a:ext", extent),
        element("a:chOff", { x: 0, y: 0 }),
        element("a:chExt", extent),
      ]),
    ]),
    ...shapes.map((own) => toShape(own, nextId(), width, height)),
  ]);
}
