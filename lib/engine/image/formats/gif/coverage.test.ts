import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { startEngine } from "../../../fixtures/start-engine";
import { type Disposal, disposal, graphicControl, imageDescriptor, logicalScreen, trailer } from "./blocks";
import { decodeAll } from "./fixtures";
import { compress } from "./lzw";
import type { Rect } from "./types";

const { convert } = startEngine();

const WIDTH = 6;
const HEIGHT = 4;
const whole: Rect = { left: 0, top: 0, width: WIDTH, height: HEIGHT };
const corner: Rect = { left: 0, top: 0, width: 2, height: 2 };
const middle: Rect = { left: 3, top: 1, width: 2, height: 2 };

type Frame = { rect: Rect; after?: Disposal | 3; color?: 0 | 1 };

/** Makes a GIF of red (0) and green (1) rectangles, none of them transparent. */
const gifOf = (frames: readonly Frame[]): Buffer =>
  Buffer.concat([
    ...logicalScreen(WIDTH, HEIGHT, Uint32Array.of(0xff0000, 0x00ff00)),
    ...frames.flatMap(({ rect, after = disposal.keep, color = 0 }) => [
      graphicControl(20, after as Disposal, undefined),
      ...imageDescriptor(rect, undefined),
      ...compress(new Uint8Array(rect.width * rect.height).fill(color), 2),
    ]),
    trailer,
  ]);

/** Every pixel of all frames: `r`, `g`, `#` for another color, `.` for a transparent one; `|` between frames. */
async function picture(bytes: Buffer): Promise<string> {
  const pixels = await decodeAll(bytes);
  const letters = Array.from({ length: pixels.length / 4 }, (_, at) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(4 * at);
    if (alpha < 128) return ".";
    if (blue > 60) return "#";
    return red > 200 && green < 60 ? "r" : green > 200 && red < 60 ? "g" : "#";
  }).join("");
  return letters.replace(/.{24}(?=.)/g, "$&|");
}

const cornerOnly = "rr....rr................";
const both = "rr....rr.gg....gg.......";
const middleOnly = ".........gg....gg.......";
const all = "r".repeat(24);

// What Chromium 156 draws, frame by frame.
const animations: Record<string, [Frame[], string[]]> = {
  "keeps its first frame": [
    [{ rect: corner }, { rect: middle, color: 1 }],
    [cornerOnly, both],
  ],
  "clears its first frame": [
    [
      { rect: corner, after: disposal.clear },
      { rect: middle, color: 1 },
    ],
    [cornerOnly, middleOnly],
  ],
  "goes back to what was before": [
    [{ rect: corner }, { rect: middle, color: 1, after: 3 }, { rect: corner, color: 0 }],
    [cornerOnly, both, cornerOnly],
  ],
  "clears a frame that covers all": [
    [
      { rect: whole, after: disposal.clear },
      { rect: middle, color: 1 },
    ],
    [all, middleOnly],
  ],
};

describe("a GIF whose frames leave parts of its canvas free", () => {
  it.each(["png", "webp", "gif", "tiff"] as const)("is transparent there as %s", async (to) => {
    const result = await convert(gifOf([{ rect: corner }]), { to, options: { quality: 100 } });
    expect(result).toMatchObject({ width: WIDTH, height: HEIGHT, frames: 1 });
    const first = await sharp(result.bytes).ensureAlpha().png().toBuffer();
    const alpha = await sharp(first).extractChannel(3).raw().toBuffer();
    expect([...alpha].map((value) => (value ? "x" : ".")).join("")).toBe(cornerOnly.replaceAll("r", "x"));
  });

  it.each(Object.entries(animations))("and %s moves as in a browser", async (_, [frames, wanted]) => {
    const source = gifOf(frames);
    const result = await convert(source, { to: "gif" });
    expect(result.frames).toBe(frames.length);
    expect(await picture(result.bytes)).toBe(wanted.join("|"));
    const { pages, delay } = await sharp(result.bytes, { pages: -1 }).metadata();
    expect([pages, delay]).toEqual([frames.length, frames.map(() => 200)]);
    const webp = await convert(source, { to: "webp" });
    expect((await sharp(webp.bytes, { pages: -1 }).metadata()).pages).toBe(frames.length);
    const [first] = wanted;
    expect(await picture((await convert(source, { to: "png" })).bytes)).toBe(first);
  });

  it("stays as it is compressed", async () => {
    const [frames, wanted] = animations["clears its first frame"] ?? [[], []];
    const { bytes } = await convert(gifOf(frames), { kind: "compress" });
    const shown = await convert(bytes, { to: "gif" });
    expect(await picture(shown.bytes)).toBe(wanted.join("|"));
  });

  it("cut off is refused, or shows what is there", async () => {
    const source = gifOf([{ rect: corner }, { rect: middle }]);
    for (let end = 1; end < source.length; end += 1)
      await convert(source.subarray(0, end), { to: "png" }).catch(({ code }) =>
        expect(code, `${end}`).toMatch(/corrupt|unsupported_type|empty_file/),
      );
  });
});

describe("a GIF whose first frame covers its canvas", () => {
  it.each([
    ["alone", [{ rect: whole }]],
    ["under others", [{ rect: whole }, { rect: middle, color: 1 }]],
    ["with the last one cleared", [{ rect: whole }, { rect: middle, color: 1, after: disposal.clear }]],
  ] satisfies [string, Frame[]][])("(%s) stays opaque", async (_, frames) => {
    const { bytes } = await convert(gifOf(frames), { to: "png" });
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
  });
});
