import { RELATED_TOOLS_MAX } from "../limits";
import type { Tool } from "./types";

type Choice = (tools: readonly Tool[]) => readonly Tool[];

type Rule = {
  /** Part of a path, in lower case; the first rule that fits counts. */
  contains: string;
  /** As many of them as there is room for. */
  first: Choice;
  /** All of them, behind the others. */
  plus?: Choice;
};

/** In the order they are named. */
const named =
  (...paths: readonly Tool["path"][]): Choice =>
  (tools) =>
    paths.flatMap((path) => tools.find((tool) => tool.path === path) ?? []);

const isPdf = ({ from, to }: Tool) => from === "pdf" || to === "pdf";

const modern: Choice = (tools) =>
  tools.filter(
    (tool) => !isPdf(tool) && [tool.from, tool.to].some((tile) => tile === "avif" || tile === "webp"),
  );

/** What makes PNGs of pictures. */
const png: Choice = (tools) =>
  tools.filter((tool) => !isPdf(tool) && tool.from !== "image" && tool.to === "png");

const demands: readonly Tool["demand"][] = ["very-high", "high", "medium"];

/** A smaller PDF is no conversion. What most people look for comes first, because there are more than fit. */
const pdfConverters: Choice = (tools) =>
  tools
    .filter((tool) => isPdf(tool) && tool.from !== tool.to)
    .toSorted((a, b) => demands.indexOf(a.demand) - demands.indexOf(b.demand));

const rules: readonly Rule[] = [
  { contains: "avif", first: modern, plus: (tools) => png(tools).slice(0, 2) },
  { contains: "pdf", first: pdfConverters, plus: named("/compress-image") },
  { contains: "heic", first: named("/avif-to-jpg", "/webp-to-jpg", "/pdf-to-jpg") },
  { contains: "", first: named("/heic-to-jpg", "/avif-to-jpg", "/webp-to-png", "/jpg-to-webp") },
];

/** What else may help someone who is on `path`: at most {@link RELATED_TOOLS_MAX} of `tools`, never the page itself. */
export function relatedTools(path: string, tools: readonly Tool[]): Tool[] {
  const here = path.toLowerCase();
  const others = tools.filter((tool) => tool.path.toLowerCase() !== here);
  const rule = rules.find(({ contains }) => here.includes(contains));
  const plus = rule?.plus?.(others) ?? [];
  const first = (rule?.first(others) ?? []).filter((tool) => !plus.includes(tool));
  return [...first.slice(0, RELATED_TOOLS_MAX - plus.length), ...plus];
}

const demandBadges = { "very-high": "Popular", high: "Trending", medium: "Useful" } as const;

/** What is said of a suggestion, by how many look for it and how few offer it. */
export const suggestionBadges = ({ demand, competition }: Pick<Tool, "demand" | "competition">): string[] => [
  demandBadges[demand],
  ...(competition === "low" ? ["Featured"] : []),
];

/** The chips under every tool. */
export const popularTools = named(
  "/heic-to-jpg",
  "/pdf-to-jpg",
  "/compress-image",
  "/avif-to-jpg",
  "/webp-to-png",
  "/image-to-pdf",
);
