import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { saved } from "./support/downloads";
import { expect, test } from "./support/test";
import { openTool } from "./support/tool-page";

/** What a visitor sees of an animation: its frames, their durations and its loops. */
async function timingOf(bytes: Buffer) {
  const { pages, delay, loop } = await sharp(bytes, { animated: true }).metadata();
  return { pages, delay, loop };
}

for (const [path, from, to] of [
  ["/gif-to-webp", "gif", "webp"],
  ["/webp-to-gif", "webp", "gif"],
] as const)
  test(`${path} keeps an animation's timing, and shows it beside the original`, async ({ page }) => {
    const gif = await readFile("public/samples/sample.gif");
    const buffer = from === "gif" ? gif : await sharp(gif, { animated: true }).webp({ effort: 0 }).toBuffer();
    const { input } = await openTool(page, { path });
    await input.setInputFiles({ name: `kites.${from}`, mimeType: `image/${from}`, buffer });
    await page.getByRole("button", { name: `Convert to ${to.toUpperCase()}` }).click();
    await page.getByRole("button", { name: `Compare kites.${from}` }).click();
    const dialog = page.getByRole("dialog", { name: `Before and after: kites.${from}` });
    for (const side of ["before", "after"]) {
      const shown = dialog.getByTestId(side).getByRole("presentation");
      await expect(shown).toBeVisible();
      // The file itself, not a still preview of it.
      expect(await shown.getAttribute("src")).toMatch(/^blob:/);
      await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(480);
    }
    await dialog.getByRole("button", { name: "Close" }).click();
    const { bytes } = await saved(page.getByRole("link", { name: `Download ${to.toUpperCase()} 1` }));
    expect(await timingOf(bytes)).toEqual(await timingOf(buffer));
  });
