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

test("/gif-to-webp keeps an animation's timing, and shows it beside the original", async ({ page }) => {
  const buffer = await readFile("public/samples/sample.gif");
  const { input } = await openTool(page, { path: "/gif-to-webp" });
  await input.setInputFiles({ name: "kites.gif", mimeType: "image/gif", buffer });
  await page.getByRole("button", { name: "Convert to WEBP" }).click();
  await page.getByRole("button", { name: "Compare kites.gif" }).click();
  const dialog = page.getByRole("dialog", { name: "Before and after: kites.gif" });
  for (const side of ["before", "after"]) {
    const shown = dialog.getByTestId(side).getByRole("presentation");
    await expect(shown).toBeVisible();
    // The file itself, not a still preview of it.
    expect(await shown.getAttribute("src")).toMatch(/^blob:/);
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(480);
  }
  await dialog.getByRole("button", { name: "Close" }).click();
  const { bytes } = await saved(page.getByRole("link", { name: "Download WEBP 1" }));
  expect(await timingOf(bytes)).toEqual(await timingOf(buffer));
});
