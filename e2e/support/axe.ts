import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const linesOf = (violations: readonly { id: string; nodes: readonly { html: string }[] }[]): string[] =>
  violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);

/** Runs all rules of axe on a page as it is. Returns a line for each violation. */
export async function violationsOn(page: Page): Promise<string[]> {
  return linesOf((await new AxeBuilder({ page }).analyze()).violations);
}

/** Rules whose outcome depends on the theme. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Runs axe in both themes.
 *
 * @param within a selector of the only part to check
 * @returns a line for each violation
 */
export async function findings(page: Page, within?: string): Promise<string[]> {
  // A color in transition from one theme to the other has the contrast of neither.
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  const lines: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Only cross-origin frames, which the site has none of, need the slower default mode.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (within) axe.include(within);
    if (colorScheme === "dark") axe.withRules(colorRules);
    const { violations } = await axe.analyze();
    lines.push(...linesOf(violations).map((line) => `${colorScheme}: ${line}`));
  }
  return lines;
}
