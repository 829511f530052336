import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Rules whose outcome is another in another theme; all others look at what is there, not at its colours. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on a page as it stands, in both themes; a line each.
 *
 * @param within a selector of the part that has changed, where the rest was looked at before
 */
export async function findings(page: Page, within?: string): Promise<string[]> {
  // A colour on its way from one theme to the other has the contrast of neither.
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  const lines: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // No frames of other sites here, which alone need the longer way round.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (within) axe.include(within);
    if (colorScheme === "dark") axe.withRules(ofColours);
    const { violations } = await axe.analyze();
    lines.push(...violations.map(({ id, nodes }) => `${colorScheme}: ${id} ${nodes[0]?.html}`));
  }
  return lines;
}
