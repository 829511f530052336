import { describe, expect, it } from "vitest";
import { fitted, movable, moveBy, nextScale, placed, scaleOf, zoomTo } from "./zoom";

/** A picture that fits at a quarter of its pixels. */
const place = {
  frame: { width: 800, height: 600 },
  density: 1,
  picture: { width: 3200, height: 2400 },
};
const sharp = { ...place, density: 2 };

describe("the size at which a picture is shown", () => {
  it("is that of its frame at first", () => {
    expect(scaleOf(fitted, place)).toBe(0.25);
    expect(placed(fitted, place)).toEqual({ width: 800, height: 600, x: 0, y: 0 });
    expect(movable(fitted, place)).toBe(false);
  });

  it("has one pixel of the screen for each of the picture at 100%, also on a screen with two for each CSS pixel", () => {
    expect(placed(zoomTo(fitted, place, 1), place)).toMatchObject({ width: 3200, x: -1200, y: -900 });
    expect(placed(zoomTo(fitted, sharp, 1), sharp)).toMatchObject({ width: 1600, x: -400, y: -300 });
  });

  it("is never smaller than the frame, unless the picture has fewer pixels", () => {
    expect(zoomTo(zoomTo(fitted, place, 2), place, 0.01)).toEqual(fitted);
    const icon = { ...place, picture: { width: 32, height: 32 } };
    expect(scaleOf(fitted, icon)).toBe(18.75);
    expect(placed(zoomTo(fitted, icon, 1), icon)).toEqual({ width: 32, height: 32, x: 384, y: 284 });
    expect(scaleOf(zoomTo(fitted, icon, 0.01), icon)).toBe(1);
  });

  it("goes through powers of two by key", () => {
    const one = zoomTo(fitted, place, nextScale(fitted, place, "in"));
    expect(one.scale).toBe(0.5);
    expect(nextScale({ ...one, scale: 1.3 }, place, "in")).toBe(2);
    expect(nextScale({ ...one, scale: 1.3 }, place, "out")).toBe(1);
    expect(nextScale({ ...one, scale: 8 }, place, "in")).toBe(8);
  });
});

describe("a zoomed picture", () => {
  it("keeps what is under the pointer", () => {
    const before = zoomTo(fitted, place, 1);
    const point = { x: 100, y: -50 };
    const after = zoomTo(before, place, 3, point);
    /** Pixel of the picture at the point. */
    const under = (view: typeof before) => {
      const { x, y, width } = placed(view, place);
      const scale = width / place.picture.width;
      return [(400 + point.x - x) / scale, (300 + point.y - y) / scale].map(Math.round);
    };
    expect(under(after)).toEqual(under(before));
  });

  it("follows the pointer, and covers its frame", () => {
    const before = zoomTo(fitted, place, 1);
    expect(placed(moveBy(before, place, { x: 30, y: -20 }), place)).toMatchObject({ x: -1170, y: -920 });
    expect(placed(moveBy(before, place, { x: 9999, y: 9999 }), place)).toMatchObject({ x: 0, y: 0 });
    expect(placed(moveBy(before, place, { x: -9999, y: -9999 }), place)).toMatchObject({
      x: -2400,
      y: -1800,
    });
  });
});
