import type { CallId } from "../contract/calls";
import { type TileId, tiles } from "../formats";
import { isOn, retentionIn } from "../settings";
import { addressIn } from "../words/addresses";
import { changeAll } from "../words/format";
import { type Language, languages } from "../words/languages";
import { toolWords } from "./all-words";
import { withLinks } from "./article";
import { list } from "./list";
import { withoutVariants } from "./related";
import type { Entry, Tool } from "./types";
import { fillAll } from "./words";

const isToolOn = ({ path, variantOf }: Tool) => isOn(path, ...(variantOf ? [variantOf] : []));

/** Every tool that is on, with the variants. */
export const tools: readonly Tool[] = list.filter(isToolOn);

/** The calls of a tool's page. */
export const callsOf = (tool: Tool): CallId[] => [tool.call, ...("simple" in tool ? [tool.simple.call] : [])];

const used = new Set(tools.flatMap(callsOf));
/** Calls that no page needs, because their tools are off. */
export const unusedCalls: ReadonlySet<CallId> = new Set(
  list.flatMap(callsOf).filter((call) => !used.has(call)),
);

const off = new Set<string>(list.filter((tool) => !isToolOn(tool)).map(({ path }) => path));

/** Leads the links in words to the pages in their language, and turns those to tools that are off into plain words. */
export const linked = <Texts>(language: Language, texts: Texts): Texts =>
  changeAll(texts, (text) =>
    withLinks(text, (path) => (off.has(path) ? undefined : addressIn(language, path))),
  );

/** The tools that are on, with their words in a language. */
export function toolsIn(language: Language) {
  const words = toolWords[language];
  const retention = retentionIn(languages[language].tag);
  /** In the order of the menus. */
  const registry: readonly Entry[] = list.filter(isToolOn).map((tool) => ({
    tool,
    words: linked(language, fillAll(words[tool.path], { retention })),
  }));
  /** Finds a tool and its words by path, in any casing. */
  const findEntry = (path: string): Entry | undefined =>
    registry.find(({ tool }) => samePath(tool.path, path));
  const named = placeholders.map((one): Placeholder => {
    // Named like the tool that makes PDFs of JPGs.
    const name = words["/jpg-to-pdf"].name.replace(tiles.jpg.label, tiles[one.from].label);
    return { ...one, name };
  });
  return {
    registry,
    placeholders: named,
    /** The tools that menus and lists show: all but the variants. */
    mainTools: withoutVariants(registry),
    findEntry,
    /** Finds a placeholder by its path, in any casing. */
    findPlaceholder: (path: string): Placeholder | undefined => named.find((one) => samePath(one.path, path)),
    /** Finds the main tool of a variant. */
    mainToolOf: ({ variantOf }: Tool): Entry | undefined => (variantOf ? findEntry(variantOf) : undefined),
  };
}

/** An announced tool that does not exist yet; its page suggests another one. */
export type Placeholder = { path: `/${string}`; name: string; from: TileId; to: TileId };

const announced: readonly Omit<Placeholder, "name">[] = [
  { path: "/png-to-pdf", from: "png", to: "pdf" },
  { path: "/heic-to-pdf", from: "heic", to: "pdf" },
  { path: "/webp-to-pdf", from: "webp", to: "pdf" },
];

/** The announced tools that are on; the site in a language names them. */
export const placeholders = announced.filter(({ path }) => isOn(path));

const samePath = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export type { Entry, Tool } from "./types";
