import type { Page } from "@playwright/test";
import JSZip from "jszip";
import sharp from "sharp";
import { tool } from "../lib/tools/png-to-jpg/tool";
import { words } from "../lib/tools/png-to-jpg/words.en";
import { en } from "../lib/words/en";
import { isPost } from "./support/calls";
import { saved } from "./support/downloads";
import { drag } from "./support/drop";
import type { Picture } from "./support/pictures";
import { expect, test } from "./support/test";
import {
  alertOf,
  countObjectUrls,
  leaveForHome,
  openSettings,
  openTool,
  rowsOf,
  sources,
  wrongFile,
} from "./support/tool-page";

const reply = (name: string) =>
  JSON.stringify({
    success: true,
    originalName: name,
    convertedName: name,
    fileSize: 2048,
    downloadUrl: "/api/download/x/y.jpg",
  });

/** A PNG whose corners are transparent. */
async function clearPicture(): Promise<Picture> {
  const clear = { create: { width: 64, height: 64, channels: 4, background: "#00000000" } } as const;
  return { name: "clear.png", mimeType: "image/png", buffer: await sharp(clear).png().toBuffer() };
}

/** Holds each conversion back. Returns what lets them go on, in the order in which they were sent. */
async function holdEach(page: Page): Promise<(() => void)[]> {
  const release: (() => void)[] = [];
  await page.route("**/png-to-jpg", async (route) => {
    if (isPost(route.request())) await new Promise<void>((resolve) => release.push(resolve));
    // It may have been aborted meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}

test("starts with the specified options and an empty list", async ({ page }) => {
  await openTool(page, tool);
  await expect(page.getByRole("slider")).toHaveValue("85");
  await expect(page.getByRole("slider")).toHaveAttribute("min", "10");
  await expect(page.getByRole("slider")).toHaveAttribute("max", "100");
  await expect(page.getByText("#FFFFFF")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: en.advanced.fill })).toBeChecked();
  await expect(page.getByText("Selected Files (0)")).toBeVisible();
  await expect(page.getByText(en.advanced.empty)).toBeVisible();
  await expect(page.getByRole("button", { name: en.advanced.clear })).toBeDisabled();
});

test("asks for a file, names each that is too large or not a PNG, keeps the others, and clears the message at the next choice", async ({
  page,
}) => {
  const { zone, input } = await openTool(page, tool);
  await page.getByRole("button", { name: "Convert to JPG (0)" }).click();
  await expect(alertOf(page, "Please select at least one PNG file.")).toBeVisible();
  await expect(page.getByRole("button", { name: words.dropZone.button })).toBeFocused();
  const [good] = await sources(tool, 1);
  const large = { ...wrongFile, name: "large.txt", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await input.setInputFiles([wrongFile, large, { ...good, name: "SCAN.PNG", mimeType: "" }]);
  const alert = alertOf(page, "notes.txt");
  await expect(alert.getByText("notes.txt is not a PNG file")).toBeVisible();
  await expect(alert.getByText("large.txt is not a PNG file")).toBeVisible();
  await expect(alert.getByText("large.txt exceeds 10MB limit")).toBeVisible();
  await expect(page.getByText("Selected Files (1)")).toBeVisible();
  await drag(zone, [good]);
  await expect(page.getByText("notes.txt is not a PNG file")).toHaveCount(0);
  await expect(page.getByText("Selected Files (2)")).toBeVisible();
});

test("leads with a file that is too large to the simple layout, which takes it and the others", async ({
  page,
}) => {
  const { input } = await openTool(page, tool);
  const [good] = await sources(tool, 1);
  await input.setInputFiles([good, { ...good, name: "big.png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }]);
  const alert = alertOf(page, "big.png exceeds 10MB limit");
  await expect(alert).toContainText(en.advanced.larger);
  await alert.getByRole("link", { name: en.advanced.layouts.simple }).click();
  await expect(page.getByRole("button", { name: words.simple.action })).toBeVisible();
  await expect(rowsOf(page)).toHaveText([/one\.png/, /big\.png/]);
  await expect(page.getByRole("alert").filter({ hasText: "big.png" })).toHaveCount(0);
});

test("sends three files at a time, each with its own request id, and lists the results", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const release: (() => Promise<void>)[] = [];
  const ids: string[] = [];
  await page.route("**/png-to-jpg", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    ids.push(route.request().headers()["x-request-id"] ?? "");
    release.push(() => route.fulfill({ contentType: "application/json", body: reply("x.jpg") }));
  });
  await input.setInputFiles(await sources(tool, 5));
  await page.getByRole("button", { name: "Convert to JPG (5)" }).click();
  await expect.poll(() => ids.length).toBe(3);
  await expect(page.getByRole("button", { name: en.converter.progress.converting })).toBeDisabled();
  await expect(page.getByRole("progressbar", { name: en.advanced.progress })).toBeVisible();
  await release[0]?.();
  await release[1]?.();
  await expect(page.getByText("Converted JPG Files (2)")).toBeVisible();
  expect(ids).toHaveLength(3);
  await expect(page.getByRole("button", { name: en.advanced.zip })).toHaveCount(0);
  const topOf = async () => (await page.getByRole("button", { name: "Download one.jpg" }).boundingBox())?.y;
  const before = (await topOf()) ?? 0;
  await release[2]?.();
  await expect.poll(() => ids.length).toBe(5);
  for (const answer of release.slice(3)) await answer();
  await expect(page.getByText("Converted JPG Files (5)")).toBeVisible();
  await expect(page.getByText("2.0 KB (85% quality)").first()).toBeVisible();
  await expect(page.getByText("Selected Files (5)")).toBeVisible();
  await expect(page.getByTestId("outcome")).toContainText(en.converter.outcome.complete);
  await expect(page.getByRole("button", { name: en.advanced.zip })).toBeVisible();
  expect(new Set(ids).size).toBe(5);
  // They arrive from a few pixels below, and stay there.
  expect(Math.abs(((await topOf()) ?? 0) - before)).toBeLessThan(10);
});

test("puts results in place of equal ones, and those of other options before them", async ({ page }) => {
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await sources(tool, 2));
  const convert = page.getByRole("button", { name: "Convert to JPG (2)" });
  const results = page.getByRole("region", { name: en.advanced.results }).getByRole("listitem");
  let answered = 0;
  page.on("requestfinished", (request) => {
    if (request.method() === "POST") answered += 1;
  });
  for (const answers of [2, 4]) {
    await convert.click();
    await expect.poll(() => answered).toBe(answers);
    await expect(page.getByText(en.advanced.noneLeft)).toBeVisible();
  }
  await expect(results).toHaveCount(2);
  await openSettings(page);
  await page.getByRole("slider").fill("40");
  await convert.click();
  await expect(page.getByText("Converted JPG Files (4)")).toBeVisible();
  await expect(page.getByTestId("outcome")).toBeVisible();
  await expect(results).toHaveText([/one.*40%/, /two.*40%/, /one.*85%/, /two.*85%/]);
  await expect(page.getByRole("region", { name: en.advanced.results }).getByRole("heading")).toHaveText([
    "Converted JPG Files (4)",
    "Quality 40%, white background2 files",
    "Quality 85%, white background2 files",
  ]);
  const zip = await saved(page.getByRole("button", { name: en.advanced.zip }));
  const packed = (await JSZip.loadAsync(zip.bytes)).folder("converted_images");
  // The plain names are those of the latest run.
  const sizes = ["one.jpg", "one-q85.jpg"].map(
    async (name) => (await packed?.file(name)?.async("uint8array"))?.length ?? 0,
  );
  const [latest = 0, earlier = 0] = await Promise.all(sizes);
  expect(latest).toBeGreaterThan(0);
  expect(latest).toBeLessThan(earlier);
  // The server deletes the replaced ones, too.
  const deletions: string[] = [];
  page.on("request", (request) => request.method() === "DELETE" && deletions.push(request.url()));
  await page.getByRole("button", { name: en.converter.deletion.action }).click();
  await expect(page.getByText(en.converter.deletion.done)).toBeVisible();
  expect(new Set(deletions).size).toBe(6);
});

test("brings back results that were removed one by one, also the last one of a file, and converts nothing again", async ({
  page,
}) => {
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await sources(tool, 2));
  const convert = page.getByRole("button", { name: "Convert to JPG (2)" });
  await convert.click();
  await expect(page.getByText("Converted JPG Files (2)")).toBeVisible();
  await openSettings(page);
  await page.getByRole("slider").fill("40");
  await convert.click();
  await expect(page.getByText("Converted JPG Files (4)")).toBeVisible();
  await expect(page.getByTestId("outcome")).toBeVisible();
  const results = page.getByRole("region", { name: en.advanced.results }).getByRole("listitem");
  const removeOne = results.getByRole("button", { name: "Remove one.png" });
  await expect(page.getByRole("slider")).toBeHidden();
  await removeOne.first().click();
  await expect(results.getByRole("button", { name: "Remove two.png" }).first()).toBeFocused();
  await expect(results).toHaveText([/two.*40%/, /one.*85%/, /two.*85%/]);
  await expect(page.getByTestId("undo")).toContainText("1 result removed");
  await expect(page.getByTestId("outcome")).toContainText("3 JPG files are ready.");
  await expect(convert).not.toHaveClass(/is-next/);
  await removeOne.click();
  await expect(results).toHaveText([/two.*40%/, /two.*85%/]);
  await expect(page.getByTestId("undo")).toContainText("2 results removed");
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press("Control+z");
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(page.getByRole("heading", { name: "Converted JPG Files (4)" })).toBeFocused();
  await expect(results).toHaveText([/one.*40%/, /two.*40%/, /one.*85%/, /two.*85%/]);
  await expect(convert).not.toHaveClass(/is-next/);
});

test("shows the original on the chosen color, as it is in the JPG, and no checks behind that", async ({
  page,
}) => {
  const { input } = await openTool(page, tool);
  await page.locator("input[type=color]").fill("#ff0000");
  await input.setInputFiles(await clearPicture());
  await page.getByRole("button", { name: "Convert to JPG (1)" }).click();
  const drawn = page.getByRole("region", { name: en.advanced.results }).locator("li img");
  await expect(drawn).toHaveCSS("background-color", "rgb(255, 0, 0)");
  await expect(drawn).toHaveCSS("background-image", "none");
});

test("the simple layout shows the JPG in place of the original with its clear parts", async ({ page }) => {
  const { input } = await openTool(page, { path: `${tool.path}#simple` });
  await input.setInputFiles(await clearPicture());
  const drawn = page.getByTestId("tool").locator("li img");
  const alphaOf = () =>
    drawn.evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement("canvas").getContext("2d");
      canvas?.drawImage(image, 0, 0);
      return canvas?.getImageData(0, 0, 1, 1).data[3];
    });
  await expect.poll(alphaOf).toBe(0);
  await page.getByRole("button", { name: words.simple.action }).click();
  await expect.poll(alphaOf).toBe(255);
  await expect(drawn).toHaveCSS("background-image", "none");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("does not go back to the top when a run ends", async ({ page }) => {
    const { input } = await openTool(page, tool);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let sent = 0;
    await page.route("**/png-to-jpg", async (route) => {
      if (route.request().method() === "POST" && ++sent > 6) await held;
      await route.continue();
    });
    await input.setInputFiles([...(await sources(tool, 5)), ...(await sources(tool, 4))]);
    await page.getByRole("button", { name: "Convert to JPG (9)" }).click();
    await expect(page.getByText("Converted JPG Files (6)")).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    release();
    await expect(page.getByTestId("outcome")).toBeFocused();
    // The outcome is far above.
    await expect(page.getByTestId("outcome")).not.toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(800);
  });

  test("stays where it is when the outcome is on the screen", async ({ page }) => {
    const { input } = await openTool(page, tool);
    await input.setInputFiles(await sources(tool, 2));
    await page.getByRole("button", { name: "Convert to JPG (2)" }).click();
    await expect(page.getByTestId("outcome")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("has one bar at the lower edge: the ZIP's, and the start button's once there is more to convert", async ({
    page,
  }) => {
    const { input } = await openTool(page, tool);
    const files = await sources(tool, 5);
    const bar = page.locator("[data-bar=away]");
    const toEnd = () =>
      page
        .getByRole("region", { name: en.advanced.results })
        .evaluate((list) => scrollBy(0, list.getBoundingClientRect().bottom - innerHeight * 0.7));
    await input.setInputFiles(files.slice(0, 4));
    await page.getByRole("button", { name: "Convert to JPG (4)" }).click();
    await expect(page.getByTestId("outcome")).toBeVisible();
    await expect(bar.getByRole("button")).toHaveText([en.advanced.zip]);
    await input.setInputFiles(files.slice(4));
    await toEnd();
    await expect(bar.getByRole("button")).toHaveText(["Convert to JPG (1)"]);
    await expect(bar).toContainText(/1 file\D/);
    await page.getByRole("button", { name: "Remove five.png" }).click();
    await expect(bar.getByRole("button")).toHaveText([en.advanced.zip]);
    await openSettings(page);
    await page.getByRole("slider").fill("40");
    await toEnd();
    await expect(bar.getByRole("button")).toHaveText(["Convert to JPG (4)"]);
  });
});

test.describe("when it fails", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test("names a file that failed and converts the others", { tag: "@main" }, async ({ page }) => {
    const { input } = await openTool(page, tool);
    const files = await sources(tool, 2);
    const [good] = files;
    await input.setInputFiles([
      { ...good, name: "broken.png", buffer: good.buffer.subarray(0, 120) },
      ...files,
    ]);
    await page.getByRole("button", { name: "Convert to JPG (3)" }).click();
    await expect(page.getByText("Converted JPG Files (2)")).toBeVisible();
    await expect(page.getByRole("alert")).toContainText([
      "Failed to convert broken.png: This file is damaged or incomplete. Try another copy.",
    ]);
    const banner = page.getByTestId("outcome");
    await expect(banner).toHaveAttribute("data-outcome", "partly");
    await expect(banner).toContainText("1 of 3 failed");
    await expect(banner).toContainText("2 JPG files are ready.");
    await expect(page.getByRole("heading", { name: "Selected Files (3)" })).toContainText("1 of 3 failed");
    await expect(rowsOf(page).filter({ hasText: "broken.png" })).toContainText(
      "This file is damaged or incomplete.",
    );
    // Nothing new would come of any of them.
    await expect(page.getByRole("button", { name: "Convert to JPG (2)" })).not.toHaveClass(/is-next/);
    // Only what would be new is converted, and counted.
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") sent += 1;
    });
    await input.setInputFiles({ ...good, name: "four.png" });
    await expect(page.getByRole("heading", { name: "Selected Files (4)" })).toContainText("2 of 4 done");
    await page.getByRole("button", { name: "Convert to JPG (1)" }).click();
    await expect(page.getByText("Converted JPG Files (3)")).toBeVisible();
    expect(sent).toBe(1);
    await openSettings(page);
    await page.getByRole("slider").fill("40");
    await page.getByRole("button", { name: "Convert to JPG (3)" }).click();
    await expect(page.getByText("Converted JPG Files (6)")).toBeVisible();
    expect(sent).toBe(4);
  });

  test("leads to other files, with its options out of the way, where no file can be converted", async ({
    page,
  }) => {
    const { input } = await openTool(page, tool);
    const [good] = await sources(tool, 1);
    await input.setInputFiles({ ...good, name: "broken.png", buffer: good.buffer.subarray(0, 120) });
    await page.getByRole("button", { name: "Convert to JPG (1)" }).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "Failed to convert broken.png" }).first(),
    ).toBeVisible();
    await expect(page.getByRole("group", { name: en.advanced.options })).toBeHidden();
    const select = page.getByRole("button", { name: words.dropZone.button });
    await expect(select).toHaveClass(/is-next/);
    await expect(select).toBeInViewport({ ratio: 1 });
  });

  test("reports a failed download and a failed ZIP", async ({ page }) => {
    const { input } = await openTool(page, tool);
    await input.setInputFiles(await sources(tool, 1));
    await page.getByRole("button", { name: "Convert to JPG (1)" }).click();
    await expect(page.getByText("Converted JPG Files (1)")).toBeVisible();
    await page.route("**/api/download/**", (route) =>
      route.fulfill({
        status: 404,
        contentType: "application/json",
        body: JSON.stringify({ success: false, error: "Gone.", message: "Gone.", code: "not_found" }),
      }),
    );
    await page.getByRole("button", { name: "Download one.jpg" }).click();
    await expect(page.getByText("Failed to download one.jpg: Gone.")).toBeVisible();
    await page.getByRole("button", { name: en.advanced.zip }).click();
    await expect(page.getByText("Failed to create ZIP file: Gone.")).toBeVisible();
  });
});

test("puts what waits for the next run above the results, and keeps the focus there", async ({ page }) => {
  const { input, zone } = await openTool(page, tool);
  const files = await sources(tool, 3);
  await input.setInputFiles(files.slice(0, 2));
  await page.getByRole("button", { name: "Convert to JPG (2)" }).click();
  await expect(page.getByTestId("outcome")).toBeVisible();
  const headings = page.getByTestId("tool").getByRole("heading", { name: /JPG Files|Selected Files/ });
  await expect(headings).toHaveText([/^Converted JPG Files \(2\)/, /^Selected Files \(2\)/]);
  const download = page.getByRole("button", { name: "Download two.jpg" });
  await download.focus();
  await drag(zone, files.slice(2));
  await expect(headings).toHaveText([/^Selected Files \(3\)2 of 3 done/, /^Converted JPG Files \(2\)/]);
  await expect(download).toBeFocused();
  await page.getByRole("button", { name: "Convert to JPG (1)" }).click();
  await expect(headings).toHaveText([/^Converted JPG Files \(3\)/, /^Selected Files \(3\)/]);
});

test("lists results in the order of their files, unless one takes long, and moves none later", async ({
  page,
}) => {
  const { input } = await openTool(page, tool);
  const release = await holdEach(page);
  await input.setInputFiles(await sources(tool, 5));
  await page.getByRole("button", { name: "Convert to JPG (5)" }).click();
  const results = page.getByRole("region", { name: en.advanced.results }).getByRole("listitem");
  await expect.poll(() => release.length).toBe(3);
  const [one, two, three] = release.splice(0);
  three?.();
  const answered = page.waitForResponse("**/png-to-jpg");
  two?.();
  await answered;
  one?.();
  await expect(results).toHaveText([/one/, /two/, /three/]);
  await expect.poll(() => release.length).toBe(2);
  const [four, five] = release.splice(0);
  five?.();
  // The fourth one takes longer than the fifth waits for it.
  await expect(results).toHaveText([/one/, /two/, /three/, /five/]);
  four?.();
  await expect(page.getByTestId("outcome")).toBeVisible();
  await expect(results).toHaveText([/one/, /two/, /three/, /five/, /four/]);
});

test("converts a file again that was removed during the run and brought back, and counts it", async ({
  page,
}) => {
  const { input } = await openTool(page, tool);
  const release = await holdEach(page);
  const go = () => release.splice(0).forEach((resolve) => void resolve());
  const remove = (name: string) =>
    rowsOf(page)
      .getByRole("button", { name: `Remove ${name}` })
      .click();
  await input.setInputFiles(await sources(tool, 5));
  await page.getByRole("button", { name: "Convert to JPG (5)" }).click();
  await expect.poll(() => release.length).toBe(3);
  // One is being sent, the other waits.
  await remove("two.png");
  await remove("five.png");
  const progress = page.getByTestId("tool").getByText(/^\d of \d done$/);
  await expect(progress.first()).toHaveText("0 of 3 done");
  await page.keyboard.press("Control+z");
  await expect(progress.first()).toHaveText("0 of 5 done");
  go();
  await expect(page.getByText("Converted JPG Files (2)")).toBeVisible();
  await expect.poll(() => release.length).toBe(3);
  await remove("four.png");
  const results = page.getByRole("region", { name: en.advanced.results }).getByRole("listitem");
  await results.getByRole("button", { name: "Remove one.png" }).click();
  await page.getByRole("button", { name: en.converter.actions.cancel }).click();
  await expect(page.getByTestId("cancelled")).toContainText("1 of 3 done");
  await page.keyboard.press("Control+z");
  await expect(results).toHaveText([/one/, /three/]);
  await expect(page.getByTestId("cancelled")).toContainText("2 of 5 done");
  await remove("five.png");
  await expect(page.getByTestId("cancelled")).toContainText("2 of 4 done");
  await page.keyboard.press("Control+z");
  await expect(page.getByTestId("cancelled")).toContainText("2 of 5 done");
  await page.getByRole("button", { name: "Convert 3 more" }).click();
  await expect.poll(() => release.length).toBeGreaterThanOrEqual(3);
  go();
  await expect(results).toHaveText([/one/, /three/, /two/, /four/, /five/]);
});

test("keeps results where they are when a run is canceled, and the order of the files when it goes on", async ({
  page,
}) => {
  const { input } = await openTool(page, tool);
  let hold = true;
  let sent = 0;
  await page.route("**/png-to-jpg", (route) => {
    if (route.request().method() === "POST") sent += 1;
    return hold && sent > 3 ? undefined : route.continue();
  });
  const files = await sources(tool, 5);
  await input.setInputFiles(files);
  await page.getByRole("button", { name: "Convert to JPG (5)" }).click();
  const heading = page.getByRole("heading", { name: "Converted JPG Files (3)" });
  await expect(heading).toBeVisible();
  await page.getByRole("button", { name: en.converter.actions.cancel }).click();
  await expect(page.getByRole("group", { name: en.advanced.options })).toBeHidden();
  await expect(heading).toBeInViewport();
  hold = false;
  await page.getByRole("button", { name: "Convert 2 more" }).click();
  await expect(page.getByTestId("outcome")).toBeVisible();
  const results = page.getByRole("region", { name: en.advanced.results }).getByRole("listitem");
  await expect(results).toHaveText([/one/, /two/, /three/, /four/, /five/]);
});

test("does not show a removed result again after a visit of the other layout", async ({ page }) => {
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await sources(tool, 3));
  await page.getByRole("button", { name: "Convert to JPG (3)" }).click();
  await expect(page.getByText("Converted JPG Files (3)")).toBeVisible();
  await expect(page.getByTestId("outcome")).toBeVisible();
  const results = page.getByRole("region", { name: en.advanced.results }).getByRole("listitem");
  await results.getByRole("button", { name: "Remove two.png" }).click();
  await page.getByRole("radio", { name: en.advanced.layouts.simple }).check();
  await expect(rowsOf(page)).toHaveText([/one/, /three/]);
  await page.getByRole("radio", { name: en.advanced.layouts.advanced }).check();
  await expect(results).toHaveText([/one/, /three/]);
});

test("brings back the results of files that were removed before", async ({ page }) => {
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await sources(tool, 2));
  await page.getByRole("button", { name: "Convert to JPG (2)" }).click();
  await expect(page.getByText("Converted JPG Files (2)")).toBeVisible();
  await expect(page.getByTestId("outcome")).toBeVisible();
  await page.getByRole("button", { name: en.advanced.clear }).click();
  const results = page.getByRole("region", { name: en.advanced.results }).getByRole("listitem");
  await results
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await results.getByRole("button", { name: /^Remove/ }).click();
  await expect(results).toHaveCount(0);
  await expect(page.getByRole("button", { name: words.dropZone.button })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(results).toHaveText([/one/, /two/]);
});

test("removes all files at once, and leaves no object URL when the page is left", async ({ page }) => {
  const links = await countObjectUrls(page);
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await sources(tool, 3));
  await page.getByRole("button", { name: "Convert to JPG (3)" }).click();
  await expect(page.getByText("Converted JPG Files (3)")).toBeVisible();
  await page.getByRole("button", { name: en.advanced.clear }).click();
  await expect(page.getByText(en.advanced.empty)).toBeVisible();
  await leaveForHome(page);
  await expect.poll(links).toBe(0);
});
