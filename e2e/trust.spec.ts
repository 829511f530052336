import { pagesIn } from "../lib/site/pages";
import { english } from "../lib/site/site";
import { aboutSections, privacySections, termsSections } from "../lib/site/trust";
import { partsOf } from "../lib/tools/article";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { expectHead } from "./support/head";
import { expect, test } from "./support/test";

const { sitePages } = pagesIn(english);

const sections = { "/privacy": privacySections, "/terms": termsSections, "/about-us": aboutSections };

// The page for programmers has tests of its own.
for (const sitePage of sitePages.filter(({ path }) => path in sections)) {
  const { path, heading, subtitle, name } = sitePage;

  test(`${path} has a head, structured data and a social card of its own`, async ({ request }) => {
    const { html, data } = await expectHead(request, sitePage);
    expect(data.map((entry) => entry["@type"])).toEqual([
      "BreadcrumbList",
      path === "/about-us" ? "AboutPage" : "WebPage",
    ]);
    const [, card = ""] = html.match(/<meta property="og:image" content="([^"]*)"/) ?? [];
    expect(new URL(card).pathname).toBe(`/cards${path}.png`);
    expect((await request.get(new URL(card).pathname)).headers()["content-type"]).toBe("image/png");
    expect(await (await request.get("/llms.txt")).text()).toContain(`[${name}](`);
  });

  test(`${path} is found in the footer, reads well without scripts, and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/faq");
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText(subtitle)).toBeVisible();
    for (const { heading, blocks } of sections[path as keyof typeof sections](english)) {
      const section = page.getByRole("region", { name: heading });
      for (const block of blocks.flatMap((block) =>
        typeof block === "string" ? [block] : "list" in block ? block.list : [],
      ))
        await expect(section).toContainText(
          partsOf(block)
            .map((part) => (typeof part === "string" ? part : part.words))
            .join(""),
        );
    }
    expect(await findings(page)).toEqual([]);
  });
}

test.describe("the links without a page", () => {
  test.use({ expectedFaults: [/Failed to load resource: .* 404/] });

  test("stay in the footer beside the pages that answer them", async ({ page }) => {
    await page.goto("/faq");
    const links = page.getByRole("list", { name: en.site.footer.company }).getByRole("link");
    await expect(links).toHaveText([
      "About us",
      "Privacy",
      "Terms",
      "API",
      "About",
      "Privacy Policy",
      "Terms of Service",
    ]);
    await links.filter({ hasText: "Terms of Service" }).click();
    await expect(page).toHaveURL(/\/404$/);
    await page.getByRole("main").getByRole("link", { name: "Terms", exact: true }).click();
    await expect(page).toHaveURL(/\/terms$/);
  });
});

test("what a visit leaves behind is what /privacy says: no cookie, and nothing stored", async ({
  page,
  context,
}) => {
  for (const path of ["/", "/png-to-jpg", "/privacy"]) {
    const response = await page.goto(path);
    expect(response?.headers()["set-cookie"]).toBeUndefined();
    await page.waitForLoadState("networkidle");
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});
