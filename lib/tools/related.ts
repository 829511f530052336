import { type FormatId, formatIds, formats, type TileId } from "../formats";
import { RELATED_TOOLS_MAX } from "../limits";
import type { AlternativeTools, Entry, ScreenId, Tool, ToolLink } from "./types";

type Choice = (entries: readonly Entry[]) => readonly Entry[];

type Rule = {
  /** Part of a path, in lower case; the first rule that matches applies. */
  contains: string;
  /** Only for tools with this screen. */
  screen?: ScreenId;
  /** As many of these as there is room for. */
  first: Choice;
  /** All of these, after the others. */
  plus?: Choice;
};

/** The tools at these paths, in this order. */
const named =
  (...paths: readonly Tool["path"][]): Choice =>
  (entries) =>
    paths.flatMap((path) => entries.find(({ tool }) => tool.path === path) ?? []);

/** Whether a tool reads or writes PDFs. */
export const isPdf = ({ from, to }: Pick<Tool, "from" | "to">): boolean => from === "pdf" || to === "pdf";

const modern: Choice = (entries) =>
  entries.filter(
    ({ tool }) => !isPdf(tool) && [tool.from, tool.to].some((tile) => tile === "avif" || tile === "webp"),
  );

const imagesToPng: Choice = (entries) =>
  entries.filter(({ tool }) => !isPdf(tool) && tool.from !== "image" && tool.to === "png");

/** Most searched first. */
export const demands: readonly Tool["demand"][] = ["very-high", "high", "medium"];

/** Most popular first, because more match than fit. A compressor converts nothing, so it is left out. */
const pdfConverters: Choice = (entries) =>
  entries
    .filter(({ tool }) => isPdf(tool) && tool.from !== tool.to)
    .toSorted((a, b) => demands.indexOf(a.tool.demand) - demands.indexOf(b.tool.demand));

/** The tools on the same board, which do its other jobs. */
const pageBoards: Choice = (entries) => entries.filter(({ tool }) => tool.screen === "page-board");

const rules: readonly Rule[] = [
  { contains: "", screen: "page-board", first: pageBoards, plus: named("/compress-pdf") },
  { contains: "avif", first: modern, plus: (entries) => imagesToPng(entries).slice(0, 2) },
  { contains: "pdf", first: pdfConverters, plus: named("/compress-image") },
  { contains: "heic", first: named("/avif-to-jpg", "/webp-to-jpg", "/pdf-to-jpg") },
  { contains: "", first: named("/heic-to-jpg", "/avif-to-jpg", "/webp-to-png", "/jpg-to-webp") },
];

/** Leaves out the variants, which only their own main tool leads to. */
export const withoutVariants = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ tool }) => !tool.variantOf);

/** At most {@link RELATED_TOOLS_MAX} of `entries` to suggest on the page at `path`, never the page itself or a variant. */
export function relatedTools(path: string, entries: readonly Entry[]): Entry[] {
  const here = path.toLowerCase();
  const others = withoutVariants(entries).filter(({ tool }) => tool.path.toLowerCase() !== here);
  const screen = entries.find(({ tool }) => tool.path.toLowerCase() === here)?.tool.screen;
  const rule = rules.find((one) => here.includes(one.contains) && (!one.screen || one.screen === screen));
  const plus = rule?.plus?.(others) ?? [];
  const first = (rule?.first(others) ?? []).filter((entry) => !plus.includes(entry));
  return [...first.slice(0, RELATED_TOOLS_MAX - plus.length), ...plus];
}

/** A main tool and its variants, for the page of any of them. */
export type Variants = { heading: string; main: Entry; variants: readonly Entry[] };

/** Finds the variants that the page of `tool` lists; undefined where there are none. */
export function variantsFor(
  { path, variantOf = path }: Tool,
  entries: readonly Entry[],
): Variants | undefined {
  const main = entries.find(({ tool }) => tool.path === variantOf);
  const heading = main?.words.variantsHeading;
  const variants = entries.filter(({ tool }) => tool.variantOf === variantOf);
  return heading && variants.length > 0 ? { heading, main, variants } : undefined;
}

/** Link to a tool, under its name. */
export const linkTo = ({ tool, words }: Entry): ToolLink => ({ path: tool.path, name: words.name });

/** Badges of a suggested tool, by demand and competition. */
export const suggestionBadges = ({ demand, competition }: Pick<Tool, "demand" | "competition">) =>
  competition === "low" ? ([demand, "featured"] as const) : ([demand] as const);

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
 * Finds, for every format that `tool` does not take, the tool that takes it. In order of preference: the one that `tool`
 * names, one with the same output, on a compressor's page one that keeps the format, one that makes this
 * output of any image, the first that takes the format, the image converter.
 *
 * @param at where a page is, by its path in English
 */
export function alternativeTools(
  tool: Tool,
  all: readonly Entry[],
  at: (path: ToolLink["path"]) => ToolLink["path"] = (path) => path,
): AlternativeTools {
  const entries = withoutVariants(all);
  const own = entries.find(({ tool: { path } }) => path === tool.otherExtensions);
  const links = formatIds
    .filter((format) => format !== formatOf(tool.from))
    .flatMap((format): [FormatId, ToolLink | "made" | "none"][] => {
      if (format === formatOf(tool.to)) return [[format, "made"]];
      if (tool.alternative === "none" && isImage(format) !== (tool.from === "image"))
        return [[format, "none"]];
      const takers = entries.filter(
        ({ tool: { from, path } }) => formatOf(from) === format && path !== tool.path,
      );
      const found =
        alternativeFor(format, tool, entries) ??
        takers.find((taker) => taker.tool.to === tool.to) ??
        (tool.screen === "compressor" ? takers.find(({ tool: { from, to } }) => from === to) : undefined) ??
        fromAnyImage(format, tool, entries) ??
        takers[0] ??
        imageConverter(format, entries);
      return found ? [[format, { ...linkTo(found), path: at(found.tool.path) }]] : [];
    });
  return {
    ...Object.fromEntries(links),
    // The fragment presets the target.
    ...(own && {
      [formatOf(tool.from)]: { ...linkTo(own), path: `${at(own.tool.path)}#${tool.to}`, own: true },
    }),
  };
}

const alternativeFor = (format: FormatId, { alternative }: Tool, entries: readonly Entry[]) =>
  entries.find(
    ({ tool: { path, accept } }) =>
      path === alternative &&
      accept.types.some((type) => formats[format].mimes.some((mime) => mime.startsWith(type))),
  );

const fromAnyImage = (format: FormatId, { to, path }: Tool, entries: readonly Entry[]) =>
  isImage(format)
    ? entries.find(
        ({ tool: other }) =>
          other.from === "image" && other.to === to && to !== "image" && other.path !== path,
      )
    : undefined;

const imageConverter = (format: FormatId, entries: readonly Entry[]) =>
  isImage(format) ? entries.find(({ tool }) => tool.screen === "any-format") : undefined;
