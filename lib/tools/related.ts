import { type FormatId, formatIds, formats, type TileId } from "../formats";
import { RELATED_TOOLS_MAX } from "../limits";
import type { AlternativeTools, Tool, ToolLink } from "./types";

type Choice = (tools: readonly Tool[]) => readonly Tool[];

type Rule = {
  /** Part of a path, in lower case; the first rule that matches applies. */
  contains: string;
  /** As many of these as there is room for. */
  first: Choice;
  /** All of these, after the others. */
  plus?: Choice;
};

/** The tools at these paths, in this order. */
const named =
  (...paths: readonly Tool["path"][]): Choice =>
  (tools) =>
    paths.flatMap((path) => tools.find((tool) => tool.path === path) ?? []);

/** Whether a tool reads or writes PDFs. */
export const isPdf = ({ from, to }: Pick<Tool, "from" | "to">): boolean => from === "pdf" || to === "pdf";

const modern: Choice = (tools) =>
  tools.filter(
    (tool) => !isPdf(tool) && [tool.from, tool.to].some((tile) => tile === "avif" || tile === "webp"),
  );

const imagesToPng: Choice = (tools) =>
  tools.filter((tool) => !isPdf(tool) && tool.from !== "image" && tool.to === "png");

const demands: readonly Tool["demand"][] = ["very-high", "high", "medium"];

/** Most popular first, because more match than fit. A compressor converts nothing, so it is left out. */
const pdfConverters: Choice = (tools) =>
  tools
    .filter((tool) => isPdf(tool) && tool.from !== tool.to)
    .toSorted((a, b) => demands.indexOf(a.demand) - demands.indexOf(b.demand));

const rules: readonly Rule[] = [
  { contains: "avif", first: modern, plus: (tools) => imagesToPng(tools).slice(0, 2) },
  { contains: "pdf", first: pdfConverters, plus: named("/compress-image") },
  { contains: "heic", first: named("/avif-to-jpg", "/webp-to-jpg", "/pdf-to-jpg") },
  { contains: "", first: named("/heic-to-jpg", "/avif-to-jpg", "/webp-to-png", "/jpg-to-webp") },
];

/** Leaves out the variants, which only their own main tool leads to. */
export const withoutVariants = (tools: readonly Tool[]): Tool[] =>
  tools.filter(({ variantOf }) => !variantOf);

/** At most {@link RELATED_TOOLS_MAX} of `tools` to suggest on the page at `path`, never the page itself or a variant. */
export function relatedTools(path: string, tools: readonly Tool[]): Tool[] {
  const here = path.toLowerCase();
  const others = withoutVariants(tools).filter((tool) => tool.path.toLowerCase() !== here);
  const rule = rules.find(({ contains }) => here.includes(contains));
  const plus = rule?.plus?.(others) ?? [];
  const first = (rule?.first(others) ?? []).filter((tool) => !plus.includes(tool));
  return [...first.slice(0, RELATED_TOOLS_MAX - plus.length), ...plus];
}

/** A main tool and its variants, for the page of any of them. */
export type Variants = { heading: string; main: Tool; variants: readonly Tool[] };

/** Finds the variants that the page of `tool` lists; undefined where there are none. */
export function variantsFor({ path, variantOf = path }: Tool, tools: readonly Tool[]): Variants | undefined {
  const main = tools.find((other) => other.path === variantOf);
  const variants = tools.filter((other) => other.variantOf === variantOf);
  return main?.variantsHeading && variants.length > 0
    ? { heading: main.variantsHeading, main, variants }
    : undefined;
}

const demandBadges = { "very-high": "Popular", high: "Trending", medium: "Useful" } as const;

/** Badges of a suggested tool, by demand and competition. */
export const suggestionBadges = ({ demand, competition }: Pick<Tool, "demand" | "competition">): string[] => [
  demandBadges[demand],
  ...(competition === "low" ? ["Featured"] : []),
];

/** The chips below every tool. */
export const popularTools = named(
  "/heic-to-jpg",
  "/pdf-to-jpg",
  "/compress-image",
  "/avif-to-jpg",
  "/webp-to-png",
  "/image-to-pdf",
);

const formatOf = (tile: TileId): TileId => (tile === "jpeg" ? "jpg" : tile);

/** Whether a format is one of pictures that tools read. */
const isImage = (format: FormatId) => format !== "pdf" && formats[format].mimes.length > 0;

/**
 * Finds, for every format that `tool` does not take, the tool that takes it. In order of preference: one with
 * the same output, on a compressor's page one that keeps the format, one that makes this output of any image, the first
 * that takes the format, the image converter.
 */
export function alternativeTools(tool: Tool, all: readonly Tool[]): AlternativeTools {
  const tools = withoutVariants(all);
  const links = formatIds
    .filter((format) => format !== formatOf(tool.from))
    .flatMap((format): [FormatId, ToolLink | "made"][] => {
      if (format === formatOf(tool.to)) return [[format, "made"]];
      const takers = tools.filter(({ from, path }) => formatOf(from) === format && path !== tool.path);
      const found =
        takers.find(({ to }) => to === tool.to) ??
        (tool.island === "compressor" ? takers.find(({ from, to }) => from === to) : undefined) ??
        fromAnyImage(format, tool, tools) ??
        takers[0] ??
        imageConverter(format, tools);
      return found ? [[format, { path: found.path, name: found.name }]] : [];
    });
  return Object.fromEntries(links);
}

const fromAnyImage = (format: FormatId, { to, path }: Tool, tools: readonly Tool[]) =>
  isImage(format)
    ? tools.find(
        (other) => other.from === "image" && other.to === to && to !== "image" && other.path !== path,
      )
    : undefined;

const imageConverter = (format: FormatId, tools: readonly Tool[]) =>
  isImage(format) ? tools.find(({ island }) => island === "any-format") : undefined;
