import { bytesOf, type TargetChoice } from "@/lib/client/target-size";
import type { ResizeFormat } from "@/lib/contract/resize";
import { type FormatId, tiles } from "@/lib/formats";
import { MOST_PERCENT, MOST_PIXELS } from "@/lib/resize/limits";
import type { Fit, Size } from "@/lib/resize/plan";
import type { PresetId } from "@/lib/resize/presets";
import { normalizeTyped } from "@/lib/typed";
import { useFormat, useWords } from "../../ui/words";
import { useTargetWords } from "../target-size/target-words";

/** What the visitor has chosen; numbers are as typed. */
export type ResizeOptions = {
  /** The way to say a size. */
  by: "box" | "percent" | "longest" | "preset";
  width: string;
  height: string;
  /** Whether only the side that was typed last counts, and the other follows each picture. */
  locked: boolean;
  /** The side that was typed last; before, each picture keeps its own size. */
  side: "own" | "width" | "height";
  percent: string;
  longest: string;
  preset: PresetId;
  fit: Fit;
  background: string;
  enlarge: boolean;
  format: ResizeFormat;
  /** The largest size of a file, if there is a limit. */
  limit: TargetChoice | undefined;
};

/** What is known of a picture before it is sent. */
export type Picture = Size & { format: FormatId | null };

export const initialOptions: ResizeOptions = {
  by: "box",
  width: "",
  height: "",
  locked: true,
  side: "own",
  percent: "50",
  longest: "1600",
  preset: "photo-10x15",
  fit: "cover",
  background: "#ffffff",
  enlarge: false,
  format: "original",
  limit: undefined,
};

export type NumberField = "width" | "height" | "percent" | "longest";

export const mostOf = (field: NumberField): number => (field === "percent" ? MOST_PERCENT : MOST_PIXELS);

/** Reads a number as typed. Undefined if the field does not take it. */
export function numberIn(options: ResizeOptions, field: NumberField): number | undefined {
  const text = normalizeTyped(options[field]);
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= mostOf(field) ? number : undefined;
}

/** The fields that count. */
export function fieldsIn({ by, locked, side }: ResizeOptions): readonly NumberField[] {
  if (by === "preset") return [];
  if (by !== "box") return [by];
  if (side === "own") return [];
  return locked ? [side] : ["width", "height"];
}

export const wrongSides = (options: ResizeOptions): NumberField[] =>
  fieldsIn(options).filter((field) => numberIn(options, field) === undefined);

export const wrongFields = (options: ResizeOptions): (NumberField | "limit")[] => {
  const isWrong = options.limit && bytesOf(options.limit) === undefined;
  return [...wrongSides(options), ...(isWrong ? (["limit"] as const) : [])];
};

/** Whether results have a given shape, so that something has to be done to pictures of another one. */
export const hasShape = ({ by, locked, side }: ResizeOptions): boolean =>
  by === "preset" || (by === "box" && !locked && side !== "own");

/** Whether pictures keep their pixels, and all that is in a format that can be kept. */
export const keepsAll = ({ by, side, format, limit }: ResizeOptions): boolean =>
  by === "box" && side === "own" && format === "original" && !limit;

/** Whether there is something to crop. */
export const crops = (options: ResizeOptions): boolean => hasShape(options) && options.fit === "cover";

/** Returns what says the options in a line. */
export function useOptionWords() {
  const { fields } = useWords("resize");
  const { named } = useWords("converter").settings;
  const targetWords = useTargetWords();
  const { fill, joined } = useFormat();
  return (options: ResizeOptions): string => {
    const { by, preset, format, limit } = options;
    const sides = fieldsIn(options).map((field) =>
      fill(named, { name: fields[field], value: options[field] }),
    );
    return joined([
      ...(by === "preset" ? [fields.presets[preset]] : sides),
      ...(format === "original" ? [] : [tiles[format].label]),
      ...(limit ? [targetWords(limit)] : []),
    ]);
  };
}

/** Returns the functions that describe a picture by its pixels, and a result by its resolution on paper, too. */
export function useFacts() {
  const texts = useWords("resize");
  const { fill } = useFormat();
  const pixelsOf = ({ width, height }: Size) => fill(texts.pixels, { width, height });
  const factsOf = (size: Size, dpi: number | undefined) =>
    dpi ? fill(texts.paper, { pixels: pixelsOf(size), dpi }) : pixelsOf(size);
  return { pixelsOf, factsOf };
}
