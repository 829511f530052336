import { calls } from "../lib/contract/calls";
import { en } from "../lib/words/en";
import { holdRequests } from "./support/calls";
import { expect, test } from "./support/test";
import { batchScreens, openTool, sources, toolsWith } from "./support/tool-page";

for (const { path, tool } of [
  ...batchScreens.slice(0, 1),
  ...toolsWith("advanced").map((tool) => ({ path: tool.path, tool })),
])
  test(`${path} announces what happens without repeating what the page shows, and shows the first result`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { input } = await openTool(page, { path });
    const [one, two, three] = await sources(tool, 3);
    await input.setInputFiles([one, { ...two, name: `${"long".repeat(20)} ${two.name}` }, three]);
    const status = page.getByRole("status");
    await expect(status).toHaveText("Added 3.");
    if (tool.screen === "batch") {
      await page.getByRole("button", { name: `Move ${one.name} down` }).click();
      await expect(status).toHaveText("Moved to position 2 of 3.");
      await expect(page.getByText(one.name, { exact: true })).toHaveCount(1);
      await expect(page.getByText("3 files")).toHaveCount(1);
    }
    await page.getByRole("button", { name: `Remove ${three.name}` }).click();
    await expect(status).toHaveText("Removed, 2 left. Control Z brings it back.");
    await expect(page.getByText(three.name, { exact: true })).toHaveCount(0);
    const release = await holdRequests(page, `**${calls[tool.call].path}`, { method: "POST" });
    await page.getByRole("button", { name: tool.words.action }).click();
    await expect(page.getByText(en.converter.progress.converting)).toHaveCount(1);
    release();
    await expect(status).toHaveText("Finished, 2 converted.");
    if (tool.screen === "batch")
      await expect(page.getByText(/ready to download|converted successfully/)).toHaveCount(1);
    const first = page
      .getByRole("link", { name: /^Download \w+ 1$/ })
      .or(page.getByRole("button", { name: "Download one.jpg" }));
    await expect(first).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
