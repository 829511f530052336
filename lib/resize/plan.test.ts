import { describe, expect, it } from "vitest";
import { en } from "../words/en";
import { type Crop, planResize, type Resizing } from "./plan";
import { presetFor, presetIds, presets } from "./presets";

const photo = { width: 4000, height: 3000 };
const plan = (options: Partial<Resizing> & Pick<Resizing, "to">, picture = photo) =>
  planResize(picture, { fit: "inside", enlarge: false, ...options });
const box = (width?: number, height?: number) =>
  ({ by: "box", ...(width && { width }), ...(height && { height }) }) as const;

describe("the size of a result", () => {
  it.each([
    [box(1000), "inside", false, 1000, 750],
    [box(undefined, 300), "inside", false, 400, 300],
    [box(1000, 100), "inside", false, 133, 100],
    [box(1000, 1000), "cover", false, 1000, 1000],
    [box(1000, 1000), "pad", false, 1000, 1000],
    [box(1000), "pad", false, 1000, 750],
    [{ by: "percent", percent: 50 }, "inside", false, 2000, 1500],
    [{ by: "percent", percent: 200 }, "inside", false, 8000, 6000],
    [{ by: "percent", percent: 1 }, "cover", false, 40, 30],
    [{ by: "longest", longest: 1200 }, "cover", false, 1200, 900],
    [box(8000), "inside", false, 4000, 3000],
    [box(8000), "inside", true, 8000, 6000],
    [{ by: "longest", longest: 8000 }, "inside", false, 4000, 3000],
    [{ by: "longest", longest: 8000 }, "inside", true, 8000, 6000],
    [box(6000, 6000), "cover", false, 3000, 3000],
    [box(6000, 6000), "cover", true, 6000, 6000],
    [box(6000, 6000), "pad", false, 6000, 6000],
  ] as const)("of %j, %s, enlarging %s, is %i x %i", (to, fit, enlarge, width, height) => {
    expect(plan({ to, fit, enlarge }).canvas).toEqual({ width, height });
  });

  it("is one pixel at least", () => {
    expect(plan({ to: box(1) }, { width: 4000, height: 3 }).canvas).toEqual({ width: 1, height: 1 });
  });

  it.each([
    [box(8000), "inside", true],
    [box(4000), "inside", false],
    [box(6000, 600), "cover", true],
    [box(6000, 6000), "pad", true],
    [box(4000, 6000), "pad", false],
    [{ by: "percent", percent: 200 }, "inside", false],
  ] as const)("says of %j, %s, whether it is limited by the picture: %s", (to, fit, limited) => {
    expect(plan({ to, fit }).limited).toBe(limited);
  });
});

describe("what is kept", () => {
  const cropped = (crop?: Crop, size = box(1000, 1000)) =>
    plan({ to: size, fit: "cover", ...(crop && { crop }) }).crop;

  it("is the middle, as much as fits", () => {
    expect(cropped()).toEqual({ left: 500, top: 0, width: 3000, height: 3000 });
    expect(cropped(undefined, box(1000, 100))).toEqual({ left: 0, top: 1300, width: 4000, height: 400 });
  });

  it.each([
    [
      { x: 0, y: 50, zoom: 100 },
      { left: 0, top: 0, width: 3000, height: 3000 },
    ],
    [
      { x: 100, y: 50, zoom: 100 },
      { left: 1000, top: 0, width: 3000, height: 3000 },
    ],
    [
      { x: 100, y: 0, zoom: 200 },
      { left: 2500, top: 0, width: 1500, height: 1500 },
    ],
  ])("moves and shrinks with the crop %j", (crop, rect) => {
    expect(cropped(crop)).toEqual(rect);
  });

  it("lies inside the picture whatever the sizes", () => {
    for (const width of [1, 2, 3, 7, 100, 4001])
      for (const height of [1, 2, 5, 99, 3001])
        for (const target of [box(1, 1), box(9, 1), box(1, 9), box(333, 777), box(5000, 4999)])
          for (const zoom of [100, 101, 399]) {
            const { crop } = planResize(
              { width, height },
              { to: target, fit: "cover", enlarge: true, crop: { x: 99.9, y: 33.3, zoom } },
            );
            expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
            expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(1);
            expect(crop.left + crop.width).toBeLessThanOrEqual(width);
            expect(crop.top + crop.height).toBeLessThanOrEqual(height);
          }
  });

  it("stands in the middle of its borders", () => {
    expect(plan({ to: box(1000, 1000), fit: "pad" }).picture).toEqual({
      left: 0,
      top: 125,
      width: 1000,
      height: 750,
    });
  });
});

describe("presets", () => {
  it.each([
    ["photo-4x6", 1200, 1800],
    ["photo-10x15", 1181, 1772],
    ["a4", 2480, 3508],
    ["letter", 2550, 3300],
    ["passport-us", 600, 600],
    ["passport-uk", 413, 531],
    ["passport-canada", 591, 827],
  ] as const)("%s has %i x %i pixels, and 300 dpi", (id, width, height) => {
    expect(presets[id]).toMatchObject({ width, height, dpi: 300 });
  });

  it("for paper are turned for landscape pictures, and others are not", () => {
    expect(presetFor("photo-4x6", photo)).toEqual({ width: 1800, height: 1200, dpi: 300 });
    expect(presetFor("photo-4x6", { width: 3000, height: 4000 })).toMatchObject({ width: 1200 });
    expect(presetFor("passport-uk", photo)).toMatchObject({ width: 413, height: 531 });
    expect(presetFor("x-header", { width: 3, height: 4 })).toEqual({ width: 1500, height: 500 });
  });

  it("keep their size on paper when the picture has fewer pixels", () => {
    const small = { width: 900, height: 600 };
    const to = { by: "preset", preset: "photo-4x6" } as const;
    expect(plan({ to, fit: "cover" }, small)).toMatchObject({ canvas: small, dpi: 150, limited: true });
    expect(plan({ to, fit: "pad" }, small)).toMatchObject({
      canvas: { width: 1800, height: 1200 },
      dpi: 300,
    });
    expect(plan({ to, fit: "inside" }, photo)).toMatchObject({ canvas: { width: 1600 }, dpi: 300 });
  });

  it("have no resolution on a screen", () => {
    const to = { by: "preset", preset: "instagram-square" } as const;
    expect(plan({ to, fit: "cover" }).dpi).toBeUndefined();
  });

  it("have names of their own", () => {
    const names = Object.values(en.resize.fields.presets);
    expect(new Set(names).size).toBe(presetIds.length);
  });
});
