import type { Page } from "@playwright/test";
import JSZip from "jszip";
import sharp from "sharp";
import { calls } from "../lib/contract/calls";
import { tiles } from "../lib/formats";
import { en } from "../lib/words/en";
import { recordFields, sentenceOf, startCall } from "./support/calls";
import { type ConverterScreen, testRefusedCall } from "./support/converter-suite";
import { saved } from "./support/downloads";
import { pdfScreen } from "./support/pdf-page";
import { paintOf, pdf, photoPdf, pretended, textless } from "./support/pdfs";
import { expect, test } from "./support/test";
import { alertOf, openSettings, openTool, toolsWith } from "./support/tool-page";

const tools = toolsWith("pdf-document");
const toolFor = <Job extends (typeof tools)[number]["job"]>(job: Job) => {
  const found = tools.find((tool): tool is Extract<(typeof tools)[number], { job: Job }> => tool.job === job);
  if (!found) throw new Error(`There is no tool for ${job}.`);
  return found;
};
type DocumentTool = (typeof tools)[number];

const open = async (page: Page, tool: DocumentTool) => ({
  ...(await openTool(page, tool)),
  ...pdfScreen(page, tool.words.action),
  call: `**${calls[tool.call].path}`,
});

const RESULT = "/api/download/made/result";

/** Replies to a call for a document, and to the download after it, in place of the server. */
async function answer(page: Page, call: string, reply: { fileSize: number } & Record<string, unknown>) {
  await page.route(call, (route) =>
    route.fulfill({ json: { success: true, downloadUrl: RESULT, ...reply } }),
  );
  await page.route(`**${RESULT}`, (route) =>
    route.fulfill({ contentType: "application/octet-stream", body: Buffer.alloc(reply.fileSize, 7) }),
  );
}

for (const tool of tools)
  if (tool.job === "images")
    test(`${tool.path} makes pictures of the chosen pages`, {
      tag: tool === tools[0] ? "@main" : [],
    }, async ({ page }) => {
      const { input, convert, range, quality, pages, zip, thumbnail, preview, call } = await open(page, tool);
      const target = tool.targets.at(-1) ?? "jpg";
      const format = page.getByLabel(en.pdfPages.format);
      if (tool.targets.length > 1) {
        await expect(format.locator("option")).toHaveText(["JPG", "PNG", "WEBP"]);
        await format.selectOption(target);
      } else await expect(format).toHaveCount(0);
      await expect(page.getByLabel(en.pdfPages.autoDownload)).toHaveCount(0);
      const sent = await recordFields(page, call);
      await input.setInputFiles(pdf("pages.pdf", 3));
      await range.fill("2-3");
      await quality.selectOption("1");
      await convert.click();
      await expect(page.getByText(en.converter.outcome.successful)).toBeVisible();
      expect(sent).toEqual([{ scale: "1.0", format: target, pages: "2-3" }]);
      await expect(pages).toHaveCount(2);
      await expect(page.locator("dd").nth(1)).toHaveText(tiles[target].label);
      const { name, bytes } = await saved(pages.nth(1).getByRole("button", { name: /^Download / }));
      expect(name).toMatch(new RegExp(`3\\.${target}$`));
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 100, format: target });
      const { files } = await JSZip.loadAsync((await saved(zip)).bytes);
      expect(Object.keys(files)).toHaveLength(2);
      await thumbnail(2).click();
      await expect(preview.locator("img")).toHaveJSProperty("naturalWidth", 200);
    });

test.describe("Compress PDF", () => {
  const tool = toolFor("compress");

  const download = (page: Page) => page.getByRole("link", { name: en.pdf.download });

  test("shows how much smaller the PDF is at the chosen level", async ({ page }) => {
    const { input, convert, reset, call } = await open(page, tool);
    const levels = page.getByRole("group", { name: en.pdfCompress.levels });
    await expect(levels.getByRole("radio")).toHaveCount(3);
    for (const words of [
      "Light: looks nearly the same, even in print",
      /^Balanced/,
      "Strong: the smallest file, still readable",
    ])
      await expect(levels.getByRole("radio", { name: words })).toHaveCount(1);
    await expect(levels.getByRole("radio", { name: /^Balanced/ })).toBeChecked();
    await answer(page, call, {
      originalSize: 4 * 1024,
      fileSize: 1024,
      convertedName: "small.pdf",
      note: "Two pictures stayed as they are.",
    });
    const sent = await recordFields(page, call);
    await input.setInputFiles(await photoPdf());
    await levels.getByRole("radio", { name: /^Strong/ }).check();
    await convert.click();
    await expect(page.getByRole("heading", { name: en.pdfCompress.done })).toBeVisible();
    expect(sent).toEqual([{ level: "strong" }]);
    await expect(page.getByText("75% smaller: from 4.0 KB to 1.0 KB.")).toBeVisible();
    await expect(page.getByText("Two pictures stayed as they are.")).toBeVisible();
    const { name, bytes } = await saved(download(page));
    expect(name).toBe("small.pdf");
    expect(bytes.length).toBe(1024);
    await reset.click();
    await expect(download(page)).toHaveCount(0);
  });

  test("offers levels only where they give different files", async ({ page }) => {
    const { input, convert, call } = await open(page, tool);
    const levels = page.getByRole("radio");
    const sent = await recordFields(page, call);
    await input.setInputFiles(pdf("text.pdf", 3));
    await expect(page.getByText(en.pdfCompress.oneLevel)).toBeVisible();
    await expect(levels).toHaveCount(0);
    await convert.click();
    await expect(download(page)).toBeVisible();
    expect(sent).toEqual([{ level: "light" }]);
    await input.setInputFiles(await photoPdf());
    await expect(levels).toHaveCount(3);
    await expect(levels.nth(1)).toBeChecked();
    const text = pdf("fonts.pdf");
    const font = `\n9 0 obj\n<</Length1 9000>>\nstream\n${"x".repeat(9000)}\nendstream\nendobj\n`;
    await input.setInputFiles({ ...text, buffer: Buffer.concat([text.buffer, Buffer.from(font)]) });
    await expect(levels).toHaveCount(2);
    await expect(page.getByText(en.pdfCompress.fewerLevels)).toBeVisible();
    await input.setInputFiles(pdf("locked.pdf", 1, { user: "open", owner: "sesame" }));
    await expect(levels).toHaveCount(3);
    await expect(page.getByText(en.pdfCompress.fewerLevels)).toHaveCount(0);
  });

  const limited = (page: Page) => page.getByRole("checkbox", { name: en.targetSize.limit });
  const amount = (page: Page) => page.getByRole("textbox", { name: en.targetSize.amount });

  test("fits a size limit in place of a level", async ({ page }) => {
    const { input, convert, call } = await open(page, tool);
    const levels = page.getByRole("group", { name: en.pdfCompress.levels });
    await input.setInputFiles(await photoPdf());
    await limited(page).check();
    await expect(levels.getByRole("radio").first()).toBeDisabled();
    await amount(page).fill("20");
    const sent = await recordFields(page, call);
    await convert.click();
    const { bytes } = await saved(download(page));
    expect(sent).toEqual([{ targetSize: "20000" }]);
    expect(bytes.length).toBeLessThanOrEqual(20_000);
    await expect(
      page.getByText(/^To fit your limit, pictures were reduced to \d+ dpi or less\./),
    ).toBeVisible();
    await openSettings(page);
    await limited(page).uncheck();
    await expect(levels.getByRole("radio").first()).toBeEnabled();
    await convert.click();
    await expect(page.getByText(/^To fit your limit/)).toHaveCount(0);
    await expect(download(page)).toBeVisible();
    expect(sent[1]).toEqual({ level: "balanced" });
  });

  test("/compress-pdf-to-100kb starts with its limit", async ({ page }) => {
    const { input, convert, call } = await open(page, { ...tool, path: "/compress-pdf-to-100kb" });
    await expect(limited(page)).toBeChecked();
    await expect(page.getByRole("group", { name: en.pdfCompress.levels })).toHaveCount(0);
    const sent = await recordFields(page, call);
    await input.setInputFiles(await photoPdf());
    await convert.click();
    await expect(download(page)).toBeVisible();
    expect(sent).toEqual([{ targetSize: "100000" }]);
    await openSettings(page);
    await limited(page).uncheck();
    await expect(page.getByRole("radio", { name: /^Balanced/ })).toBeChecked();
  });

  test("shows pages before and after, drawn in the browser", async ({ page }) => {
    const { input, convert, call } = await open(page, tool);
    const made = pdf("small.pdf", 2);
    const original = {
      ...made,
      name: "large.pdf",
      buffer: Buffer.concat([made.buffer, Buffer.alloc(4096, "%")]),
    };
    await answer(page, call, { originalSize: original.buffer.length, fileSize: made.buffer.length });
    await page.route(`**${RESULT}`, (route) => route.fulfill({ body: made.buffer }));
    await input.setInputFiles(original);
    await convert.click();
    const compare = page.getByRole("button", { name: en.pdfCompress.compare });
    await compare.click();
    const dialog = page.getByRole("dialog", { name: "Before and after: large.pdf" });
    await expect(dialog.getByText(/^\d\.\d KB to \d\.\d KB, \d\d% smaller$/)).toBeVisible();
    const colorOf = (side: "before" | "after") =>
      dialog
        .getByTestId(side)
        .locator("img")
        .evaluate((picture: HTMLImageElement) => {
          const context = new OffscreenCanvas(1, 1).getContext("2d");
          context?.drawImage(picture, 1200, 300, 1, 1, 0, 0, 1, 1);
          return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
        });
    for (const number of [1, 2]) {
      await expect(dialog.getByText(`Page ${number} of 2`)).toBeVisible();
      for (const side of ["before", "after"] as const)
        await expect.poll(() => colorOf(side)).toEqual(paintOf(number));
      if (number === 1) await dialog.getByRole("button", { name: en.pdf.next }).click();
    }
    await expect(dialog.getByRole("button", { name: en.pdf.next })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(compare).toBeFocused();
  });

  test("makes a PDF that is not larger", { tag: "@main" }, async ({ page }) => {
    const { input, convert } = await open(page, tool);
    const file = pdf("real.pdf", 3);
    await input.setInputFiles(file);
    await convert.click();
    const { name, bytes } = await saved(download(page));
    expect(name).toBe(file.name);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBeLessThanOrEqual(file.buffer.length);
  });

  test("says when the PDF didn't get smaller", async ({ page }) => {
    const { input, convert, call } = await open(page, tool);
    await answer(page, call, { originalSize: 1024, fileSize: 1024 });
    await input.setInputFiles(pdf("small.pdf"));
    await convert.click();
    await expect(page.getByRole("heading", { name: en.pdfCompress.kept })).toBeVisible();
    await expect(page.getByText("Its size is still 1.0 KB.")).toBeVisible();
    expect((await saved(download(page))).name).toBe("small.pdf");
  });

  test("takes a PDF of any size, cancels the upload, and keeps the file", async ({ page }) => {
    const { input, convert, cancel, remove, call } = await open(page, tool);
    await page.route(call, () => {});
    // The server limits the size, the page does not.
    await input.setInputFiles(pretended("large.pdf", 10_485_761));
    const { aborted } = await startCall(page, () => convert.click());
    await expect(page.getByText(en.converter.progress.uploading, { exact: true })).toHaveCount(1);
    await cancel.click();
    await aborted;
    await expect(convert).toBeFocused();
    await expect(remove).toHaveCount(1);
  });

  test.describe("when it fails", () => {
    test.use({ expectedFaults: [/Failed to load resource/] });
    const screen: ConverterScreen = {
      tool,
      files: async () => [pdf("one.pdf")],
      start: (page) => pdfScreen(page, tool.words.action).convert,
      finished: download,
    };
    testRefusedCall(screen, {
      expectSaid: (page, message) => expect(alertOf(page, message)).toHaveCount(1),
    });
  });
});

test.describe("PDF to Word", () => {
  const tool = toolFor("word");

  test("makes a document with the text of the PDF", { tag: "@main" }, async ({ page }) => {
    const { input, convert } = await open(page, tool);
    await input.setInputFiles(pdf("real.pdf", 3));
    await convert.click();
    const { name, bytes } = await saved(page.getByRole("link", { name: en.pdfWord.download }));
    expect(name).toBe("real.docx");
    const { files } = await JSZip.loadAsync(bytes);
    const words = (await files["word/document.xml"]?.async("string"))?.replace(/<[^>]+>/g, "");
    for (const number of [1, 2, 3]) expect(words).toContain(`Page ${number}`);
  });

  test("keeps the layout of the PDF if that is chosen, and converts again after another choice", async ({
    page,
  }) => {
    const { input, convert } = await open(page, tool);
    await input.setInputFiles(pdf("real.pdf", 2));
    const layout = page.getByLabel(en.pdfWord.layout, { exact: true });
    await expect(layout).toHaveValue("flow");
    const made = async () => {
      await convert.click();
      const { bytes } = await saved(page.getByRole("link", { name: en.pdfWord.download }));
      const { files } = await JSZip.loadAsync(bytes);
      return (await files["word/document.xml"]?.async("string")) ?? "";
    };
    expect(await made()).not.toContain("<w:framePr ");
    await openSettings(page);
    await layout.selectOption("Exact layout");
    await expect(page.getByText("For keeping the look")).toBeVisible();
    await expect(page.getByText(en.converter.outcome.successful)).toBeVisible();
    expect((await made()).split("<w:framePr ").length).toBe(3);
  });

  test.describe("of a scan", () => {
    test.use({ expectedFaults: [/Failed to load resource/] });

    test("says that an empty page has no text, and suggests PDF to Image", async ({ page }) => {
      const { input, convert, alert } = await open(page, tool);
      await input.setInputFiles(textless("scan.pdf"));
      await convert.click();
      await expect(alert(sentenceOf("no_text"))).toContainText("can't be read");
      await expect(alert(sentenceOf("no_text")).getByRole("link", { name: "PDF to Image" })).toBeVisible();
    });
  });
});
