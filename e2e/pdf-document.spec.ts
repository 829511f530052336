import type { Page } from "@playwright/test";
import JSZip from "jszip";
import sharp from "sharp";
import { calls } from "../lib/contract/calls";
import { tiles } from "../lib/formats";
import { en } from "../lib/words/en";
import { failure, isPost, recordFields, sentenceOf, textOf } from "./support/calls";
import { firstOfEach, kindOf } from "./support/configurations";
import { type ConverterScreen, testRefusedCalls } from "./support/converter-suite";
import { saved } from "./support/downloads";
import { drag } from "./support/drop";
import { pdfScreen } from "./support/pdf-page";
import { paintOf, pdf, photoPdf, pretended, textless } from "./support/pdfs";
import { expect, test } from "./support/test";
import { alertOf, countObjectUrls, leaveForHome, openTool, toolsWith, wrongFile } from "./support/tool-page";

const tools = toolsWith("pdf-document");
const toolFor = <Job extends (typeof tools)[number]["job"]>(job: Job) => {
  const found = tools.find((tool): tool is Extract<(typeof tools)[number], { job: Job }> => tool.job === job);
  if (!found) throw new Error(`There is no tool for ${job}.`);
  return found;
};
type DocumentTool = (typeof tools)[number];
/** One tool of each job; what does not depend on the job is tested with the first. */
const screens = firstOfEach(tools, kindOf);
const [firstScreen] = screens;
/** Tools that only preset a limit. */
const presets = tools.filter(({ variantOf }) => variantOf);

const open = async (page: Page, tool: DocumentTool) => ({
  ...(await openTool(page, tool)),
  ...pdfScreen(page, tool.words.action),
  call: `**${calls[tool.call].path}`,
});

const screenOf = (tool: DocumentTool): ConverterScreen => ({
  tool,
  files: async () => [pdf("one.pdf")],
  start: (page) => pdfScreen(page, tool.words.action).convert,
  finished: (page) => page.getByText(en.converter.outcome.successful),
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

for (const tool of screens)
  test.describe(tool.path, () => {
    if (tool === firstScreen)
      test("accepts one PDF and nothing else", async ({ page }) => {
        const { zone, input, convert, alert, remove, reset } = await open(page, tool);
        await convert.click();
        await expect(alert("Please select a PDF file.")).toBeVisible();
        await expect(page.getByRole("button", { name: "Select PDF File", exact: true })).toBeFocused();
        await drag(zone, [wrongFile]);
        await expect(alert("Please select a valid PDF file.")).toContainText(wrongFile.name);
        await input.setInputFiles([wrongFile, pdf("right.pdf"), pdf("other.pdf")]);
        await expect(alert("Please select a valid PDF file.")).toContainText(
          "Left out: notes.txt, other.pdf",
        );
        await expect(remove).toHaveAccessibleName("Remove right.pdf");
        // The server limits the size, the page does not.
        await input.setInputFiles(pretended("large.pdf", 10_485_761));
        await expect(page.getByText("large.pdf", { exact: true })).toBeVisible();
        await expect(alert(/\w/)).toHaveCount(0);
        await remove.click();
        await expect(page.getByText("large.pdf", { exact: true })).toHaveCount(0);
        await expect(reset).toBeDisabled();
      });

    test("shows the upload, cancels it, and aborts it when the page is left", async ({ page }) => {
      const links = await countObjectUrls(page);
      const { input, convert, cancel, remove, call } = await open(page, tool);
      await page.route(call, () => {});
      await input.setInputFiles(pdf("one.pdf"));
      // Only a request that was sent can be aborted.
      const start = async () => {
        const sent = page.waitForRequest(isPost);
        await convert.click();
        await sent;
      };
      let aborted = page.waitForEvent("requestfailed", isPost);
      await start();
      await expect(page.getByText(en.converter.progress.uploading, { exact: true })).toHaveCount(1);
      await expect(page.getByRole("progressbar")).toBeVisible();
      await cancel.click();
      await aborted;
      await expect(convert).toBeFocused();
      await expect(remove).toHaveCount(1);
      aborted = page.waitForEvent("requestfailed", isPost);
      await start();
      await expect(cancel).toBeVisible();
      await leaveForHome(page);
      await aborted;
      expect(await links()).toBe(0);
    });

    test.describe("when it fails", () => {
      test.use({ expectedFaults: [/Failed to load resource/] });
      testRefusedCalls(screenOf(tool), {
        expectSaid: (page, message) => expect(alertOf(page, message)).toHaveCount(1),
      });

      if (tool !== firstScreen) return;
      test("shows a general sentence when there is no answer", async ({ page }) => {
        const { input, convert, alert, call } = await open(page, tool);
        await page.route(call, (route) => route.abort("internetdisconnected"));
        await input.setInputFiles(pdf("one.pdf"));
        await convert.click();
        await expect(alert(en.failures.pdf.failed)).toContainText("Check your connection");
      });

      test("asks for a password, and sends it with the next call only", { tag: "@main" }, async ({
        page,
      }) => {
        const { input, convert, password, alert, call } = await open(page, tool);
        await page.route(call, (route) => {
          const code = textOf(route).includes('name="password"') ? "wrong_password" : "password_needed";
          return route.fulfill({ status: 422, json: failure(code, sentenceOf(code)) });
        });
        const sent = await recordFields(page, call);
        await input.setInputFiles(pdf("one.pdf"));
        await convert.click();
        await expect(alert(en.errors.password_needed)).toHaveCount(1);
        await expect(password).toBeFocused();
        await password.fill("open sesame");
        await password.press("Enter");
        await expect(alert(en.errors.wrong_password)).toHaveCount(1);
        await expect(password).toBeFocused();
        expect(sent.map((fields) => fields.password)).toEqual([undefined, "open sesame"]);
        await input.setInputFiles(pdf("other.pdf"));
        await expect(password).toHaveCount(0);
      });
    });
  });

for (const tool of tools)
  if (tool.job === "images")
    for (const target of tool.targets)
      test(`${tool.path} makes ${tiles[target].label} pictures of the chosen pages`, {
        tag: tool === tools[0] && target === tool.targets[0] ? "@main" : [],
      }, async ({ page }) => {
        const { input, convert, range, quality, pages, zip, thumbnail, preview, call } = await open(
          page,
          tool,
        );
        const select = page.getByLabel(en.pdfPages.format);
        if (tool.targets.length > 1) {
          await expect(select.locator("option")).toHaveText(["JPG", "PNG", "WEBP"]);
          await select.selectOption(target);
        } else await expect(select).toHaveCount(0);
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
        const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        expect([info.width, info.height]).toEqual([200, 100]);
        const middle = (50 * info.width + 100) * info.channels;
        for (const [channel, value] of paintOf(3).entries())
          expect(Math.abs((data[middle + channel] ?? 999) - value)).toBeLessThan(8);
        const { files } = await JSZip.loadAsync((await saved(zip)).bytes);
        expect(Object.keys(files)).toHaveLength(2);
        await thumbnail(2).click();
        await expect(preview.locator("img")).toHaveJSProperty("naturalWidth", 200);
        await page.keyboard.press("Escape");
        await expect(thumbnail(2)).toBeFocused();
      });

test.describe("Compress PDF", () => {
  const tool = toolFor("compress");

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
    await input.setInputFiles(pdf("large.pdf", 3));
    await levels.getByRole("radio", { name: /^Strong/ }).check();
    await convert.click();
    await expect(page.getByRole("heading", { name: en.pdfCompress.done })).toBeVisible();
    expect(sent).toEqual([{ level: "strong" }]);
    await expect(page.getByText("75% smaller: from 4.0 KB to 1.0 KB.")).toBeVisible();
    await expect(page.getByText("Two pictures stayed as they are.")).toBeVisible();
    const { name, bytes } = await saved(page.getByRole("link", { name: en.pdf.download }));
    expect(name).toBe("small.pdf");
    expect(bytes.length).toBe(1024);
    await reset.click();
    await expect(page.getByRole("link", { name: en.pdf.download })).toHaveCount(0);
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
    const { bytes } = await saved(page.getByRole("link", { name: en.pdf.download }));
    expect(sent).toEqual([{ targetSize: "20000" }]);
    expect(bytes.length).toBeLessThanOrEqual(20_000);
    await expect(
      page.getByText(/^To fit your limit, pictures were reduced to \d+ dpi or less\./),
    ).toBeVisible();
    await limited(page).uncheck();
    await expect(levels.getByRole("radio").first()).toBeEnabled();
    await convert.click();
    await expect(page.getByText(/^To fit your limit/)).toHaveCount(0);
    await expect(page.getByRole("link", { name: en.pdf.download })).toBeVisible();
    expect(sent[1]).toEqual({ level: "balanced" });
  });

  test("asks for the size limit, and sends nothing before", async ({ page }) => {
    const { input, convert, call } = await open(page, tool);
    const sent = await recordFields(page, call);
    await input.setInputFiles(pdf("large.pdf", 3));
    await limited(page).check();
    await amount(page).fill("small");
    await convert.click();
    await expect(page.getByText(en.targetSize.refused)).toBeVisible();
    await expect(amount(page)).toBeFocused();
    expect(sent).toEqual([]);
    await amount(page).fill("2");
    await page.getByRole("combobox", { name: en.targetSize.unit }).selectOption("MB");
    await amount(page).press("Enter");
    await expect(page.getByRole("link", { name: en.pdf.download })).toBeVisible();
    expect(sent).toEqual([{ targetSize: "2000000" }]);
  });

  test.describe("where the limit is too small", () => {
    test.use({ expectedFaults: [/Failed to load resource/] });

    test("says what size can be reached", async ({ page }) => {
      const { input, convert, alert } = await open(page, tool);
      await input.setInputFiles(await photoPdf());
      await limited(page).check();
      await amount(page).fill("1");
      await convert.click();
      await expect(alert(/The smallest we reach is \d+ KB\./)).toContainText("Leave out some pages");
    });
  });

  for (const variant of tools)
    if (variant.job === "compress" && variant === presets[0])
      test(`${variant.path} starts with its limit`, async ({ page }) => {
        const { input, convert, call } = await open(page, variant);
        await expect(limited(page)).toBeChecked();
        await expect(page.getByRole("group", { name: en.pdfCompress.levels })).toHaveCount(0);
        const sent = await recordFields(page, call);
        await input.setInputFiles(await photoPdf());
        await convert.click();
        await expect(page.getByRole("link", { name: en.pdf.download })).toBeVisible();
        expect(sent).toEqual([{ targetSize: String(variant.targetSize) }]);
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
    const { name, bytes } = await saved(page.getByRole("link", { name: en.pdf.download }));
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
    expect((await saved(page.getByRole("link", { name: en.pdf.download }))).name).toBe("small.pdf");
  });

  test("keeps the result until it converts again, and releases it when the page is left", async ({
    page,
  }) => {
    const links = await countObjectUrls(page);
    const { input, convert, call } = await open(page, tool);
    const download = page.getByRole("link", { name: en.pdf.download });
    await answer(page, call, { originalSize: 4096, fileSize: 1024 });
    await input.setInputFiles(pdf("large.pdf"));
    await convert.click();
    await expect(download).toBeVisible();
    await page.getByRole("radio", { name: /^Light/ }).check();
    await expect(download).toBeVisible();
    await convert.click();
    await expect(download).toHaveCount(0);
    await expect(download).toBeVisible();
    expect(await links()).toBe(1);
    await leaveForHome(page);
    await expect.poll(links).toBe(0);
  });
});

test.describe("PDF to Word", () => {
  const tool = toolFor("word");

  test("offers the document for download", async ({ page }) => {
    const { input, convert, call } = await open(page, tool);
    await answer(page, call, { fileSize: 2048, convertedName: "letter.docx" });
    await input.setInputFiles(pdf("letter.pdf"));
    await convert.click();
    await expect(page.getByText(en.converter.outcome.successful)).toBeVisible();
    const { name, bytes } = await saved(page.getByRole("link", { name: en.pdfWord.download }));
    expect(name).toBe("letter.docx");
    expect(bytes.length).toBe(2048);
  });

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
    await layout.selectOption("Exact layout");
    await expect(page.getByText("For keeping the look")).toBeVisible();
    await expect(page.getByText(en.converter.outcome.successful)).toBeVisible();
    expect((await made()).split("<w:framePr ").length).toBe(3);
  });

  test.describe("of a scan", () => {
    test.use({ expectedFaults: [/Failed to load resource/] });

    test("says that a picture has no text", async ({ page }) => {
      const { input, convert, alert } = await open(page, tool);
      await input.setInputFiles(textless("scan.pdf"));
      await convert.click();
      await expect(alert(sentenceOf("no_text"))).toContainText("can't be read");
    });

    test("suggests PDF to Image", async ({ page }) => {
      const { input, convert, alert, call } = await open(page, tool);
      const message = sentenceOf("no_text");
      await page.route(call, (route) => route.fulfill({ status: 422, json: failure("no_text", message) }));
      await input.setInputFiles(pdf("scan.pdf"));
      await convert.click();
      await expect(alert(message).getByRole("link", { name: "PDF to Image" })).toBeVisible();
    });
  });
});

test("announces the file and the result", async ({ page }) => {
  const { input, convert, call } = await open(page, toolFor("compress"));
  const status = page.getByRole("status");
  await answer(page, call, { originalSize: 4096, fileSize: 1024 });
  await input.setInputFiles(pdf("large.pdf"));
  await expect(status).toHaveText("Added 1.");
  await convert.click();
  await expect(status).toHaveText("Finished, 75% smaller.");
});
