import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import { oklch } from "./drawing";

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
