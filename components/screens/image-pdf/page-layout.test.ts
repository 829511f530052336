import { describe, expect, it } from "vitest";
import { layOut } from "@/lib/engine/pdf/write/layout";
import { pageOf } from "./page-layout";

const wide = { width: 80, height: 40 };
const fit = { pageSize: "fit", orientation: "auto", margin: "none" } as const;

describe("the page on a card", () => {
  it.each([
    [fit, 0, 1],
    [fit, 90, 6],
    [{ ...fit, margin: "large" }, 270, 8],
    [{ ...fit, pageSize: "a4" }, 0, 1],
    [{ ...fit, pageSize: "a4" }, 90, 6],
    [{ ...fit, pageSize: "letter", orientation: "portrait", margin: "small" }, 180, 3],
    [{ ...fit, pageSize: "letter", orientation: "landscape" }, 90, 6],
  ] as const)("of %j, turned by %i, is the one that the engine makes", (options, turn, orientation) => {
    const image = { ...wide, bits: 8, space: { channels: 3 }, filter: "DCTDecode", data: [] } as const;
    const { page } = layOut({ from: "jpg", image, orientation, density: 96 }, options);
    const { width, height } = pageOf(wide, turn, options);
    expect({ width, height }).toEqual(page);
  });

  it("has no way up on paper that follows a picture of unknown size", () => {
    expect(pageOf(undefined, 0, { ...fit, pageSize: "a4" }).way).toBe("auto");
    expect(pageOf(undefined, 0, { ...fit, pageSize: "a4", orientation: "landscape" }).way).toBe("landscape");
    expect(pageOf(undefined, 90, fit).turned).toBeUndefined();
  });
});
