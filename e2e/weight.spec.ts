import { gzipSync } from "node:zlib";
import { tools } from "../lib/tools";
import { expect, test } from "./support/test";

/** Kilobytes of gzipped JavaScript that a page may load before a visitor does anything. */
const budgets = [
  { path: "/", budgetKb: 150 },
  ...tools.map(({ path }) => ({ path, budgetKb: 165 })),
] as const;

for (const { path, budgetKb } of budgets)
  test(`${path} loads at most ${budgetKb} KB of JavaScript initially`, async ({ page }) => {
    const scripts = new Map<string, Promise<number>>();
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      const weighing = response.body().then((body) => gzipSync(body).length);
      scripts.set(response.url(), weighing);
    });
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const total = (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0) / 1000;
    test
      .info()
      .annotations.push({ type: "first-load JavaScript", description: `${total.toFixed(1)} KB gzip` });
    expect(total).toBeLessThanOrEqual(budgetKb);
  });
