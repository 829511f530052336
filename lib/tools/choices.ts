import { type FormatId, formatIds, formats, type TileId } from "../formats";
import { accepts } from "./accept";
import { behaviors } from "./behavior";
import { linkTo, withoutVariants } from "./related";
import type { Entry, Tool, ToolLink } from "./types";

/** What a visitor can want from a conversion: a certain format, a smaller file, another size, text to search, a
 * password or none, or other formats. */
type Goal =
  | Exclude<TileId, "jpeg" | "image" | "zip">
  | "smaller"
  | "resized"
  | "searchable"
  | "protected"
  | "unlocked"
  | "other";

const goals: readonly Goal[] = [
  ...formatIds,
  "txt",
  "smaller",
  "resized",
  "searchable",
  "protected",
  "unlocked",
  "other",
];

/** A tool for a goal, with its size limit for one file in bytes. */
export type ChoiceTool = ToolLink & {
  maxBytes?: number;
  /** The format that the link presets. */
  preset?: FormatId;
};

/** A goal and the tools for it, starting with those for this format alone. */
export type Choice = { goal: Goal; tools: readonly ChoiceTool[] };

/** The choices for each format. No tool accepts a format without an entry. */
export type Choices = Partial<Record<FormatId, readonly Choice[]>>;

/** Whether a tool accepts a file of a format, selected under its usual name. */
function takes({ accept }: Tool, format: FormatId): boolean {
  const { mime, extensions } = formats[format];
  return accepts(accept, new File([], `file.${extensions[0]}`, { type: mime }), "select");
}

/** The goals of jobs that keep the format. */
const jobs: Partial<Record<Extract<Tool, { job: string }>["job"], Goal>> = {
  ocr: "searchable",
  protect: "protected",
  unlock: "unlocked",
};

/** Returns the goal that a tool serves for a format. Undefined if it only renames the format. */
function goalOf(tool: Tool, format: FormatId): Goal | undefined {
  const { from, to, screen } = tool;
  if (screen === "any-format") return "other";
  if (screen === "resize") return "resized";
  const job = "job" in tool ? jobs[tool.job] : undefined;
  if (job) return job;
  if (screen === "compressor" || from === to) return "smaller";
  // PDF to Image starts with JPG.
  const goal = to === "image" ? "jpg" : to;
  return goal === "jpeg" || goal === "zip" || goal === format ? undefined : goal;
}

/** Lists the choices that the tools offer for each format. Variants are not among them. */
export function choicesOf(entries: readonly Entry[]): Choices {
  const specificFirst = withoutVariants(entries).toSorted(
    (a, b) => Number(a.tool.from === "image") - Number(b.tool.from === "image"),
  );
  const toolsFor = (format: FormatId, goal: Goal) =>
    specificFirst
      .filter(({ tool }) => takes(tool, format) && goalOf(tool, format) === goal)
      .map(toChoiceTool);
  const choicesFor = (format: FormatId): Choice[] =>
    goals.flatMap((goal) => {
      const own = toolsFor(format, goal);
      const tools = own.length > 0 || goal !== "smaller" ? own : toolsFor(format, "other").map(asWebp);
      return tools.length === 0 ? [] : [{ goal, tools }];
    });
  return Object.fromEntries(
    formatIds.flatMap((format) => {
      const choices = choicesFor(format);
      return choices.length === 0 ? [] : [[format, choices]];
    }),
  );
}

function toChoiceTool(entry: Entry): ChoiceTool {
  const { maxBytes } = behaviors[entry.tool.screen];
  return { ...linkTo(entry), ...(maxBytes && { maxBytes }) };
}

/**
 * Makes the Image Converter the tool for smaller files where no compressor accepts the format. As WEBP, seven HEIC photos
 * shrank to 0.41 times their size in total, and each one shrank.
 */
const asWebp = (tool: ChoiceTool): ChoiceTool => ({ ...tool, path: `${tool.path}#webp`, preset: "webp" });

/** Returns the first tool that accepts the size of every file, or the last one, which then says which file is too large. */
export const toolFor = ({ tools }: Choice, files: readonly File[]): ChoiceTool | undefined =>
  tools.find(({ maxBytes }) => maxBytes === undefined || files.every(({ size }) => size <= maxBytes)) ??
  tools.at(-1);

/** Returns the choices for which one tool accepts all of these formats. */
export function sharedChoices(choices: Choices, among: readonly FormatId[]): readonly Choice[] {
  const [first, ...rest] = among.map((format) => choices[format] ?? []);
  return (first ?? []).flatMap(({ goal, tools }) => {
    const shared = tools.filter(({ path }) =>
      rest.every((other) => other.some((choice) => choice.tools.some((tool) => tool.path === path))),
    );
    return shared.length === 0 ? [] : [{ goal, tools: shared }];
  });
}
