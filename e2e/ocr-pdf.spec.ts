import { letter, scannedPdf, textPicture } from "../lib/engine/fixtures/scans";
import { en } from "../lib/words/en";
import { recordFields } from "./support/calls";
import { saved } from "./support/downloads";
import { pdfScreen } from "./support/pdf-page";
import { expect, test } from "./support/test";
import { openTool, toolsWith } from "./support/tool-page";

const [tool] = toolsWith("pdf-document").filter(({ job }) => job === "ocr");
if (!tool) throw new Error("There is no tool for OCR.");

/** Reading takes seconds of processor time, on a machine with other work to do. */
const slow = expect.configure({ timeout: 45_000 });

test("reads a scan page by page, and offers the PDF with its text", { tag: "@main" }, async ({ page }) => {
  test.slow();
  const picture = await textPicture(letter.slice(0, 2));
  const scan = {
    name: "minutes.pdf",
    mimeType: "application/pdf",
    buffer: await scannedPdf([picture, picture]),
  };
  const { input } = await openTool(page, tool);
  const { convert } = pdfScreen(page, tool.words.action);
  const sent = await recordFields(page, "**/api/ocr-pdf");
  await page.getByLabel(en.pdfOcr.language).selectOption("English");
  await input.setInputFiles(scan);
  await convert.click();
  await slow(page.getByText("Reading page 2 of 2...")).toBeVisible();
  await expect(page.getByText(/pages? a minute/)).toBeVisible();
  await slow(page.getByRole("heading", { name: en.pdfOcr.found })).toBeVisible();
  await expect(page.getByText(/^\d+ words on 2 pages\./)).toBeVisible();
  expect(sent).toEqual([{ language: "eng", progress: "true" }]);
  const { name, bytes } = await saved(page.getByRole("link", { name: en.pdf.download }));
  expect(name).toBe("minutes-searchable.pdf");
  expect(bytes.subarray(0, scan.buffer.length).equals(scan.buffer)).toBe(true);
  expect(bytes.length).toBeGreaterThan(scan.buffer.length);
});

test("nothing found is a caution that says what helps", async ({ page }) => {
  test.slow();
  const white = { data: Buffer.alloc(600 * 800, 230), width: 600, height: 800 };
  const { input } = await openTool(page, tool);
  await input.setInputFiles({
    name: "empty.pdf",
    mimeType: "application/pdf",
    buffer: await scannedPdf([white]),
  });
  await pdfScreen(page, tool.words.action).convert.click();
  await slow(page.getByRole("heading", { name: en.pdfOcr.none })).toBeVisible();
  await expect(page.getByText(en.pdfOcr.noneHelp)).toBeVisible();
  await expect(page.getByTestId("outcome")).toHaveAttribute("data-outcome", "care");
});
