import { en } from "../lib/words/en";
import { failFile, holdRequests, recordFields, textOf } from "./support/calls";
import { drag } from "./support/drop";
import { picture } from "./support/pictures";
import { expect, test } from "./support/test";
import { alertOf, openTool, resultsOf, rowsOf, sources, toolWith } from "./support/tool-page";

test("accepts files that are dropped outside the drop zone", async ({ page }) => {
  const { words } = toolWith("advanced");
  await openTool(page, { path: "/png-to-jpg" });
  const files = await sources({ from: "png" }, 2);
  const heading = page.getByRole("heading", { level: 1 });
  await drag(heading, files, { drop: false });
  await expect(page.getByText(words.dropZone.dragging)).toBeVisible();
  await drag(heading, files);
  await expect(page.getByRole("button", { name: /^Remove (one|two)\./ })).toHaveCount(2);
  await expect(page.getByText(words.dropZone.prompt)).toBeVisible();
});

test("accepts pasted files like selected ones", async ({ page }) => {
  await openTool(page, { path: "/heic-to-png" });
  const paste = (name: string, mimeType: string) =>
    page.evaluate(
      ([name, type]) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File(["pasted"], name ?? "", { type }));
        document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      },
      [name, mimeType] as const,
    );
  await paste("shot.png", "image/png");
  await expect(page.getByText("Please select only HEIC files.")).toBeVisible();
  await paste("photo.heic", "image/heic");
  await expect(page.getByRole("button", { name: "Remove photo.heic" })).toBeVisible();
});

test("accepts the files of a dropped folder, without those that systems hide there", async ({ page }) => {
  await openTool(page, { path: "/heic-to-png" });
  await page.evaluate(() => {
    const file = (name: string) => ({
      isFile: true,
      isDirectory: false,
      name,
      file: (take: (file: File) => void) => take(new File(["photo"], name)),
    });
    const folder = (name: string, ...entries: object[]) => ({
      isFile: false,
      isDirectory: true,
      name,
      createReader: () => ({ readEntries: (take: (some: object[]) => void) => take(entries.splice(0, 1)) }),
    });
    const photos = folder("photos", file("one.heic"), file(".DS_Store"), folder("more", file("two.heic")));
    DataTransferItem.prototype.webkitGetAsEntry = () => photos as unknown as FileSystemEntry;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([], "photos"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole("button", { name: /^Remove (one|two)\.heic$/ })).toHaveCount(2);
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
});

test("accepts no files while it converts", async ({ page }) => {
  const { input } = await openTool(page, { path: "/heic-to-png" });
  const files = await sources({ from: "heic" }, 1);
  await input.setInputFiles(files);
  await page.route("**/api/heic-to-png", () => {});
  await page.getByRole("button", { name: "Convert to PNG" }).click();
  await expect(page.getByRole("button", { name: en.converter.progress.converting })).toBeDisabled();
  const [heading, more] = [page.getByRole("heading", { level: 1 }), await sources({ from: "heic" }, 2)];
  await drag(heading, more, { drop: false });
  await expect(page.getByText(en.converter.drop.busy)).toBeVisible();
  await drag(heading, more);
  await expect(page.getByText(en.converter.drop.busy)).toBeHidden();
  await expect(page.getByRole("button", { name: /^Remove one/ })).toHaveCount(1);
});

test("names the format of a refused file, and links to the tool that converts it", async ({ page }) => {
  const { input } = await openTool(page, { path: "/heic-to-png" });
  await input.setInputFiles(await picture("jpg", "photo.jpg"));
  const alert = alertOf(page, "Please select only HEIC files.");
  await expect(alert).toContainText("This is a JPG. Use JPG to PNG instead.");
  await alert.getByRole("link", { name: "JPG to PNG" }).click();
  await expect(page).toHaveURL(/\/jpg-to-png$/);
});

test("gives each refused file its reason, and takes a .heif along to the Image Converter", async ({
  page,
}) => {
  const { input } = await openTool(page, { path: "/heic-to-jpg" });
  const [heic, photo] = [await picture("heic", "small.heif"), await picture("jpg", "photo.jpg")];
  await input.setInputFiles([photo, { ...heic, mimeType: "image/heif" }]);
  const alert = alertOf(page, "Please select only HEIC files.");
  await expect(alert.getByText("is already a JPG. Nothing to convert.")).toContainText("photo.jpg");
  await expect(alert.getByText("only takes files that end in .heic.")).toContainText("small.heif");
  await alert.getByRole("link", { name: "Image Converter" }).click();
  await expect(page).toHaveURL(/\/image-compressor#jpg$/);
  await expect(rowsOf(page)).toHaveText([/small\.heif/]);
  await expect(page.getByLabel(en.batch.target, { exact: true })).toHaveValue("jpg");
});

// This screen appends files, so that a file added twice would be listed twice.
test("the drop zone accepts files before the page's script has loaded, and lists them once", async ({
  page,
}) => {
  const release = await holdRequests(page, /\/_next\/static\/chunks\/.*\.js/);
  await page.goto("/png-to-jpg", { waitUntil: "commit" });
  const zone = page.getByTestId("drop-zone");
  await expect(zone).toBeVisible();
  const picking = page.waitForEvent("filechooser");
  // What stands above it may still arrive.
  await zone.hover({ trial: true });
  const box = await zone.boundingBox();
  if (!box) throw new Error("no zone");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await (await picking).setFiles(await sources({ from: "png" }, 2));
  release();
  await zone.and(page.locator("[data-ready]")).waitFor();
  await expect(page.getByRole("button", { name: /^Remove (one|two)\./ })).toHaveCount(2);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: /^Remove (one|two)\./ })).toHaveCount(2);
});

test("PNG to JPG switches to the simple layout, and keeps the choice in the address", async ({ page }) => {
  const { input } = await openTool(page, { path: "/png-to-jpg" });
  await input.setInputFiles(await sources({ from: "png" }, 2));
  await page.getByRole("radio", { name: en.advanced.layouts.simple }).check();
  await expect(page).toHaveURL(/#simple$/);
  await expect(page.getByText("Supported: PNG only, up to 20 files, max 50MB total")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^2 files/ })).toBeVisible();
  await page.getByRole("radio", { name: en.advanced.layouts.advanced }).check();
  await expect(page.getByText("Selected Files (2)")).toBeVisible();
  await page.getByRole("button", { name: "Convert to JPG (2)" }).click();
  await expect(page.getByText("Converted JPG Files (2)")).toBeVisible();
  await page.getByRole("radio", { name: en.advanced.layouts.simple }).check();
  await expect(page.getByText("Converted JPG Files (2)")).toHaveCount(0);
  await page.getByRole("radio", { name: en.advanced.layouts.advanced }).check();
  await expect(page.getByText("Converted JPG Files (2)")).toBeVisible();
  await page.getByRole("radio", { name: en.advanced.layouts.simple }).check();
  await page.reload();
  await expect(page.getByRole("radio", { name: en.advanced.layouts.simple })).toBeChecked();
  const subtitles = [page.getByText("with complete control"), page.getByText("with nothing to set")] as const;
  await expect(subtitles[1]).toBeVisible();
  await expect(subtitles[0]).toBeHidden();
  await page.getByRole("radio", { name: en.advanced.layouts.advanced }).check();
  await expect(subtitles[0]).toBeVisible();
  await expect(subtitles[1]).toBeHidden();
  await expect(page.getByText(en.advanced.options)).toBeVisible();
});

test("the simple layout sends the specified options", async ({ page }) => {
  const { input } = await openTool(page, { path: "/png-to-jpg#simple" });
  const sent = await recordFields(page, "**/api/image/convert");
  await input.setInputFiles(await sources({ from: "png" }, 1));
  await page.getByRole("button", { name: "Convert to JPG" }).click();
  await expect(page.getByText("1 JPG file(s) converted successfully!")).toBeVisible();
  expect(sent).toEqual([
    {
      target_format: "jpg",
      quality: "85",
      preset: "web",
      auto_optimize: "true",
      preserve_metadata: "false",
    },
  ]);
});

test.describe("retrying failed files", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test("adds the result to a batch in its place", async ({ page }) => {
    const { input } = await openTool(page, { path: "/heic-to-png" });
    await input.setInputFiles(await sources({ from: "heic" }, 3));
    let calls = 0;
    await page.route("**/api/heic-to-png", async (route) => {
      calls += 1;
      const response = await route.fetch();
      const reply = await response.json();
      if (calls === 1) {
        expect(reply.images).toHaveLength(3);
        reply.images[1] = { originalName: "two.heic", error: "Not this time.", code: "internal" };
      } else expect(reply.images).toHaveLength(1);
      await route.fulfill({ response, json: reply });
    });
    await page.getByRole("button", { name: "Convert to PNG" }).click();
    const results = resultsOf(page);
    await expect(results).toHaveCount(2);
    await expect(page.getByText("Not this time.")).toBeVisible();
    await page.getByRole("button", { name: en.converter.actions.filesAgain.one }).click();
    await expect(results).toHaveCount(3);
    await expect(results.nth(1)).toContainText("two.heic");
    await expect(page.getByText("Not this time.")).toHaveCount(0);
  });

  test("keeps the other results of a batch when the retry fails", async ({ page }) => {
    const { input } = await openTool(page, { path: "/heic-to-png" });
    await input.setInputFiles(await sources({ from: "heic" }, 2));
    await failFile(page, "**/api/heic-to-png", "two.heic");
    await page.getByRole("button", { name: "Convert to PNG" }).click();
    const results = resultsOf(page);
    await expect(results).toHaveCount(1);
    await page.route("**/api/heic-to-png", (route) => route.abort("internetdisconnected"));
    await page.getByRole("button", { name: en.converter.actions.filesAgain.one }).click();
    await expect(page.getByText(/^1 of 2 failed$/)).toBeVisible();
    await expect(results).toHaveCount(1);
  });

  test("sends only the failed file in the advanced tool", async ({ page }) => {
    const { input } = await openTool(page, { path: "/png-to-jpg" });
    await input.setInputFiles(await sources({ from: "png" }, 3));
    let refuse = true;
    await page.route("**/png-to-jpg", (route) => {
      const body = textOf(route);
      if (refuse && body.includes('filename="two.png"')) return route.abort("internetdisconnected");
      return route.continue();
    });
    await page.getByRole("button", { name: "Convert to JPG (3)" }).click();
    await expect(page.getByText("Converted JPG Files (2)")).toBeVisible();
    refuse = false;
    await page.getByRole("button", { name: en.converter.actions.filesAgain.one }).click();
    await expect(page.getByText("Converted JPG Files (3)")).toBeVisible();
    await expect(page.getByText(/Failed to convert/)).toHaveCount(0);
  });
});
