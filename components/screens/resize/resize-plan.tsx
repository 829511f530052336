"use client";

import { bytesOf } from "@/lib/client/target-size";
import { sizedFormats } from "@/lib/formats";
import {
  type Crop,
  cropsField,
  keepsPixels,
  planResize,
  type ResizePlan,
  type Resizing,
  type Size,
} from "@/lib/resize/plan";
import { Filled } from "../../ui/filled";
import { useFormat, useWords } from "../../ui/words";
import {
  crops,
  fieldsIn,
  hasShape,
  numberIn,
  type Picture,
  type ResizeOptions,
  useFacts,
  wrongSides,
} from "./resize-options";

const ownSize = { by: "percent", percent: 100 } as const;

/** What is done to each picture. Undefined while a field needs another number. */
function resizingOf(options: ResizeOptions): Resizing | undefined {
  if (wrongSides(options).length > 0) return undefined;
  const { by, fit, enlarge, preset, side } = options;
  if (by === "box" && side === "own") return { to: ownSize, fit: "inside", enlarge };
  const sides = Object.fromEntries(fieldsIn(options).map((field) => [field, numberIn(options, field)]));
  const to =
    by === "preset"
      ? ({ by, preset } as const)
      : ({ by, ...sides } as Exclude<Resizing["to"], { by: "preset" }>);
  return { to, fit: hasShape(options) ? fit : "inside", enlarge };
}

/** What becomes of one picture. Undefined while a field needs another number. */
export function planOf(options: ResizeOptions, picture: Size, crop?: Crop): ResizePlan | undefined {
  const resizing = resizingOf(options);
  return resizing && planResize(picture, { ...resizing, ...(crop && { crop }) });
}

/** The fields of the call. @param cropOf the crop of each file */
export function fieldsOf(
  options: ResizeOptions,
  cropsOfFiles: readonly (Crop | undefined)[],
): Record<string, string> {
  const { by, side, preset, background, enlarge, format, fit, limit } = options;
  const sides = fieldsIn(options).map((field) => [field, String(numberIn(options, field))]);
  return {
    ...Object.fromEntries(sides),
    ...(by === "box" && side === "own" && { percent: String(ownSize.percent) }),
    ...(by === "preset" && { preset }),
    ...(hasShape(options) && { fit, background }),
    ...(crops(options) && cropsOfFiles.some(Boolean) && { crop: cropsField(cropsOfFiles) }),
    ...(enlarge && { enlarge: "true" }),
    ...(limit && { targetSize: String(bytesOf(limit)) }),
    format,
  };
}

/** What the other side becomes for a picture, while the proportions are kept. */
export function followingSide(options: ResizeOptions, picture: Size | undefined): string {
  const resizing = picture && resizingOf(options);
  if (!resizing) return "";
  const { canvas } = planResize(picture, { ...resizing, enlarge: true });
  return String(options.side === "width" ? canvas.height : canvas.width);
}

type Known = { file: File; picture: Picture; crop: Crop | undefined };

/** Returns why a file is left as it is: it is what was asked for already, or smaller. Undefined if something changes. */
export function untouchedOf(options: ResizeOptions, { file, picture, crop }: Known) {
  const { format, limit } = options;
  const plan = planOf(options, picture, crop);
  const keepsFormat =
    format === "original" ? sizedFormats.some((id) => id === picture.format) : format === picture.format;
  const fits = !limit || file.size <= (bytesOf(limit) ?? 0);
  if (!plan || plan.dpi || !keepsPixels(plan, picture) || !keepsFormat || !fits) return undefined;
  return plan.limited ? "smaller" : "same";
}

type ResultSizeProps = Known & { options: ResizeOptions };

/** The pixels of a picture, and those of its result. */
export function ResultSize({ options, ...known }: ResultSizeProps) {
  const texts = useWords("resize");
  const { fill } = useFormat();
  const { pixelsOf, factsOf } = useFacts();
  const { picture, crop } = known;
  const plan = planOf(options, picture, crop);
  const from = pixelsOf(picture);
  if (!plan) return from;
  const { canvas, dpi, limited } = plan;
  const to = <span className="font-semibold">{factsOf(canvas, dpi)}</span>;
  if (limited) return <Filled sentence={texts.notEnlarged} parts={{ from, to }} />;
  if (untouchedOf(options, known)) return fill(texts.untouched, { size: from });
  if (keepsPixels(plan, picture) && !dpi) return fill(texts.sameSize, { size: from });
  return <Filled sentence={texts.becomes} parts={{ from, to }} />;
}
