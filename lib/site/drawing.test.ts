import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import { oklch, textPicture } from "./drawing";

// The values that Chromium computes.
it.each([
  [1, 0, 0, "#ffffff"],
  [0, 0, 0, "#000000"],
  [0.628, 0.2577, 29.23, "#ff0000"],
  [0.978, 0.004, 100, "#f8f8f5"],
])("oklch(%d %d %d) is %s", (lightness, chroma, hue, hex) => expect(oklch(lightness, chroma, hue)).toBe(hex));

afterEach(() => void vi.unstubAllEnvs());

/** The mark of a site with these settings, which are read when their module is loaded. */
async function markWith(settings: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { siteMark } = await import("./drawing");
  return siteMark();
}

it("joins the letters of Arabic, and breaks lines of Japanese", async () => {
  const style = { size: 40, color: "#000000", width: 300 };
  const [joined, apart] = await Promise.all(
    ["تحويل", [..."تحويل"].join("\u200c")].map((text) => textPicture(text, style)),
  );
  expect(joined?.width).toBeLessThan(apart?.width ?? 0);
  const { width, height } = await textPicture("画像をJPGに変換、無料で簡単に", style);
  expect(width).toBeLessThanOrEqual(style.width);
  expect(height).toBeGreaterThan(1.5 * style.size);
});

it("draws the mark in the site's color", async () => {
  expect(await markWith({})).toContain('fill="#c9f04f"');
  expect(await markWith({ SITE_COLOR: "#8cc8ff" })).toContain('fill="#8cc8ff"');
});

it.each(["public/icon-maskable-512.png", "app/icon.svg"])(
  "puts the logo %s in the middle of a square",
  async (logo) => {
    const mark = await markWith({ SITE_LOGO: logo });
    expect(await sharp(Buffer.from(mark)).metadata()).toMatchObject({
      format: "svg",
      width: 512,
      height: 512,
    });
    expect((await sharp(Buffer.from(mark)).stats()).isOpaque).toBe(logo.endsWith(".png"));
  },
);

it.each(["package.json", "public/nothing.png"])("refuses %s as a logo", async (logo) =>
  expect(markWith({ SITE_LOGO: logo })).rejects.toThrow(),
);
