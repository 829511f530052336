import sharp from "sharp";
import { tool } from "../lib/tools/svg-to-png/tool";
import { words } from "../lib/tools/svg-to-png/words.en";
import { saved } from "./support/downloads";
import { expect, test } from "./support/test";
import { openSettings, openTool, resultsOf, sources } from "./support/tool-page";

test("draws an SVG at its own size, and larger where that is chosen", async ({ page }) => {
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await sources(tool, 1));
  const convert = page.getByRole("button", { name: words.action });
  const size = page.getByRole("combobox", { name: words.choice.label });
  for (const [value, width] of [
    ["", 1024],
    ["2048", 2048],
  ] as const) {
    if (await size.isHidden()) await openSettings(page);
    await size.selectOption(value);
    await convert.click();
    await expect(resultsOf(page)).toHaveCount(1);
    await expect(convert).toBeEnabled();
    const { name, bytes } = await saved(page.getByRole("link", { name: "Download PNG 1", exact: true }));
    expect(name).toBe("converted-1.png");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width });
  }
});
