import { gzipSync } from "node:zlib";
import { tools } from "../lib/tools";
import { expect, test } from "./support/test";

/** Kilobytes of JavaScript, gzip, that a page may load before a visitor does anything. */
const budgets = [
  { path: "/", budgetKb: 150 },
  ...tools.map(({ path }) => ({ path, budgetKb: 165 })),
] as const;

for (const { path, budgetKb } of budgets)
  test(`${path} loads at most ${budgetKb} KB of JavaScript at first`, async ({ page }) => {
    const scripts = new Map<string, number>();
    page.on("response", async (response) => {
      if (response.request().resourceType() !== "script") return;
      scripts.set(response.url(), gzipSync(await response.body()).length);
    });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const total = [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1000;
    test
      .info()
      .annotations.push({ type: "first-load JavaScript", description: `${total.toFixed(1)} KB gzip` });
    expect(total).toBeLessThanOrEqual(budgetKb);
  });
