import type { FormatId } from "../formats";
import { choicesOf, type Goal } from "../tools/choices";
import type { Tool } from "../tools/types";
import type { Findable } from "./nearest-tool";
import { perSite, type Site } from "./site";

/** What the search knows and shows of a tool. Browsers fetch the list of them, so that the registry stays on the server. */
export type ToolSign = Findable & Pick<Tool, "from" | "to"> & { popular?: true };

const choicesIn = perSite(
  ({ registry }) =>
    Object.entries(choicesOf(registry)) as [FormatId, NonNullable<ReturnType<typeof choicesOf>[FormatId]>][],
);

/** Goals that are found by the names of their tools alone. */
const named: ReadonlySet<Goal> = new Set<Goal>([
  "cleaned",
  "merged",
  "split",
  "organized",
  "protected",
  "unlocked",
]);

/** Names what a tool is asked for, and the conversions for which a tool of any image is the first choice. */
function aliasesOf(site: Site, tool: Tool): string[] {
  const { format } = site;
  const said = site.words.aliases;
  const names = said.tools[tool.path] ?? [];
  if (tool.from !== "image") return [...names];
  const jobs = choicesIn(site).flatMap(([from, goals]) => {
    const own = goals.filter(({ tools: [first] }) => first?.path.split("#")[0] === tool.path);
    return own.flatMap(({ goal }) => {
      if (goal === "smaller") return [format.fill(said.smaller, { format: from })];
      if (goal === "resized") return [format.fill(said.resized, { format: from })];
      if (goal === "searchable") return [format.fill(said.searchable, { format: from })];
      if (named.has(goal)) return [];
      if (goal !== "other") return [format.fill(said.converted, { format: from, target: goal })];
      const targets = tool.screen === "any-format" ? tool.targets : [];
      return targets
        .filter((target) => target !== from && !goals.some((choice) => choice.goal === target))
        .map((target) => format.fill(said.converted, { format: from, target }));
    });
  });
  return [...names, ...jobs];
}

export const toolSignsIn = perSite((site): readonly ToolSign[] =>
  site.registry.map(({ tool, words: { name } }) => {
    const { path, from, to } = tool;
    const aliases = aliasesOf(site, tool);
    return {
      path: site.at(path),
      name,
      from,
      to,
      ...(aliases.length > 0 && { aliases }),
      ...(tool.demand === "very-high" && !tool.variantOf && { popular: true as const }),
    };
  }),
);
