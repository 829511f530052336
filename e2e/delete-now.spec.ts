import type { Page, Response } from "@playwright/test";
import { calls } from "../lib/contract/calls";
import { pageUrl } from "../lib/contract/pdf";
import { en } from "../lib/words/en";
import { findings } from "./support/axe";
import { failure, holdRequests, isPost } from "./support/calls";
import { kindOf, kinds } from "./support/configurations";
import { saved } from "./support/downloads";
import { start } from "./support/states";
import { expect, test } from "./support/test";
import { openSettings, openTool, type Place, sources, takenOf } from "./support/tool-page";

test.use({ expectedFaults: [/Failed to load resource/] });

/** Screens whose results are stored on the server; others get them in the answer. */
const held = kinds
  .map((place) => ({ kind: kindOf(place.tool), place }))
  .filter(({ place }) => !("type" in calls[place.tool.call]) && place.tool.screen !== "image-text");
function placeOf(kind: string): Place {
  const { place } = held.find((screen) => screen.kind === kind) ?? {};
  if (!place) throw new Error(`There is no screen ${kind}.`);
  return place;
}
/** Screens that download from the server; the others have fetched their results. */
const needsServer = /^(advanced|pdf-pages|pdf-document images)$/;

const deleteNow = (page: Page) => page.getByRole("button", { name: /^(Delete now|Deleting\.\.\.)$/ });
const deleted = (page: Page) => page.getByText(en.converter.deletion.done);
const downloads = (page: Page) =>
  page
    .getByTestId("tool")
    .getByRole("button", { name: /^Download/ })
    .or(page.locator("a[download]"));

type Answer = {
  downloadUrl?: string;
  images?: { downloadUrl?: string }[];
  data?: { sessionId: string; images?: { filename?: string }[]; documents?: { downloadUrl: string }[] };
};

/** Returns the addresses of all results in the answer of any call. */
const addressesIn = ({ downloadUrl, images = [], data }: Answer): string[] => [
  ...[downloadUrl, ...images.map((image) => image.downloadUrl)].flatMap((url) => url ?? []),
  ...(data?.images ?? []).flatMap(({ filename }) =>
    filename ? pageUrl(data?.sessionId ?? "", filename) : [],
  ),
  ...(data?.documents ?? []).map((document) => document.downloadUrl),
];

/** Converts, and returns the addresses of the results. */
async function convert(page: Page, { path, tool }: Place, count = 2): Promise<string[]> {
  const addresses: string[] = [];
  const answers: Promise<void>[] = [];
  const read = (response: Response) => {
    if (!isPost(response.request()) || !response.url().endsWith(calls[tool.call].path)) return;
    // An answer that reports its progress ends with the reply.
    const reply = response.text().then((text): Answer => JSON.parse(text.trimEnd().split("\n").at(-1) ?? ""));
    answers.push(reply.then((answer) => void addresses.push(...addressesIn(answer))));
  };
  page.on("response", read);
  const { input } = await openTool(page, { path });
  const auto = page.getByLabel(en.pdfPages.autoDownload);
  if (await auto.isVisible()) await auto.uncheck();
  await input.setInputFiles(await sources(tool, takenOf(tool, count)));
  await start(page, tool);
  // Results may come one by one; the button is enabled after the last.
  await deleteNow(page).and(page.locator("[aria-disabled=false]")).waitFor();
  await Promise.all(answers);
  page.off("response", read);
  expect(addresses.length).toBeGreaterThan(0);
  return addresses;
}

const statuses = (page: Page, addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await page.request.get(address)).status()));

for (const { kind, place } of held)
  test(`Delete now, ${kind}: deletes the results, and says so`, {
    tag: kind === "batch" ? "@main" : [],
  }, async ({ page }) => {
    const addresses = await convert(page, place);
    const before = await saved(downloads(page).first());
    expect(await statuses(page, addresses)).toEqual(addresses.map(() => 200));
    await deleteNow(page).focus();
    await page.keyboard.press("Enter");
    await expect(deleted(page)).toBeVisible();
    await expect(page.locator("p", { has: deleted(page) })).toBeFocused();
    await expect(
      page.getByRole("status").filter({ hasText: en.converter.deletion.announced }),
    ).toBeAttached();
    await expect(deleteNow(page)).toHaveCount(0);
    expect(await statuses(page, addresses)).toEqual(addresses.map(() => 404));
    if (needsServer.test(kind)) await expect(downloads(page)).toHaveCount(0);
    else expect((await saved(downloads(page).first())).bytes.length).toBe(before.bytes.length);
  });

test("keeps everything when the deletion fails, and asks the server once at a time", async ({ page }) => {
  const place = placeOf("batch");
  const addresses = await convert(page, place);
  const offered = await downloads(page).count();
  let asked = 0;
  const json = failure("internal", "Something went wrong on our side. Try again in a moment.");
  const release = await holdRequests(page, "**/api/download/*", {
    goOn: (route) => route.fulfill({ status: 500, json }),
  });
  page.on("request", (request) => {
    if (request.method() === "DELETE") asked += 1;
  });
  await deleteNow(page).click();
  await expect(deleteNow(page)).toHaveText(en.converter.deletion.busy);
  await expect(deleteNow(page)).toHaveAttribute("aria-disabled", "true");
  await expect.poll(() => asked).toBeGreaterThan(0);
  const before = asked;
  await deleteNow(page).click({ force: true });
  release();
  const alert = page.getByRole("alert").filter({ hasText: en.converter.deletion.failed });
  await expect(alert).toContainText("Something went wrong on our side.");
  expect(asked).toBe(before);
  await expect(deleteNow(page)).toHaveText(en.converter.deletion.action);
  expect(await downloads(page).count()).toBe(offered);
  expect(await statuses(page, addresses)).toEqual(addresses.map(() => 200));
  await page.unroute("**/api/download/*");
  await deleteNow(page).click();
  await expect(deleted(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(await findings(page, "[data-testid=tool]")).toEqual([]);
});

test("removes deleted results from the list of the advanced tool, and keeps those that could not be deleted", async ({
  page,
}) => {
  const place = placeOf("advanced");
  const addresses = await convert(page, place, 3);
  const kept = addresses[1] ?? "";
  const session = kept.slice(0, kept.lastIndexOf("/"));
  await page.route(`**${session}`, (route) => route.abort());
  await deleteNow(page).click();
  await expect(page.getByRole("heading", { name: "Converted JPG Files (1)" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "We couldn't delete your results." })).toBeVisible();
  expect(await statuses(page, addresses)).toEqual([404, 200, 404]);
  await page.unroute(`**${session}`);
  await deleteNow(page).click();
  await expect(deleted(page)).toBeVisible();
  expect(await statuses(page, addresses)).toEqual([404, 404, 404]);
  await page.getByRole("button", { name: "Convert to JPG (3)" }).click();
  await expect(page.getByRole("heading", { name: "Converted JPG Files (3)" })).toBeVisible();
  await expect(deleted(page)).toHaveCount(0);
});

test("also deletes the results of earlier conversions", async ({ page }) => {
  const place = placeOf("pdf-document images");
  const addresses = await convert(page, place);
  await openSettings(page);
  await page.getByLabel(en.pdfPages.quality).selectOption({ index: 0 });
  const answering = page.waitForResponse(`**${calls[place.tool.call].path}`);
  if ("action" in place.tool.words) await page.getByRole("button", { name: place.tool.words.action }).click();
  addresses.push(...addressesIn(await (await answering).json()));
  await expect(deleteNow(page)).toBeVisible();
  expect(await statuses(page, addresses)).toEqual(addresses.map(() => 200));
  await deleteNow(page).click();
  await expect(deleted(page)).toBeVisible();
  expect(await statuses(page, addresses)).toEqual(addresses.map(() => 404));
});
