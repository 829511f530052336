import type { FormatId } from "../formats";
import { registry } from "../tools";
import { choicesOf } from "../tools/choices";
import type { Tool } from "../tools/types";
import type { Findable } from "./nearest-tool";

/** What the search knows and shows of a tool. Pages pass it to the browser, so that the registry stays on the server. */
export type ToolSign = Findable & Pick<Tool, "from" | "to">;

const choices = Object.entries(choicesOf(registry)) as [
  FormatId,
  NonNullable<ReturnType<typeof choicesOf>[FormatId]>,
][];

/** Names what a tool is asked for, and the conversions for which a tool of any image is the first choice. */
function aliasesOf(tool: Tool): string[] {
  if (tool.to === "ico") return ["favicon", "favicon generator"];
  if (tool.from !== "image") return [];
  const names = tool.screen === "resize" ? ["image resizer", "change image size"] : [];
  const jobs = choices.flatMap(([format, goals]) => {
    const own = goals.filter(({ tools: [first] }) => first?.path.split("#")[0] === tool.path);
    return own.flatMap(({ goal }) => {
      if (goal === "smaller") return [`compress ${format}`];
      if (goal === "resized") return [`resize ${format}`];
      if (goal === "searchable") return [`ocr ${format}`];
      if (goal !== "other") return [`${format} to ${goal}`];
      const targets = tool.screen === "any-format" ? tool.targets : [];
      return targets
        .filter((target) => target !== format && !goals.some((choice) => choice.goal === target))
        .map((target) => `${format} to ${target}`);
    });
  });
  return [...names, ...jobs];
}

export const toolSigns: readonly ToolSign[] = registry.map(({ tool, words: { name } }) => {
  const { path, from, to } = tool;
  const aliases = aliasesOf(tool);
  return { path, name, from, to, ...(aliases.length > 0 && { aliases }) };
});
