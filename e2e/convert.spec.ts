import JSZip from "jszip";
import { tiles } from "../lib/formats";
import type { Screen } from "../lib/tools/types";
import { en } from "../lib/words/en";
import { isPost } from "./support/calls";
import { configurations } from "./support/configurations";
import { saved } from "./support/downloads";
import { expectScene, picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { batchScreens, openTool, toolsWith } from "./support/tool-page";

const sources = ({ from }: Pick<Screen, "from">, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      picture(from, `holiday ${index + 1}.${tiles[from].extension}`),
    ),
  );

const single = configurations(batchScreens).map((screen) => ({ ...screen, count: 1 }));
const several = batchScreens.map((screen) => ({ ...screen, count: 3 }));

for (const { path, tool, count } of [...single, ...several])
  test(`${path} converts ${count} file(s)`, { tag: count === 1 ? "@main" : [] }, async ({ page }) => {
    const { input } = await openTool(page, { path });
    await input.setInputFiles(await sources(tool, count));
    await page.getByRole("button", { name: tool.words.action }).click();
    await expect(page.getByText(en.converter.outcome.complete, { exact: true })).toBeVisible();
    await expect(page.getByText(tool.words.success.replace("{n}", String(count)))).toBeVisible();
    const { label, extension } = tiles[tool.to];
    for (let index = 1; index <= count; index++) {
      const { name, bytes } = await saved(page.getByRole("link", { name: `Download ${label} ${index}` }));
      expect(name).toBe(`converted-${index}.${extension}`);
      await expectScene(bytes, tool.to);
    }
    if (count === 1) return;
    const { bytes } = await saved(page.getByRole("button", { name: en.converter.actions.zip }));
    const zip = await JSZip.loadAsync(bytes);
    expect(Object.keys(zip.files)).toEqual(
      Array.from({ length: count }, (_, index) => `holiday ${index + 1}.${extension}`),
    );
  });

for (const tool of toolsWith("three-view"))
  test(`${tool.path} converts two files`, async ({ page }) => {
    const { input } = await openTool(page, tool);
    await input.setInputFiles(await sources(tool, 2));
    await page.getByRole("button", { name: tool.words.action }).click();
    for (const index of [1, 2]) {
      const { name, bytes } = await saved(
        page.getByRole("link", { name: `Download holiday ${index}.${tiles[tool.to].extension}` }),
      );
      expect(name).toBe(`holiday ${index}.${tiles[tool.to].extension}`);
      await expectScene(bytes, tool.to);
    }
  });

for (const tool of toolsWith("advanced"))
  for (const count of [1, 3])
    test(`${tool.path} converts ${count} file(s), one by one and as a ZIP`, {
      tag: count === 3 ? "@main" : [],
    }, async ({ page }) => {
      await page.goto(tool.path);
      await page.locator("input[type=file]").setInputFiles(await sources(tool, count));
      await expect(page.getByText(`Selected Files (${count})`)).toBeVisible();
      await page.getByRole("button", { name: `Convert to JPG (${count})` }).click();
      await expect(page.getByText(`Converted JPG Files (${count})`)).toBeVisible();
      for (let index = 1; index <= count; index++) {
        const row = page.getByRole("listitem").filter({ hasText: `holiday ${index}.jpg` });
        const { name, bytes } = await saved(row.getByRole("button", { name: en.converter.actions.download }));
        expect(name).toBe(`holiday ${index}.jpg`);
        await expectScene(bytes, tool.to);
      }
      const { name, bytes } = await saved(page.getByRole("button", { name: en.advanced.zip }));
      expect(name).toBe("converted_images.zip");
      const zip = await JSZip.loadAsync(bytes);
      const names = Object.values(zip.files).filter(({ dir }) => !dir);
      expect(names.map(({ name }) => name).sort()).toEqual(
        Array.from({ length: count }, (_, index) => `converted_images/holiday ${index + 1}.jpg`),
      );
      for (const file of names) await expectScene(await file.async("nodebuffer"), tool.to);
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
  const { name, bytes } = await saved(
    page.getByRole("button", { name: en.converter.actions.download, exact: false }).first(),
  );
  expect(name).toBe("clear.jpg");
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  for (const [index, value] of [0x20, 0xa0, 0x40].entries())
    expect(Math.abs((data[index] ?? 0) - value)).toBeLessThanOrEqual(2);
});
