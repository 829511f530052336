import { type Box, boxThrough, combine, heightOf, type Matrix, overlap, widthOf } from "../../geometry";
import type { Pointer } from "../../pdfium";
import type { PathCommand, VectorPath } from "../types";
import {
  boundsOf,
  colorOf,
  objectTypes,
  type Reader,
  segmentsOf,
  segmentTypes,
  walkObjects,
} from "./objects";
import { COMPLEX, extractPath } from "./paths";
import { drawings as settings } from "./settings";

/** SVG files of drawings that consist of paths and of letters, which become paths too. */

/** FPDF_TEXTRENDERMODE_FILL, _INVISIBLE and _CLIP of fpdf_edit.h. */
const FILL = 0;
const INVISIBLE = new Set([3, 7]);

type TextReader = Reader & { textPage: Pointer };

type Found = Box & { path?: VectorPath };

/** Reads what a page draws; without a path for what an SVG file cannot have. */
function extractObjects(reader: Reader): Found[] {
  const budget = { segments: settings.maxSvgSegments };
  const found: Found[] = [];
  for (const object of walkObjects(reader)) {
    if (object.type === objectTypes.text) continue;
    const path = object.type === objectTypes.path ? extractPath(reader, object, budget) : COMPLEX;
    if (path === undefined) continue;
    const box =
      path === COMPLEX
        ? boundsOf(reader, object.object, combine(object.outer, reader.view.matrix))
        : { left: path.left, top: path.top, right: path.right, bottom: path.bottom, path };
    if (box) found.push(box);
  }
  return found;
}

/** Returns the outline of a letter as commands, or undefined if its font has none. */
function extractOutline(reader: Reader, font: Pointer, code: number, matrix: Matrix) {
  const { c } = reader.document.pdfium;
  const outline = c.FPDFFont_GetGlyphPath(font, code, 1);
  if (outline === 0) return undefined;
  const commands: PathCommand[] = [];
  let curve: number[] = [];
  const count = c.FPDFGlyphPath_CountGlyphSegments(outline);
  const segmentAt = (i: number) => c.FPDFGlyphPath_GetGlyphPathSegment(outline, i);
  for (const { type, point } of segmentsOf(reader, count, segmentAt, matrix)) {
    if (!point) return undefined;
    if (type === segmentTypes.curve) {
      curve.push(...point);
      if (curve.length < 6) continue;
      commands.push(["C", ...(curve as [number, number, number, number, number, number])]);
      curve = [];
    } else commands.push([type === segmentTypes.move ? "M" : "L", ...point]);
  }
  return commands;
}

/** Reads the letters in a box as paths. @returns undefined if one of them has no outline */
function extractLetters(reader: TextReader, box: Box): VectorPath[] | undefined {
  const { document, textPage, scratch, view } = reader;
  const { c } = document.pdfium;
  const letters: VectorPath[] = [];
  const count = c.FPDFText_CountChars(textPage);
  if (count > settings.maxSvgCharacters) return undefined;
  for (let index = 0; index < count; index++) {
    if (!c.FPDFText_GetLooseCharBox(textPage, index, scratch.at(0))) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = scratch.f32s(0, 4);
    const own = boxThrough(view.matrix, left, top, right, bottom);
    if (!overlap(own, box)) continue;
    const code = c.FPDFText_GetUnicode(textPage, index);
    const object = c.FPDFText_GetTextObject(textPage, index);
    if (object === 0 || code === 0x20 || c.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const mode = c.FPDFTextObj_GetTextRenderMode(object);
    if (INVISIBLE.has(mode)) continue;
    if (mode !== FILL || letters.length >= settings.maxSvgLetters) return undefined;
    const paint = colorOf(reader, object);
    if (!paint) return undefined;
    const size = c.FPDFText_GetFontSize(textPage, index);
    if (!c.FPDFText_GetMatrix(textPage, index, scratch.at(0))) return undefined;
    const [ma = 1, mb = 0, mc = 0, md = 1] = scratch.f32s(0, 4);
    if (!c.FPDFText_GetCharOrigin(textPage, index, scratch.at(0), scratch.at(1))) return undefined;
    const [x, y] = [scratch.f64(0), scratch.f64(1)];
    const font = c.FPDFTextObj_GetFont(object);
    const advance = c.FPDFFont_GetGlyphWidth(font, code, 1, scratch.at(0)) ? scratch.f32(0) : 0;
    const [width, height] = [Math.hypot(right - left, 0), Math.hypot(0, top - bottom)];
    const along = (Math.abs(mb) > Math.abs(ma) ? height : width) / (size * Math.hypot(ma, mb));
    if (Math.abs(along - advance) > settings.sameWidth * Math.max(along, advance)) return undefined;
    const matrix = combine([ma * size, mb * size, mc * size, md * size, x, y], view.matrix);
    const commands = extractOutline(reader, font, code, matrix);
    if (!commands || commands.length === 0) return undefined;
    letters.push({
      ...own,
      commands,
      fill: { color: paint.color, opacity: paint.alpha / 255, rule: "nonzero" },
    });
  }
  return letters;
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

const pathData = (commands: readonly PathCommand[]): string =>
  commands.map(([op, ...numbers]) => `${op}${numbers.map(round).join(" ")}`).join("");

const rect = ({ left, top, right, bottom }: Box) =>
  `<rect x="${round(left)}" y="${round(top)}" width="${round(right - left)}" height="${round(bottom - top)}"`;

const opacityOf = (name: string, opacity: number) =>
  opacity < 1 ? ` ${name}-opacity="${round(opacity)}"` : "";

function strokeAttributes(stroke: VectorPath["stroke"]): string {
  if (!stroke) return "";
  const { color, opacity, width, dashes, cap, join } = stroke;
  return [
    ` stroke="#${color}"${opacityOf("stroke", opacity)} stroke-width="${round(width)}"`,
    cap === "butt" ? "" : ` stroke-linecap="${cap}"`,
    // The limit of PDF (ISO 32000-1, 8.4.3.5).
    join === "miter" ? ' stroke-miterlimit="10"' : ` stroke-linejoin="${join}"`,
    dashes.length > 0 ? ` stroke-dasharray="${dashes.map(round).join(" ")}"` : "",
  ].join("");
}

/** Writes paths as an SVG file that shows a box of the page, on white paper. */
function toSvg(box: Box, paths: readonly VectorPath[]): string {
  const [width, height] = [round(widthOf(box)), round(heightOf(box))];
  const clips: string[] = [];
  const shapes = paths.map(({ commands, fill, stroke, clip }) => {
    const clipped = clip ? ` clip-path="url(#c${clips.push(`${rect(clip)}/>`)})"` : "";
    const painted = fill
      ? ` fill="#${fill.color}"${opacityOf("fill", fill.opacity)}${fill.rule === "evenodd" ? ' fill-rule="evenodd"' : ""}`
      : ' fill="none"';
    return `<path d="${pathData(commands)}"${painted}${strokeAttributes(stroke)}${clipped}/>`;
  });
  const definitions = clips.map((clip, i) => `<clipPath id="c${i + 1}">${clip}</clipPath>`).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="${round(box.left)} ${round(box.top)} ${width} ${height}">`,
    definitions && `<defs>${definitions}</defs>`,
    `${rect(box)} fill="#ffffff"/>`,
    ...shapes,
    "</svg>",
  ].join("");
}

/**
 * Creates a writer of SVG files for the drawings of a page.
 *
 * @returns a function that returns the SVG of a box, or undefined if it holds more than paths and letters have, or too
 * many of them
 */
export function createSvgWriter(reader: TextReader): (box: Box) => string | undefined {
  let objects: Found[] | undefined;
  return (box) => {
    objects ??= extractObjects(reader);
    const own = objects.filter((one) => overlap(one, box));
    const paths = own.flatMap(({ path }) => path ?? []);
    if (paths.length < own.length || paths.length > settings.maxSvgPaths) return undefined;
    const letters = extractLetters(reader, box);
    if (!letters) return undefined;
    const svg = toSvg(box, [...paths, ...letters]);
    return svg.length > settings.maxSvgBytes ? undefined : svg;
  };
}
