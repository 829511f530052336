import { type FormatId, formatIds, type TileId } from "../formats";
import type { Elsewhere, Tool, ToolLink } from "./types";

const formatOf = (tile: TileId): TileId => (tile === "jpeg" ? "jpg" : tile);

/**
 * For every format, the tool of `tools` that takes it: one that makes the same as `tool` if there is one,
 * else the one that makes it of any image, else the first, else the one for any image. The format the tool takes itself has none.
 */
export function elsewhere(tool: Tool, tools: readonly Tool[]): Elsewhere {
  const links = formatIds
    .filter((format) => format !== formatOf(tool.from))
    .flatMap((format): [FormatId, ToolLink | "made"][] => {
      if (format === formatOf(tool.to)) return [[format, "made"]];
      const takers = tools.filter(({ from, path }) => formatOf(from) === format && path !== tool.path);
      const found =
        takers.find(({ to }) => to === tool.to) ??
        fromAny(format, tool, tools) ??
        takers[0] ??
        anyImage(format, tools);
      return found ? [[format, { path: found.path, name: found.name }]] : [];
    });
  return Object.fromEntries(links);
}

const isImage = (format: FormatId) => format !== "pdf" && format !== "docx";

/** The tool that makes the same of any image. */
const fromAny = (format: FormatId, { to, path }: Tool, tools: readonly Tool[]) =>
  isImage(format)
    ? tools.find((other) => other.from === "image" && other.to === to && other.path !== path)
    : undefined;

const anyImage = (format: FormatId, tools: readonly Tool[]) =>
  isImage(format) ? tools.find(({ island }) => island === "any-format") : undefined;
