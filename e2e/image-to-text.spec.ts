import JSZip from "jszip";
import sharp from "sharp";
import { asJpeg, letter, textPicture } from "../lib/engine/fixtures/scans";
import { en } from "../lib/words/en";
import { failure, recordFields } from "./support/calls";
import { saved } from "./support/downloads";
import { expect, test } from "./support/test";
import { alertOf, openTool, rowsOf, toolWith } from "./support/tool-page";

const tool = toolWith("image-text");

/** Reading takes seconds of processor time, on a machine with other work to do. */
const slow = expect.configure({ timeout: 45_000 });

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
  await slow(page.getByRole("heading", { name: en.imageText.found })).toBeVisible();
  expect(sent).toEqual([{ language: "auto" }]);
  const words = lines.join(" ").split(" ").length;
  await expect(page.getByText(`${words} words in 1 picture.`)).toBeVisible();
  await expect(page.getByText(`${words} words, read as English`)).toBeVisible();
  await expect(page.locator("svg[preserveAspectRatio=none] rect")).toHaveCount(words);
  const text = page.getByRole("textbox", { name: "page.jpg" });
  await expect(text).toHaveValue(lines.join("\n"));
  await page.getByRole("button", { name: en.imageText.joinLines }).click();
  await expect(text).toHaveValue(lines.join(" "));
  await page.getByRole("button", { name: en.imageText.restoreLines }).click();
  await expect(text).toHaveValue(lines.join("\n"));
  await text.fill("Corrected.");
  await page.getByRole("button", { name: en.imageText.copy }).click();
  await expect(page.getByRole("button", { name: en.imageText.isCopied })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(en.imageText.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Corrected.");
  const plain = await saved(page.getByRole("button", { name: en.imageText.txt }));
  expect([plain.name, plain.bytes.toString()]).toEqual(["page.txt", "Corrected."]);
  const word = await saved(page.getByRole("button", { name: en.imageText.docx }));
  expect(word.name).toBe("page.docx");
  const { files } = await JSZip.loadAsync(word.bytes);
  expect(await files["word/document.xml"]?.async("string")).toContain(">Corrected.</w:t>");
});

/** A picture without anything to read. */
const blank = async (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: "#d8d0c8" } })
    .png()
    .toBuffer(),
});

test("nothing found is a caution that says what helps, and reads again in another language", {
  tag: "@main",
}, async ({ page }) => {
  test.slow();
  const { input } = await openTool(page, tool);
  const sent = await recordFields(page, "**/api/image-to-text");
  await input.setInputFiles(await blank("wall.png"));
  await page.getByRole("button", { name: tool.words.action }).click();
  // It is looked at from all sides, on a machine with other work to do.
  await expect(page.getByRole("heading", { name: en.imageText.none })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId("outcome")).toHaveAttribute("data-outcome", "care");
  const result = page.getByRole("region", { name: "Text of wall.png" });
  await expect(result.getByText(en.imageText.helps.tips[0] ?? "")).toBeVisible();
  await expect(result.getByRole("textbox")).toHaveCount(0);
  await expect(result.getByRole("button", { name: en.imageText.copy })).toHaveCount(0);
  await result.getByRole("combobox", { name: en.imageText.language }).selectOption("German");
  await result.getByRole("button", { name: en.imageText.again }).click();
  await expect(page.getByTestId("outcome")).toBeFocused({ timeout: 60_000 });
  expect(sent).toEqual([{ language: "auto" }, { language: "deu" }]);
});

test("counts pictures with text apart from those without", async ({ page }) => {
  test.slow();
  const { input } = await openTool(page, tool);
  await input.setInputFiles([await page1(), await blank("wall.png")]);
  await page.getByRole("button", { name: tool.words.action }).click();
  await expect(page.getByText(/^\d+ words in 1 picture, none in 1 other\.$/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByTestId("outcome")).toHaveAttribute("data-outcome", "care");
});

test("several pictures are saved as one text, each below the name of its picture", async ({ page }) => {
  test.slow();
  const { input } = await openTool(page, tool);
  await input.setInputFiles([await page1("one.jpg"), await blank("wall.png"), await page1("two.jpg")]);
  await page.getByRole("button", { name: tool.words.action }).click();
  const all = page.getByRole("button", { name: en.imageText.all });
  await expect(all).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId("tool").locator(".is-next")).toHaveText([en.imageText.all]);
  await page.getByRole("textbox", { name: "two.jpg" }).fill("Corrected.");
  const { name, bytes } = await saved(all);
  expect([name, bytes.toString()]).toEqual([
    "texts.txt",
    `one.jpg\n\n${lines.join("\n")}\n\n\ntwo.jpg\n\nCorrected.`,
  ]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("the sample is read, and its picture opens large with the words marked", async ({ page }) => {
    test.slow();
    await openTool(page, tool);
    await page.getByRole("button", { name: en.converter.drop.trySample }).click();
    await expect(page.getByRole("button", { name: "Remove receipt.jpg" })).toBeVisible();
    await page.getByRole("button", { name: tool.words.action }).click();
    await expect(page.getByRole("textbox", { name: "receipt.jpg" })).toHaveValue(
      /KITE CAFE[\s\S]*Total 22\.68/,
      { timeout: 60_000 },
    );
    const open = page.getByRole("button", { name: "receipt.jpg Enlarge" });
    await open.click();
    const dialog = page.getByRole("dialog", { name: "receipt.jpg" });
    const widthOf = (part: string) =>
      dialog.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().width));
    await dialog.getByRole("button", { name: "100%" }).click();
    expect(await widthOf("img")).toBe(1200);
    expect(await widthOf("svg[preserveAspectRatio=none]")).toBe(1200);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
  });
});

test.describe("when pictures fail", () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test("names them, and reads the others", async ({ page }) => {
    test.slow();
    const { input } = await openTool(page, tool);
    const broken = { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture at all") };
    await input.setInputFiles([broken, await page1("good.jpg")]);
    await page.getByRole("button", { name: tool.words.action }).click();
    await slow(page.getByRole("textbox", { name: "good.jpg" })).toHaveValue(lines.join("\n"));
    await expect(alertOf(page, "1 of 2 failed")).toBeVisible();
    await expect(rowsOf(page).filter({ hasText: "broken.jpg" }).getByRole("alert")).toHaveText(/\w/);
  });

  test("shows the server's reason when all do", { tag: "@main" }, async ({ page }) => {
    const { input } = await openTool(page, tool);
    await page.route("**/api/image-to-text", (route) =>
      route.fulfill({ status: 503, json: failure("busy", "The converter is busy.") }),
    );
    await input.setInputFiles(await page1());
    await page.getByRole("button", { name: tool.words.action }).click();
    await expect(alertOf(page, "The converter is busy.")).toBeVisible();
  });
});
