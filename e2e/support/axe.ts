import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds on a page as it stands, in both themes; a line each. */
export async function findings(page: Page): Promise<string[]> {
  // A colour on its way from one theme to the other has the contrast of neither.
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  const lines: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    lines.push(...violations.map(({ id, nodes }) => `${colorScheme}: ${id} ${nodes[0]?.html}`));
  }
  return lines;
}
