import type { Page } from "@playwright/test";
import { faqIn } from "../lib/site/faq";
import { faqCategories, filterFaq } from "../lib/site/faq-filter";
import { pagesIn } from "../lib/site/pages";
import { english } from "../lib/site/site";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { expectHead } from "./support/head";
import { expect, test } from "./support/test";

const faq = faqIn(english);
const { faqPage } = pagesIn(english);

const search = (page: Page) => page.getByRole("searchbox", { name: en.faq.search });
const answers = (page: Page) => page.locator("details[name=faq]");
const opened = (page: Page) => page.locator("details[name=faq][open]");
const question = (page: Page, id: string) => answers(page).filter({ has: page.locator(`[id="${id}"]`) });
const chip = (page: Page, name: string) =>
  page.getByRole("group", { name: en.faq.categoriesLabel }).getByText(name);
const status = (page: Page) => page.getByRole("main").getByRole("status");

test("serves complete metadata, with the first ten questions as structured data", async ({ request }) => {
  const { html, data } = await expectHead(request, faqPage);
  expect(data.map((entry) => entry["@type"])).toEqual(["BreadcrumbList", "FAQPage"]);
  const published = data[1]?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(published.map(({ name }) => name)).toEqual(faq.slice(0, 10).map((entry) => entry.question));
  for (const { acceptedAnswer } of published) expect(acceptedAnswer.text).not.toMatch(/[[\]]/);
  const words = html.replaceAll("&#x27;", "'");
  for (const entry of faq) expect(words).toContain(entry.question);
  expect(html.match(/<details /g)).toHaveLength(24);
});

test("opens one answer at a time, and puts it in the address without a history entry", async ({ page }) => {
  await page.goto("/faq");
  const entries = await page.evaluate(() => history.length);
  await expect(opened(page)).toHaveCount(0);
  await page.getByText(en.questions.free.question).click();
  await expect(question(page, "free")).toHaveAttribute("open");
  await expect(page).toHaveURL(/\/faq#free$/);
  await page.getByText(en.questions.deleted.question).click();
  await expect(question(page, "deleted")).toHaveAttribute("open");
  await expect(opened(page)).toHaveCount(1);
  await expect(page).toHaveURL(/#deleted$/);
  await page.getByText(en.questions.deleted.question).click();
  await expect(opened(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/faq$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("searches in any case, and shows the number of matches", { tag: "@main" }, async ({ page }) => {
  await page.goto("/faq");
  await expect(status(page)).toHaveText("24 questions");
  await search(page).fill("Encrypted");
  await expect(status(page)).toHaveText("1 question");
  await expect(page.getByText(en.questions["pdf-password"].question)).toBeVisible();
  await expect(answers(page).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 2, name: "Privacy" })).toBeHidden();
});

test("shows as many questions of a category as its chip says", async ({ page }) => {
  await page.goto("/faq");
  for (const id of ["all", ...faqCategories] as const) {
    const name = id === "all" ? en.faq.all : en.faq.categories[id];
    const count = filterFaq(faq, { category: id, search: "" }).length;
    await expect(chip(page, name)).toHaveText(`${name} ${count}`);
    await chip(page, name).click();
    await expect(chip(page, name)).toHaveAttribute("aria-pressed", "true");
    await expect(answers(page).filter({ visible: true })).toHaveCount(count);
    await expect(status(page)).toHaveText(`${count} questions`);
  }
  await expect(page.locator("[aria-pressed=true]")).toHaveCount(1);
});

test("says when nothing is found, and offers to show all questions", async ({ page }) => {
  await page.goto("/faq");
  await chip(page, "PDF").click();
  await search(page).fill("zeppelin");
  await expect(status(page)).toHaveText(en.faq.none);
  await expect(answers(page).filter({ visible: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Show all 24 questions" }).click();
  await expect(search(page)).toHaveValue("");
  await expect(search(page)).toBeFocused();
  await expect(answers(page).filter({ visible: true })).toHaveCount(24);
});

test("a tag finds the questions that share it", async ({ page }) => {
  await page.goto("/faq#limits");
  await page.getByRole("button", { name: "limits" }).click();
  await expect(search(page)).toHaveValue("limits");
  await expect(question(page, "pdf-size")).toBeVisible();
  await expect(question(page, "free")).toBeHidden();
});

test("opens a linked question and brings it into view, even when a filter hides it", async ({ page }) => {
  await page.goto("/faq#metadata");
  await expect(question(page, "metadata")).toHaveAttribute("open");
  await expect(question(page, "metadata").locator("summary")).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("We remove the location, camera details", { exact: false })).toBeInViewport();
  await chip(page, "Getting started").click();
  await expect(question(page, "metadata")).toBeHidden();
  await page.evaluate(() => {
    location.hash = "stuck";
  });
  await expect(question(page, "stuck").locator("summary")).toBeInViewport({ ratio: 1 });
  await expect(opened(page)).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("one answer at a time opens", async ({ page }) => {
    await page.goto("/faq");
    await page.getByText(en.questions.free.question).click();
    await expect(opened(page)).toHaveCount(1);
    await page.getByText(en.questions.account.question).click();
    await expect(opened(page)).toHaveCount(1);
    await expect(question(page, "account")).toHaveAttribute("open");
  });
});

test("axe finds nothing on a phone in any theme, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/faq#which-formats");
  for (const text of ["", "zeppelin"]) {
    await search(page).fill(text);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
