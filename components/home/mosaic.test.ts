import { describe, expect, it } from "vitest";
import { type FormatId, formatIds, type TileId } from "@/lib/formats";
import { tools } from "@/lib/tools";
import type { Tool } from "@/lib/tools/types";
import { cells, columns, rows } from "./mosaic";

const isPicture = (tile: TileId) => formatIds.includes(tile as FormatId) && tile !== "pdf" && tile !== "docx";

const takes = (tool: Tool, tile: TileId) => tool.from === tile || (tool.from === "image" && isPicture(tile));
const makes = (tool: Tool, tile: TileId) =>
  tool.to === tile || ("targets" in tool && tool.targets.some((target) => target === tile));

describe("the mosaic", () => {
  it("fills every cell exactly once", () => {
    const covered = cells.flatMap(({ x, y, size }) =>
      Array.from({ length: size * size }, (_, at) => `${x + (at % size)} ${y + Math.floor(at / size)}`),
    );
    expect(new Set(covered)).toHaveLength(columns * rows);
    expect(covered).toHaveLength(columns * rows);
  });

  it.each(cells)("turns $from into $to, which a tool can convert", ({ from, to }) => {
    expect(tools.some((tool) => takes(tool, from) && makes(tool, to))).toBe(true);
  });
});
