import JSZip from "jszip";
import { tiles } from "../lib/formats";
import type { Screen } from "../lib/tools/types";
import { en } from "../lib/words/en";
import { isPost } from "./support/calls";
import { configurations } from "./support/configurations";
import { saved } from "./support/downloads";
import { expectScene, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { batchScreens, openTool } from "./support/tool-page";

const sources = ({ from }: Pick<Screen, "from">, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      picture(from, `holiday ${index + 1}.${tiles[from].extension}`),
    ),
  );

/** Screens of each configuration convert several files. */
const several = configurations(batchScreens);

for (const screen of batchScreens) {
  const { path, tool } = screen;
  const count = several.includes(screen) ? 3 : 1;
  test(`${path} converts ${count} file(s)`, { tag: count === 3 ? "@main" : [] }, async ({ page }) => {
    const { input } = await openTool(page, { path });
    await input.setInputFiles(await sources(tool, count));
    await page.getByRole("button", { name: tool.words.action }).click();
    const { cleaned, success } = tool.words;
    // The pictures of these tests have no details.
    const text = cleaned?.none.text.one ?? success.replace("{n}", String(count));
    await expect(
      page.getByText(cleaned?.none.title ?? en.converter.outcome.complete, { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    const { label, extension } = tiles[tool.to];
    // What stays in its format keeps its name.
    const nameOf = (index: number) =>
      tool.to === "image" ? `holiday ${index}.${extension}` : `converted-${index}.${extension}`;
    for (let index = 1; index <= count; index++) {
      const link = tool.to === "image" ? nameOf(index) : `${label} ${index}`;
      const { name, bytes } = await saved(page.getByRole("link", { name: `Download ${link}` }));
      expect(name).toBe(nameOf(index));
      await expectScene(bytes, tool.to);
    }
    if (count === 1) return;
    const { bytes } = await saved(page.getByRole("button", { name: en.converter.actions.zip }));
    const zip = await JSZip.loadAsync(bytes);
    expect(Object.keys(zip.files)).toEqual(
      Array.from({ length: count }, (_, index) => `holiday ${index + 1}.${extension}`),
    );
  });
}

test("/png-to-jpg converts 3 files, one by one and as a ZIP", { tag: "@main" }, async ({ page }) => {
  const { input } = await openTool(page, { path: "/png-to-jpg" });
  await input.setInputFiles(await sources({ from: "png" }, 3));
  await expect(page.getByText("Selected Files (3)")).toBeVisible();
  await page.getByRole("button", { name: "Convert to JPG (3)" }).click();
  await expect(page.getByText("Converted JPG Files (3)")).toBeVisible();
  for (const index of [1, 2, 3]) {
    const row = page.getByRole("listitem").filter({ hasText: `holiday ${index}.jpg` });
    const { name, bytes } = await saved(row.getByRole("button", { name: en.converter.actions.download }));
    expect(name).toBe(`holiday ${index}.jpg`);
    await expectScene(bytes, "jpg");
  }
  const { name, bytes } = await saved(page.getByRole("button", { name: en.advanced.zip }));
  expect(name).toBe("converted_images.zip");
  const zip = await JSZip.loadAsync(bytes);
  const files = Object.values(zip.files).filter(({ dir }) => !dir);
  expect(files.map(({ name }) => name).sort()).toEqual(
    [1, 2, 3].map((index) => `converted_images/holiday ${index}.jpg`),
  );
  for (const file of files) await expectScene(await file.async("nodebuffer"), "jpg");
});

test("sends the options of the advanced tool, and fills transparency with the chosen color", async ({
  page,
}) => {
  const { default: sharp } = await import("sharp");
  const clear = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  await page.goto("/png-to-jpg");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "clear.PNG", mimeType: "image/png", buffer: clear });
  await page.locator("input[type=color]").fill("#20a040");
  await expect(page.getByText("#20A040")).toBeVisible();
  await page.getByRole("slider").fill("95");
  const sent = page.waitForRequest(isPost);
  await page.getByRole("button", { name: "Convert to JPG (1)" }).click();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe("/png-to-jpg");
  expect(request.headers()["x-request-id"]).toBeTruthy();
  expect(request.headers()["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  await expect(page.getByText("(95% quality)")).toBeVisible();
  const { name, bytes } = await saved(page.getByRole("button", { name: "Download clear.jpg" }));
  expect(name).toBe("clear.jpg");
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  for (const [index, value] of [0x20, 0xa0, 0x40].entries())
    expect(Math.abs((data[index] ?? 0) - value)).toBeLessThanOrEqual(2);
});
