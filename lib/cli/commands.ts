import * as z from "zod";
import { type CallId, calls } from "../contract/calls";
import { formatIds, formats, type TileId } from "../formats";
import { list } from "../tools/list";
import type { Tool } from "../tools/types";

/** A tool of the site as a command. */
export type Command = {
  /** As in the address of its page: `heic-to-jpg`. */
  name: string;
  call: CallId;
  /** Endings, without the dot, of the files that it takes from a folder. */
  endings: readonly string[];
  /** Fields of the call that the tool presets, as text. */
  presets: Readonly<Record<string, string>>;
  /** Fields that may be given as options. */
  options: readonly Option[];
  /** Whether all files become one result. */
  joins: boolean;
};

/** An option, and what it takes: words, or text if there are none. */
type Option = { name: string; values?: readonly string[]; preset?: string };

/** Fields that only make sense to a page, or say what the command's name says. */
const hidden: ReadonlySet<string> = new Set(["progress", "inputFormat", "target_format", "regions"]);

function presetsOf(tool: Tool): Record<string, string> {
  if (tool.screen === "batch" || tool.screen === "three-view") return { ...tool.fields };
  if (tool.screen === "any-format") return { format: tool.target };
  if ("targetSize" in tool && tool.targetSize) return { targetSize: String(tool.targetSize) };
  if ("targets" in tool) return { format: tool.targets[0] };
  if ("choices" in tool) return { format: tool.choices.format };
  return {};
}

type Property = { enum?: string[]; holds?: { enum?: number[] }; default?: unknown };

function optionsOf(call: CallId, presets: Record<string, string>): Option[] {
  const schema = z.toJSONSchema(calls[call].fields, { io: "input", unrepresentable: "any" });
  return Object.entries((schema.properties ?? {}) as Record<string, Property>)
    .filter(([name]) => !hidden.has(name))
    .map(([name, { holds, enum: values = holds?.enum?.map(String), default: value }]) => {
      const preset = presets[name] ?? (value === undefined ? undefined : String(value));
      return { name, ...(values && { values }), ...(preset !== undefined && { preset }) };
    });
}

function endingsOf(from: TileId): readonly string[] {
  const ids = formatIds.filter((id) => id === from || (from === "jpeg" && id === "jpg"));
  const taken = ids.length > 0 ? ids : formatIds.filter((id) => id !== "pdf");
  return taken.flatMap((id) => formats[id].extensions);
}

function commandOf(tool: Tool): Command {
  const { call } = tool;
  const presets = presetsOf(tool);
  return {
    name: tool.path.slice(1).toLowerCase(),
    call,
    endings: endingsOf(tool.from),
    presets,
    options: optionsOf(call, presets),
    joins: call === "imageToPdf" || call === "jpgToPdf",
  };
}

/** Every tool but those of the page board, whose pages have to be seen. */
export const commands: readonly Command[] = (list as readonly Tool[])
  .filter(({ screen }) => screen !== "page-board")
  .map(commandOf);

export const findCommand = (name: string): Command | undefined =>
  commands.find((command) => command.name === name.toLowerCase());
