import * as z from "zod/mini";
import { sizedFormats } from "../formats";
import { targetSize } from "../limits";
import { MOST_PERCENT, MOST_PIXELS } from "../resize/limits";
import { type Crop, fits, MOST_ZOOM, type ResizeTo } from "../resize/plan";
import { presetIds } from "../resize/presets";
import { bytesFrom, flag, hexColor, wholeBetween, word } from "./fields";

/** Formats of resized pictures; 'original' keeps each file's own, and makes a JPG of a HEIC. */
export const resizeFormats = ["original", ...sizedFormats] as const;
export type ResizeFormat = (typeof resizeFormats)[number];

const side = z.optional(wholeBetween(1, MOST_PIXELS));

const cropPattern = /^(\d{1,3}(?:\.\d)?) (\d{1,3}(?:\.\d)?) (\d{3})$/;

function readCrop(text: string): Crop | undefined {
  const [, x, y, zoom] = cropPattern.exec(text) ?? [];
  const crop = { x: Number(x), y: Number(y), zoom: Number(zoom) };
  const known = crop.x <= 100 && crop.y <= 100 && crop.zoom >= 100 && crop.zoom <= MOST_ZOOM;
  return known ? crop : undefined;
}

/**
 * A crop for each file, separated by commas: 'x y zoom' in percent, with one decimal of x and y; see {@link cropsField}.
 */
const crops = z.pipe(
  z.string(),
  z.transform((text, context): (Crop | undefined)[] => {
    const parts = text.split(",").map((part) => part.trim());
    const read = parts.map((part) => (part === "" ? undefined : readCrop(part)));
    if (parts.every((part, at) => part === "" || read[at])) return read;
    context.issues.push({ code: "custom", input: text });
    return z.NEVER;
  }),
);

const fields = z.object({
  /** Pixels. With one of the two, the other follows the picture; with both, `fit` says how. */
  width: side,
  height: side,
  /** Of the picture's own size; more than 100 enlarges. */
  percent: z.optional(wholeBetween(1, MOST_PERCENT)),
  /** Pixels of the longer side. */
  longest: side,
  /** A named size; those for paper are turned for landscape pictures, and set the resolution to 300 dpi. */
  preset: z.optional(word(presetIds)),
  fit: z._default(word(fits), "inside"),
  crop: z.optional(crops),
  /** Of the borders of 'pad', and behind transparent parts where the format has none. */
  background: z._default(hexColor, "#ffffff"),
  /** Enlarges pictures that are smaller than what was asked for. */
  enlarge: z._default(flag, false),
  format: z._default(word(resizeFormats), "original"),
  /** Most bytes of each result: its quality, or its number of colors, is lowered until it fits. */
  targetSize: z.optional(bytesFrom(targetSize.least)),
});

/** Requires one way to say the size: sides, `percent`, `longest` or `preset`. */
const resizeFields = z.pipe(
  fields,
  z.transform(({ width, height, percent, longest, preset, ...rest }, context) => {
    const ways: [string, ResizeTo][] = [];
    if (width || height)
      ways.push([
        width ? "width" : "height",
        { by: "box", ...(width && { width }), ...(height && { height }) },
      ]);
    if (percent) ways.push(["percent", { by: "percent", percent }]);
    if (longest) ways.push(["longest", { by: "longest", longest }]);
    if (preset) ways.push(["preset", { by: "preset", preset }]);
    const [first, second] = ways;
    if (first && !second) return { ...rest, to: first[1] };
    context.issues.push({ code: "custom", input: ways, path: [second?.[0] ?? "width"] });
    return z.NEVER;
  }),
);

export const resizeCall = { path: "/api/resize", fields: resizeFields } as const;
