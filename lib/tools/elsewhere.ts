import { type FormatId, formatIds, type TileId } from "../formats";
import type { Elsewhere, Tool } from "./types";

const formatOf = (tile: TileId): TileId => (tile === "jpeg" ? "jpg" : tile);

/**
 * For every format, the tool of `tools` that takes it: one that makes the same as `tool` if there is one,
 * else the first, else the one for any image. The format the tool takes itself has none.
 */
export function elsewhere(tool: Tool, tools: readonly Tool[]): Elsewhere {
  const links = formatIds
    .filter((format) => format !== formatOf(tool.from))
    .flatMap((format) => {
      const takers = tools.filter(({ from, path }) => formatOf(from) === format && path !== tool.path);
      const found = takers.find(({ to }) => to === tool.to) ?? takers[0] ?? anyImage(format, tools);
      return found ? [[format, { path: found.path, name: found.name }]] : [];
    });
  return Object.fromEntries(links);
}

const anyImage = (format: FormatId, tools: readonly Tool[]) =>
  format === "pdf" || format === "docx" ? undefined : tools.find(({ island }) => island === "any-format");
