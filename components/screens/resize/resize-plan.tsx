"use client";

import { bytesOf } from "@/lib/client/target-size";
import {
  type Crop,
  cropsField,
  planResize,
  type ResizePlan,
  type Resizing,
  type Size,
} from "@/lib/resize/plan";
import { Filled } from "../../ui/filled";
import { useWords } from "../../ui/words";
import {
  crops,
  fieldsIn,
  hasShape,
  numberIn,
  type ResizeOptions,
  useFacts,
  wrongSides,
} from "./resize-options";

/** What is done to each picture. Undefined while a field needs another number. */
function resizingOf(options: ResizeOptions): Resizing | undefined {
  if (wrongSides(options).length > 0) return undefined;
  const { by, fit, enlarge, preset } = options;
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
  const { by, preset, background, enlarge, format, fit, limit } = options;
  const sides = fieldsIn(options).map((field) => [field, String(numberIn(options, field))]);
  return {
    ...Object.fromEntries(sides),
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

type ResultSizeProps = {
  size: Size;
  options: ResizeOptions;
  crop: Crop | undefined;
};

/** The pixels of a picture, and those of its result. */
export function ResultSize({ size, options, crop }: ResultSizeProps) {
  const texts = useWords("resize");
  const { pixelsOf, factsOf } = useFacts();
  const plan = planOf(options, size, crop);
  if (!plan) return pixelsOf(size);
  const { canvas, dpi, limited } = plan;
  const to = <span className="font-semibold">{factsOf(canvas, dpi)}</span>;
  return (
    <Filled sentence={limited ? texts.notEnlarged : texts.becomes} parts={{ from: pixelsOf(size), to }} />
  );
}
