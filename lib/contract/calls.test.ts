import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { cropsField } from "../resize/plan";
import { calls } from "./calls";

describe("the fields of PNG to JPG", () => {
  const { fields } = calls.pngToJpg;

  it("are parsed from strings", () => {
    expect(
      z.parse(fields, { quality: "70", backgroundColor: "#A0b1C2", removeTransparency: "false" }),
    ).toEqual({
      quality: 70,
      backgroundColor: "#A0b1C2",
      removeTransparency: false,
    });
  });

  it("have the specified defaults", () => {
    expect(z.parse(fields, {})).toEqual({
      quality: 85,
      backgroundColor: "#ffffff",
      removeTransparency: true,
    });
  });

  it("round a quality with decimals", () => expect(z.parse(fields, { quality: "85.5" }).quality).toBe(86));

  it.each([
    { quality: "9" },
    { quality: "9.9" },
    { quality: "100.4" },
    { quality: "101" },
    { quality: "high" },
    { quality: "1e2" },
    { quality: "" },
    { backgroundColor: "white" },
    { backgroundColor: "#fff" },
    { backgroundColor: "#ffffff; x" },
    { removeTransparency: "yes" },
  ])("refuse %o", (value) => expect(z.safeParse(fields, value).success).toBe(false));
});

describe("the fields of resize", () => {
  const { fields } = calls.resize;
  const defaults = { fit: "inside", background: "#ffffff", enlarge: false, format: "original" };

  it.each([
    [{ width: "640" }, { by: "box", width: 640 }],
    [{ height: "65500" }, { by: "box", height: 65_500 }],
    [
      { width: "640", height: "480" },
      { by: "box", width: 640, height: 480 },
    ],
    [{ percent: "50" }, { by: "percent", percent: 50 }],
    [{ longest: "1200" }, { by: "longest", longest: 1200 }],
    [{ preset: " A4 " }, { by: "preset", preset: "a4" }],
  ])("say the size by %j", (given, to) => {
    expect(z.parse(fields, given)).toEqual({ ...defaults, to });
  });

  it("name a crop for each file", () => {
    const first = { x: 0, y: 100, zoom: 100 };
    const third = { x: 33.3, y: 50, zoom: 250 };
    const crop = cropsField([first, undefined, third]);
    expect(crop).toBe("0.0 100.0 100,,33.3 50.0 250");
    expect(z.parse(fields, { percent: "50", crop }).crop).toEqual([first, undefined, third]);
    expect(z.parse(fields, { percent: "50", crop: "" }).crop).toEqual([undefined]);
  });

  it.each([
    [{}, "width"],
    [{ width: "0" }, "width"],
    [{ width: "65501" }, "width"],
    [{ width: "wide" }, "width"],
    [{ width: "10", percent: "50" }, "percent"],
    [{ percent: "50", preset: "a4" }, "preset"],
    [{ percent: "1001" }, "percent"],
    [{ longest: "-5" }, "longest"],
    [{ preset: "a0" }, "preset"],
    [{ percent: "50", fit: "stretch" }, "fit"],
    [{ percent: "50", format: "heic" }, "format"],
    [{ percent: "50", crop: "50 50" }, "crop"],
    [{ percent: "50", crop: "101 50 100" }, "crop"],
    [{ percent: "50", crop: "50 50 99" }, "crop"],
    [{ percent: "50", crop: "50 50 401" }, "crop"],
    [{ percent: "50", background: "red" }, "background"],
  ])("refuse %j by the name of %s", (given, name) => {
    expect(z.safeParse(fields, given).error?.issues[0]?.path).toEqual([name]);
  });
});

describe("the fields of image/convert", () => {
  const { fields } = calls.imageConvert;
  const defaults = {
    preset: "web",
    auto_optimize: false,
    preserve_metadata: false,
    preserve_location: false,
  };

  it("have defaults except for the target and the quality", () =>
    expect(z.parse(fields, { format: "webp" })).toEqual({ ...defaults, format: "webp" }));

  it("accept the target in any casing, with spaces around it", () =>
    expect(z.parse(fields, { format: " JPEG " }).format).toBe("jpeg"));

  it("accept target_format as another name of the target", () =>
    expect(z.parse(fields, { target_format: "avif" }).format).toBe("avif"));

  it("are refused without a target, with an error about format", () =>
    expect(z.safeParse(fields, { quality: "85" }).error?.issues[0]?.path).toEqual(["format"]));
});

it("every call has a path of its own, also without case", () => {
  const paths = Object.values(calls).map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});
