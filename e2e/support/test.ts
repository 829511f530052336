import { test as base, expect } from "@playwright/test";

/** Patterns of errors that a test provokes, such as Chromium's message about a response of 500. */
type Options = { expectedFaults: RegExp[] };

/**
 * Playwright's test with the site's address. It fails when the page throws, logs an error or a hydration warning,
 * or violates its Content-Security-Policy.
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
