import { describe, expect, it } from "vitest";
import { type FormatId, formatIds, type TileId } from "@/lib/formats";
import { tools } from "@/lib/tools";
import type { Tool } from "@/lib/tools/types";
import { cells, columns, rows } from "./mosaic-scene";

const isPicture = (tile: TileId) => formatIds.includes(tile as FormatId) && tile !== "pdf" && tile !== "docx";

const takes = (tool: Tool, tile: TileId) => tool.from === tile || (tool.from === "image" && isPicture(tile));
const makes = (tool: Tool, tile: TileId) =>
  tool.to === tile || ("targets" in tool && tool.targets.some((target) => target === tile));

const turns = [
  ...new Set(cells.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} ${to}`)),
];

describe("the picture of tiles", () => {
  it("has a tile in every place", () => expect(cells).toHaveLength(columns * rows));

  it.each(turns)("turns only what a tool can turn: %s", (turn) => {
    const [from, to] = turn.split(" ") as [TileId, TileId];
    expect(tools.some((tool) => takes(tool, from) && makes(tool, to))).toBe(true);
  });
});
