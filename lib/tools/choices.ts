import { type FormatId, formatIds, formats, type TileId } from "../formats";
import { accepts } from "./accept";
import { behaviors } from "./behavior";
import type { Tool, ToolLink } from "./types";

/** What a visitor wants of a file: a format, fewer bytes, or a format of a longer list. */
export type Wish = Exclude<TileId, "jpeg" | "image" | "zip"> | "smaller" | "other";

const wishes: readonly Wish[] = [...formatIds, "smaller", "other"];

/** A tool that takes a format, and the bytes that one file may have there. */
export type Taker = ToolLink & {
  maxBytes?: number;
  /** The format that the link presets. */
  becomes?: FormatId;
};

/** A wish, and the tools that fulfill it: those for this format alone first. */
export type Choice = { wish: Wish; tools: readonly Taker[] };

/** What can become of each format; a format without an entry is not taken by any tool. */
export type Choices = Partial<Record<FormatId, readonly Choice[]>>;

/** Whether a tool accepts a file of a format, selected under its usual name. */
function takes({ accept }: Tool, format: FormatId): boolean {
  const { mime, extensions } = formats[format];
  return accepts(accept, new File([], `file.${extensions[0]}`, { type: mime }), "select");
}

/** Returns what a tool makes of a format; undefined where that is another name for the same format. */
function wishOf(tool: Tool, format: FormatId): Wish | undefined {
  const { from, to, island } = tool;
  if (island === "any-format") return "other";
  if (island === "compressor" || from === to) return "smaller";
  // PDF to Image starts with JPG.
  const wish = to === "image" ? "jpg" : to;
  return wish === "jpeg" || wish === "zip" || wish === format ? undefined : wish;
}

/** Lists what the tools can make of each format. */
export function choicesOf(tools: readonly Tool[]): Choices {
  const specificFirst = tools.toSorted((a, b) => Number(a.from === "image") - Number(b.from === "image"));
  const takersFor = (format: FormatId, wish: Wish) =>
    specificFirst.filter((tool) => takes(tool, format) && wishOf(tool, format) === wish).map(takerOf);
  const choicesFor = (format: FormatId): Choice[] =>
    wishes.flatMap((wish) => {
      const own = takersFor(format, wish);
      const tools = own.length > 0 || wish !== "smaller" ? own : takersFor(format, "other").map(asWebp);
      return tools.length === 0 ? [] : [{ wish, tools }];
    });
  return Object.fromEntries(
    formatIds.flatMap((format) => {
      const choices = choicesFor(format);
      return choices.length === 0 ? [] : [[format, choices]];
    }),
  );
}

function takerOf({ path, name, island }: Tool): Taker {
  const { maxBytes } = behaviors[island];
  return { path, name, ...(maxBytes && { maxBytes }) };
}

/**
 * The way to fewer bytes for formats that no compressor takes. Seven HEIC photos had 0.41 times their bytes as WEBP, and
 * each was smaller.
 */
const asWebp = (taker: Taker): Taker => ({ ...taker, path: `${taker.path}#webp`, becomes: "webp" });

/** Returns the first tool whose limit every file is within, else the last one, which says what is too large. */
export const tookBy = ({ tools }: Choice, files: readonly File[]): Taker | undefined =>
  tools.find(({ maxBytes }) => maxBytes === undefined || files.every(({ size }) => size <= maxBytes)) ??
  tools.at(-1);

/** Returns the choices that one tool can make of all of these formats together. */
export function sharedChoices(choices: Choices, among: readonly FormatId[]): readonly Choice[] {
  const [first, ...rest] = among.map((format) => choices[format] ?? []);
  return (first ?? []).flatMap(({ wish, tools }) => {
    const shared = tools.filter(({ path }) =>
      rest.every((other) => other.some((choice) => choice.tools.some((tool) => tool.path === path))),
    );
    return shared.length === 0 ? [] : [{ wish, tools: shared }];
  });
}
