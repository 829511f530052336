import { test as base, expect } from "@playwright/test";

/** What a page may log in a test that provokes it, e.g. the browser's own line about a 500. */
type Options = { expectedFaults: RegExp[] };

/**
 * Playwright's test with the site's address, and a guard: a page that logs an error or a warning of
 * hydration, breaks its Content-Security-Policy or throws fails the test that opened it.
 */
export const test = base.extend<Options>({
  expectedFaults: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
  baseURL: async ({}, use) => use(process.env.E2E_URL),
  page: async ({ page, expectedFaults }, use) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" || /hydrat/i.test(message.text())) faults.push(message.text());
    });
    await use(page);
    expect(faults.filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault)))).toEqual([]);
  },
});

export { expect };
