import type { Page } from "@playwright/test";
import { CONTACT_MS } from "../lib/limits";
import { pagesIn } from "../lib/site/pages";
import { english } from "../lib/site/site";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { expectHead } from "./support/head";
import { expect, test } from "./support/test";

const { contactPage } = pagesIn(english);

const required = ["Name", "Email", "Subject", "Message"] as const;
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const category = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const none = (page: Page) => category(page, "None of these");
/** The values that the form would send. */
const values = (page: Page) =>
  page
    .getByRole("form", { name: en.contact.form })
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
const submit = (page: Page) => page.locator("button[type=submit]");
const notice = (page: Page) => page.getByRole("main").getByRole("status");

async function fill(page: Page) {
  for (const name of required) await field(page, name).fill(name === "Email" ? "ada@example.org" : "Hello");
}

test("serves complete metadata and the times of replies", async ({ request }) => {
  const { html, data } = await expectHead(request, contactPage);
  expect(data.map((entry) => entry["@type"])).toEqual(["BreadcrumbList", "ContactPage"]);
  expect(html).toContain("Within 24 hours, usually 2-4 hours");
  expect(html).toContain("Mon-Fri 9 AM-6 PM EST");
});

test("requires name, email, subject and message, and says at each what is missing", { tag: "@main" }, async ({
  page,
}) => {
  await page.goto("/contact");
  await submit(page).click();
  await expect(field(page, "Name")).toBeFocused();
  for (const name of required) {
    const input = field(page, name);
    const said = en.contact.fields[name.toLowerCase() as Lowercase<typeof name>].missing;
    expect(said).toMatch(/^Enter /);
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription(said);
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  }
  await expect(none(page)).not.toHaveAttribute("aria-invalid", "true");
  await expect(notice(page)).toBeEmpty();
});

test("reports an invalid email, and clears the message once it is valid", async ({ page }) => {
  await page.goto("/contact");
  await fill(page);
  await field(page, "Email").fill("ada");
  await submit(page).click();
  const email = field(page, "Email");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(en.contact.emailInvalid);
  await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "false");
  await email.fill("ada@example.org");
  await expect(email).toHaveAttribute("aria-invalid", "false");
  await expect(email).toHaveAccessibleDescription("");
});

test("the fields are sent in order, and the category is one of four cards or none", async ({ page }) => {
  await page.goto("/contact");
  expect(Object.keys(await values(page))).toEqual(["name", "email", "subject", "category", "message"]);
  await expect(page.getByRole("group", { name: en.contact.category }).getByRole("radio")).toHaveCount(5);
  await expect(none(page)).toBeChecked();
  for (const [id, { name, about }] of Object.entries(en.contact.categories)) {
    await page.getByText(about, { exact: true }).click();
    await expect(category(page, name)).toBeChecked();
    await expect(category(page, name)).toHaveAccessibleDescription(about);
    expect(await values(page)).toMatchObject({ category: id });
  }
  await none(page).check();
  expect(await values(page)).toMatchObject({ category: "" });
});

test("shows that it sends for two seconds, then thanks and empties the form, without any request", {
  tag: "@main",
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => {
    // Links in view are prefetched, which has nothing to do with the form.
    if (!request.url().includes("?_rsc=")) requests.push(`${request.method()} ${request.url()}`);
  });
  await fill(page);
  await category(page, "Support").check();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect(submit(page)).toHaveText(en.contact.sending);
  await expect(field(page, "Message")).not.toBeEditable();
  await page.clock.runFor(CONTACT_MS - 100);
  await expect(submit(page)).toHaveText(en.contact.sending);
  await expect(notice(page)).toBeEmpty();
  await page.clock.runFor(200);
  await expect(notice(page)).toHaveText(
    "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.",
  );
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(submit(page)).toHaveText(en.contact.send);
  for (const name of required) await expect(field(page, name)).toHaveValue("");
  await expect(none(page)).toBeChecked();
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(/\/contact$/);
});

test("says before a message is written that nobody receives it", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByText(en.contact.unsent.nowhere)).toBeVisible();
  await expect(submit(page)).toHaveAccessibleDescription(en.contact.unsent.nowhere);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the form sends nothing, and puts nothing into the address", async ({ page }) => {
    await page.goto("/contact");
    await fill(page);
    await submit(page).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test("axe finds nothing on a phone in any theme, and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto("/contact");
  const look = async (state: string) => {
    expect.soft(await findings(page), state).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, state).toBeLessThanOrEqual(390);
  };
  await category(page, "Business").check();
  await submit(page).click();
  await look("refused");
  await fill(page);
  await field(page, "Subject").press("Enter");
  await page.clock.runFor(CONTACT_MS);
  await expect(notice(page)).toHaveText(en.contact.sent);
  await look("sent");
});
