import type { PdfDocument } from "../document";
import type { Pointer, Scratch } from "../pdfium";
import { styleOf } from "./fonts";
import type { Style } from "./types";
import { apply, type Matrix } from "./view";

/** Modes of FPDFTextObj_GetTextRenderMode that draw nothing: 3 invisible, 7 clip. */
const unseenModes = new Set([3, 7]);
/** Of 255: lighter text was drawn on a dark ground that the document will not have. */
const NEARLY_WHITE = 225;
const NEARLY_BLACK = 24;

/** What all characters of a text object share. */
export type TextLook = {
  style: Style;
  size: number;
  hidden: boolean;
  /** Which way it runs: 0 to the right, 1 upwards, 2 to the left, 3 downwards. */
  quarter: number;
};

type Reader = { document: PdfDocument; scratch: Scratch; textPage: Pointer; matrix: Matrix };

/** Reads how text looks, each font and each object once. */
export function createLooks({ document, scratch, textPage, matrix }: Reader) {
  const { c } = document.pdfium;
  const fonts = new Map<Pointer, ReturnType<typeof styleOf>>();
  const looks = new Map<Pointer, TextLook>();

  function fontOf(object: Pointer) {
    const font = c.FPDFTextObj_GetFont(object);
    const known = fonts.get(font);
    if (known) return known;
    const name = scratch.text((buffer, room) => c.FPDFFont_GetBaseFontName(font, buffer, room));
    const angle = c.FPDFFont_GetItalicAngle(font, scratch.at(0)) ? scratch.i32(0) : 0;
    const style = styleOf({
      name,
      flags: c.FPDFFont_GetFlags(font),
      weight: c.FPDFFont_GetWeight(font),
      angle,
    });
    fonts.set(font, style);
    return style;
  }

  function colourOf(object: Pointer): { colour?: string; alpha: number } {
    const places = [0, 1, 2, 3].map(scratch.at) as [Pointer, Pointer, Pointer, Pointer];
    if (!c.FPDFPageObj_GetFillColor(object, ...places)) return { alpha: 255 };
    const [r, g, b, alpha] = [0, 1, 2, 3].map(scratch.i32) as [number, number, number, number];
    if (Math.min(r, g, b) > NEARLY_WHITE || Math.max(r, g, b) < NEARLY_BLACK) return { alpha };
    return { colour: [r, g, b].map((part) => part.toString(16).padStart(2, "0")).join(""), alpha };
  }

  function read(object: Pointer, index: number): TextLook {
    const fontSize = c.FPDFText_GetFontSize(textPage, index);
    const [a, b, cc, d] = c.FPDFText_GetMatrix(textPage, index, scratch.at(0))
      ? [0, 1, 2, 3].map((i) => scratch.f32(0, i))
      : [1, 0, 0, 1];
    const vector = (x = 0, y = 0) => {
      const [x0, y0] = apply(matrix, 0, 0);
      const [x1, y1] = apply(matrix, x, y);
      return [x1 - x0, y1 - y0] as const;
    };
    const [alongX, alongY] = vector(a, b);
    const { colour, alpha } = colourOf(object);
    return {
      style: { ...fontOf(object), ...(colour && { colour }) },
      size: Math.abs(fontSize * Math.hypot(cc ?? 0, d ?? 1)),
      hidden: alpha === 0 || unseenModes.has(c.FPDFTextObj_GetTextRenderMode(object)),
      quarter: (Math.round(Math.atan2(-alongY, alongX) / (Math.PI / 2)) + 4) % 4,
    };
  }

  return (object: Pointer, index: number): TextLook => {
    const known = looks.get(object);
    if (known) return known;
    const look = read(object, index);
    looks.set(object, look);
    return look;
  };
}
