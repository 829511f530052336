import { gzipSync } from "node:zlib";
import { tools } from "../lib/tools";
import { expect, test } from "./support/test";

/** Kilobytes of JavaScript, gzip, that a tool page may load before a visitor does anything. */
const BUDGET_KB = 165;

for (const tool of tools)
  test(`${tool.path} loads at most ${BUDGET_KB} KB of JavaScript at first`, async ({ page }) => {
    const scripts = new Map<string, number>();
    page.on("response", async (response) => {
      if (response.request().resourceType() !== "script") return;
      scripts.set(response.url(), gzipSync(await response.body()).length);
    });
    await page.goto(tool.path);
    await page.waitForLoadState("networkidle");
    const total = [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1000;
    test
      .info()
      .annotations.push({ type: "first-load JavaScript", description: `${total.toFixed(1)} KB gzip` });
    expect(total).toBeLessThanOrEqual(BUDGET_KB);
  });
