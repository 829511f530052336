import { tool } from "../lib/tools/png-to-jpg/tool";
import { words } from "../lib/tools/png-to-jpg/words.en";
import { en } from "../lib/words/en";
import { bytesOf } from "./support/downloads";
import { drag } from "./support/drop";
import { expectScene } from "./support/pictures";
import { expect, test } from "./support/test";
import { countObjectUrls, leaveForHome, openTool, sources, wrongFile } from "./support/tool-page";

const reply = (name: string) =>
  JSON.stringify({
    success: true,
    originalName: name,
    convertedName: name,
    fileSize: 2048,
    downloadUrl: "/api/download/x/y.jpg",
  });

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

test("names each file that is too large or not a PNG, keeps the others, and clears the message at the next choice", async ({
  page,
}) => {
  const { zone, input } = await openTool(page, tool);
  const [good] = await sources(tool, 1);
  const large = { ...wrongFile, name: "large.txt", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await input.setInputFiles([wrongFile, large, good]);
  const alert = page.getByRole("alert").filter({ hasText: "notes.txt" });
  await expect(alert.getByText("notes.txt is not a PNG file")).toBeVisible();
  await expect(alert.getByText("large.txt is not a PNG file")).toBeVisible();
  await expect(alert.getByText("large.txt exceeds 10MB limit")).toBeVisible();
  await expect(page.getByText("Selected Files (1)")).toBeVisible();
  await drag(zone, [good]);
  await expect(page.getByText("notes.txt is not a PNG file")).toHaveCount(0);
  await expect(page.getByText("Selected Files (2)")).toBeVisible();
});

test("accepts a PNG by its name alone, in any case", async ({ page }) => {
  const { input } = await openTool(page, tool);
  const [good] = await sources(tool, 1);
  await input.setInputFiles({ ...good, name: "SCAN.PNG", mimeType: "application/octet-stream" });
  await expect(page.getByText("Selected Files (1)")).toBeVisible();
});

test("removes files one by one and all at once", async ({ page }) => {
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await sources(tool, 3));
  await page.getByRole("button", { name: "Remove two.png" }).click();
  await expect(page.getByText("Selected Files (2)")).toBeVisible();
  await page.getByRole("button", { name: en.advanced.clear }).click();
  await expect(page.getByText(en.advanced.empty)).toBeVisible();
});

test("sends nothing without a file", async ({ page }) => {
  await openTool(page, tool);
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.getByRole("button", { name: "Convert to JPG (0)" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Please select at least one PNG file." }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: words.dropZone.button })).toBeFocused();
  expect(posts).toEqual([]);
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
  await release[2]?.();
  await expect.poll(() => ids.length).toBe(5);
  for (const answer of release.slice(3)) await answer();
  await expect(page.getByText("Converted JPG Files (5)")).toBeVisible();
  await expect(page.getByText("2.0 KB (85% quality)").first()).toBeVisible();
  await expect(page.getByText("Selected Files (5)")).toBeVisible();
  expect(new Set(ids).size).toBe(5);
});

test("shows 'Converting...' only once for several files", async ({ page }) => {
  // Reports a whole upload, and never sends it.
  await page.addInitScript(() => {
    XMLHttpRequest.prototype.send = function () {
      const all = { lengthComputable: true, loaded: 1, total: 1 };
      this.upload.dispatchEvent(new ProgressEvent("progress", all));
    };
  });
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await sources(tool, 2));
  await page.getByRole("button", { name: "Convert to JPG (2)" }).click();
  await expect(page.getByText("· Uploaded", { exact: true })).toHaveCount(2);
  await expect(page.getByText(en.converter.progress.converting)).toHaveCount(1);
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
  });

  test("names the file when there is no answer", async ({ page }) => {
    const { input } = await openTool(page, tool);
    await page.route("**/png-to-jpg", (route) =>
      route.request().method() === "POST" ? route.abort("internetdisconnected") : route.continue(),
    );
    await input.setInputFiles(await sources(tool, 1));
    await page.getByRole("button", { name: "Convert to JPG (1)" }).click();
    await expect(page.getByText(/^Failed to convert one\.png: .+/)).toBeVisible();
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

test("downloads a result that is clicked in the moment it appears", async ({ page }) => {
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await sources(tool, 1));
  // Observers run before React's effects, which wait for a task of their own.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>("[aria-label^='Download one']");
      if (!button) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  const downloading = page.waitForEvent("download", { timeout: 15_000 });
  await page.getByRole("button", { name: "Convert to JPG (1)" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("one.jpg");
  await expectScene(await bytesOf(download), "jpg");
});

test("leaves no object URL when the page is left", async ({ page }) => {
  const links = await countObjectUrls(page);
  const { input } = await openTool(page, tool);
  await input.setInputFiles(await sources(tool, 3));
  await page.getByRole("button", { name: "Convert to JPG (3)" }).click();
  await expect(page.getByText("Converted JPG Files (3)")).toBeVisible();
  await page.getByRole("button", { name: en.advanced.clear }).click();
  await leaveForHome(page);
  await expect.poll(links).toBe(0);
});
