import JSZip from "jszip";
import { asJpeg, letter, textPicture } from "../lib/engine/fixtures/scans";
import { en } from "../lib/words/en";
import { failure, recordFields } from "./support/calls";
import { saved } from "./support/downloads";
import { expect, test } from "./support/test";
import { alertOf, openTool, toolWith } from "./support/tool-page";

const tool = toolWith("image-text");

const lines = letter.slice(0, 2);
const page1 = async (name = "page.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: await asJpeg(await textPicture(lines, {}, 100)),
});

test("reads a picture, marks its words, and gives the corrected text away", { tag: "@main" }, async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { input } = await openTool(page, tool);
  const sent = await recordFields(page, "**/api/image-to-text");
  await input.setInputFiles(await page1());
  await page.getByRole("button", { name: tool.words.action }).click();
  await expect(page.getByRole("heading", { name: en.imageText.found })).toBeVisible();
  expect(sent).toEqual([{ language: "auto" }]);
  const words = lines.join(" ").split(" ").length;
  await expect(page.getByText(`${words} words in 1 picture.`)).toBeVisible();
  await expect(page.getByText(`${words} words, read as English`)).toBeVisible();
  await expect(page.locator("svg[preserveAspectRatio=none] rect")).toHaveCount(words);
  const text = page.getByRole("textbox", { name: "page.jpg" });
  await expect(text).toHaveValue(lines.join("\n"));
  await text.fill("Corrected.");
  await page.getByRole("button", { name: en.imageText.copy }).click();
  await expect(page.getByRole("status")).toHaveText(en.imageText.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Corrected.");
  const plain = await saved(page.getByRole("button", { name: en.imageText.txt }));
  expect([plain.name, plain.bytes.toString()]).toEqual(["page.txt", "Corrected."]);
  const word = await saved(page.getByRole("button", { name: en.imageText.docx }));
  expect(word.name).toBe("page.docx");
  const { files } = await JSZip.loadAsync(word.bytes);
  expect(await files["word/document.xml"]?.async("string")).toContain(">Corrected.</w:t>");
});

test.describe("when pictures fail", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test("names them, and reads the others", async ({ page }) => {
    test.slow();
    const { input } = await openTool(page, tool);
    const broken = { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture at all") };
    await input.setInputFiles([broken, await page1("good.jpg")]);
    await page.getByRole("button", { name: tool.words.action }).click();
    await expect(page.getByRole("textbox", { name: "good.jpg" })).toHaveValue(lines.join("\n"));
    await expect(alertOf(page, "1 of 2 failed")).toContainText("broken.jpg: ");
  });

  test("shows the server's reason when all do", { tag: "@main" }, async ({ page }) => {
    const { input } = await openTool(page, tool);
    await page.route("**/api/image-to-text", (route) =>
      route.fulfill({ status: 503, json: failure("busy", "The converter is busy.") }),
    );
    await input.setInputFiles(await page1());
    await page.getByRole("button", { name: tool.words.action }).click();
    await expect(alertOf(page, "page.jpg: The converter is busy.")).toBeVisible();
  });
});
