import type { TileId } from "../formats";
import { retention } from "../settings";
import { list } from "./list";
import { withoutVariants } from "./related";
import type { Entry, Tool } from "./types";
import { fillAll } from "./words";
import { words } from "./words.en";

/** Every tool with its words, in the order it appears in menus. */
export const registry: readonly Entry[] = list.map((tool) => ({
  tool,
  words: fillAll(words[tool.path], { retention }),
}));

/** Every tool, with the variants. */
export const tools: readonly Tool[] = list;

/** The tools that menus and lists show: all but the variants. */
export const mainTools: readonly Entry[] = withoutVariants(registry);

/** An announced tool that does not exist yet; its page suggests another one. */
export type Placeholder = { path: `/${string}`; name: string; from: TileId; to: TileId };

export const placeholders: readonly Placeholder[] = [
  { path: "/png-to-pdf", name: "PNG to PDF", from: "png", to: "pdf" },
  { path: "/heic-to-pdf", name: "HEIC to PDF", from: "heic", to: "pdf" },
  { path: "/webp-to-pdf", name: "WEBP to PDF", from: "webp", to: "pdf" },
];

const samePath = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Finds a tool and its words by path, in any casing. */
export const findEntry = (path: string): Entry | undefined =>
  registry.find(({ tool }) => samePath(tool.path, path));

/** Finds the main tool of a variant. */
export const mainToolOf = ({ variantOf }: Tool): Entry | undefined =>
  variantOf ? findEntry(variantOf) : undefined;

/** Finds a placeholder by its path, in any casing. */
export const findPlaceholder = (path: string): Placeholder | undefined =>
  placeholders.find((placeholder) => samePath(placeholder.path, path));

export type { Entry, Tool } from "./types";
