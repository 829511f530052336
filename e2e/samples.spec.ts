import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type FormatId, formats } from "../lib/formats";
import { samples } from "../lib/site/samples";
import { words } from "../lib/tools/compress-image/words.en";
import { expect, test } from "./support/test";

const committed = (path: string) => readFileSync(fileURLToPath(new URL(`../public${path}`, import.meta.url)));

test("serves each sample with its type, and has caches ask whether it has changed", async ({ request }) => {
  for (const [format, { path }] of Object.entries(samples)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers(), path).toMatchObject({
      "content-type": formats[format as FormatId].mime,
      "cache-control": "public, max-age=0, must-revalidate",
      "x-content-type-options": "nosniff",
    });
    expect((await response.body()).equals(committed(path)), path).toBe(true);
  }
});

test("Compress Image shows a picture before and after, with the sizes of its files", async ({ page }) => {
  await page.goto("/compress-image");
  const figure = page.getByRole("figure");
  await figure.scrollIntoViewIfNeeded();
  const [before, after] = words.article.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === "object" && "pictures" in block ? block.pictures : [])),
  );
  for (const picture of [before, after]) {
    const shown = figure.getByRole("img", { name: picture?.alt ?? "" });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(picture?.width);
    await expect(figure.getByText(`${((picture?.bytes ?? 0) / 1024).toFixed(1)} KB`)).toBeVisible();
  }
  await expect(figure.getByText(/, [1-9]\d% smaller$/)).toHaveCount(1);
});
