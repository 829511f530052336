import { type FormatId, formatIds, formats, type TileId } from "../formats";
import { accepts } from "./accept";
import { behaviors } from "./behavior";
import { linkTo, withoutVariants } from "./related";
import type { BoardMode, Entry, Tool, ToolLink } from "./types";

/** What a visitor can want from a conversion: one file of several, a certain format, a smaller file, another size, no details,
 * parts, other pages, text to search, a password or none, or other formats. */
export type Goal =
  | "merged"
  | Exclude<TileId, "jpeg" | "image" | "zip">
  | "smaller"
  | "split"
  | "organized"
  | "resized"
  | "cleaned"
  | "searchable"
  | "protected"
  | "unlocked"
  | "other";

/** What most visitors want comes first; of a photo, hardly anybody wants its text. */
const likely: readonly Goal[] = ["merged", "jpg", "png", "webp", "pdf", "docx", "smaller", "resized"];
const read: readonly Goal[] = ["xlsx", "csv", "txt"];

const goals: readonly Goal[] = [
  ...likely,
  ...formatIds.filter((id): id is Extract<Goal, FormatId> => ![...likely, ...read].includes(id)),
  "split",
  "organized",
  "cleaned",
  "searchable",
  "protected",
  "unlocked",
  ...read,
  "other",
];

/** A tool for a goal, with its size limit for one file in bytes. */
export type ChoiceTool = ToolLink & {
  maxBytes?: number;
  /** The format that the link presets. */
  preset?: FormatId;
};

/** A goal and the tools for it, starting with those for this format alone. */
export type Choice = {
  goal: Goal;
  tools: readonly ChoiceTool[];
  /** How many files it makes sense for; any number if absent. */
  files?: "one" | "several";
};

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

/** The goals of the board of pages. What the other modes do is part of the last one. */
const modes: Partial<Record<BoardMode, Goal>> = { merge: "merged", split: "split", organize: "organized" };

/** Goals that need several files, or make sense for a single one. */
const counts: Partial<Record<Goal, NonNullable<Choice["files"]>>> = { merged: "several", split: "one" };

/** Returns the goal that a tool serves for a format. Undefined if it only renames the format, or if another does more. */
function goalOf(tool: Tool, format: FormatId): Goal | undefined {
  const { from, to, screen } = tool;
  if (screen === "any-format") return "other";
  if (screen === "resize") return "resized";
  if (tool.call === "removeExif") return "cleaned";
  if (screen === "page-board") return modes[tool.mode];
  const job = "job" in tool ? jobs[tool.job] : undefined;
  if (job) return job;
  if (screen === "compressor" || from === to) return "smaller";
  // PDF to Image starts with JPG.
  const goal = to === "image" ? "jpg" : to;
  return goal === "jpeg" || goal === "zip" || goal === format ? undefined : goal;
}

/** Where a page is, by its path in English. */
type At = (path: ToolLink["path"]) => ToolLink["path"];

/**
 * Lists the choices that the tools offer for each format, the likeliest first. Variants are not among them.
 *
 * @param at for the links
 */
export function choicesOf(entries: readonly Entry[], at: At = (path) => path): Choices {
  const specificFirst = withoutVariants(entries).toSorted(
    (a, b) => Number(a.tool.from === "image") - Number(b.tool.from === "image"),
  );
  const toolsFor = (format: FormatId, goal: Goal) =>
    specificFirst
      .filter(({ tool }) => takes(tool, format) && goalOf(tool, format) === goal)
      .map((entry) => toChoiceTool(entry, at));
  /** Whether a tool for this format alone is among the most wanted. */
  const isWanted = (format: FormatId, goal: Goal) =>
    specificFirst.some(
      ({ tool }) => tool.from === format && tool.demand === "very-high" && goalOf(tool, format) === goal,
    );
  const choicesIn = (format: FormatId): Choice[] =>
    goals
      .toSorted((a, b) => Number(isWanted(format, b)) - Number(isWanted(format, a)))
      .flatMap((goal) => {
        const own = toolsFor(format, goal);
        const tools = own.length > 0 || goal !== "smaller" ? own : toolsFor(format, "other").map(asWebp);
        const files = counts[goal];
        return tools.length === 0 ? [] : [{ goal, tools, ...(files && { files }) }];
      });
  return Object.fromEntries(
    formatIds.flatMap((format) => {
      const choices = choicesIn(format);
      return choices.length === 0 ? [] : [[format, choices]];
    }),
  );
}

function toChoiceTool(entry: Entry, at: At): ChoiceTool {
  const { maxBytes } = behaviors[entry.tool.screen];
  const { path, name } = linkTo(entry);
  return { path: at(path), name, ...(maxBytes && { maxBytes }) };
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

/** Returns the choices that make sense for this number of files. */
export const choicesFor = (choices: readonly Choice[], count: number): readonly Choice[] =>
  choices.filter(({ files }) => files === undefined || files === (count === 1 ? "one" : "several"));

/** Returns the choices for which one tool accepts all of these formats. */
export function sharedChoices(choices: Choices, among: readonly FormatId[]): readonly Choice[] {
  const [first, ...rest] = among.map((format) => choices[format] ?? []);
  return (first ?? []).flatMap((choice) => {
    const shared = choice.tools.filter(({ path }) =>
      rest.every((other) => other.some(({ tools }) => tools.some((tool) => tool.path === path))),
    );
    return shared.length === 0 ? [] : [{ ...choice, tools: shared }];
  });
}
