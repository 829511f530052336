import type { Page } from "@playwright/test";
import { calls } from "../../lib/contract/calls";
import { english, type Site } from "../../lib/site/site";
import type { ScreenId } from "../../lib/tools/types";
import { holdRequests, isPost } from "./calls";
import type { Picture } from "./pictures";
import { alertOf, openTool, type Place, sources, takenOf, wrongFile } from "./tool-page";

/** The sentence that ends a conversion, by screen variant, in English. */
const done: Record<ScreenId, RegExp> = {
  batch: /^(Conversion complete!|Details removed)$/,
  advanced: /^Converted JPG Files/,
  "three-view": /^Conversion Successful!$/,
  auto: /converted successfully\. Downloads should start automatically\./,
  "any-format": /^Conversion complete!$/,
  compressor: /^Compression complete! Download the ZIP below\.$/,
  "camera-pdf": /^Conversion complete!$/,
  "merge-pdf": /^Conversion complete!$/,
  resize: /^Resizing complete!$/,
  "image-text": /^(Text recognized!|No text found)$/,
  "page-board": /^(Your PDF is ready|\d+ PDFs are ready)$/,
  "pdf-pages": /^Conversion Successful!$/,
  "pdf-document":
    /^(Conversion Successful!|Compression complete!|This PDF didn't get smaller|Text recognized!|There was nothing to add|Your PDF is (un)?(locked|protected)|There was nothing to unlock|\d+ tables? found)$/,
};

/** What says that a run has ended. */
export const outcomeOf = (page: Page, { words }: Site = english) =>
  page
    .getByTestId("outcome")
    .or(page.getByRole("region", { name: words.advanced.results }))
    .first();

/** Presses the button that starts, once what a screen needs for it is entered. */
export const start = async (
  page: Page,
  { words, ...tool }: Place["tool"],
  { words: texts }: Site = english,
) => {
  if ("job" in tool && tool.job === "protect")
    await page.getByLabel(texts.pdfProtect.password).fill("three kites");
  if ("mode" in tool) {
    await page
      .getByRole("listbox")
      .getByRole("option")
      .first()
      .or(page.locator("[data-board] img").first())
      .waitFor();
    if (tool.mode === "rotate") await page.getByRole("button", { name: texts.pageBoard.tools.right }).click();
    if (tool.mode === "delete" || tool.mode === "extract")
      await page.getByRole("listbox").getByRole("option").first().click();
  }
  // Pictures that keep their size are not sent.
  if (tool.screen === "resize")
    await page.getByRole("textbox", { name: texts.resize.fields.width }).fill("8");
  if ("action" in words) await page.getByRole("button", { name: words.action, exact: false }).first().click();
};

/** Takes three pictures with the browser's fake camera. */
async function walkCamera(page: Page, { words, format }: Site, look: (state: string) => Promise<void>) {
  const { cameraPdf, ui } = words;
  const dialog = page.getByRole("dialog", { name: cameraPdf.files });
  await dialog.getByRole("button", { name: ui.close }).click();
  await page.getByRole("button", { name: cameraPdf.capture }).click();
  const captured = (n: number) =>
    page.getByRole("button", { name: format.fill(cameraPdf.camera.take, { n }) });
  const capture = captured(0);
  await capture.and(page.locator(":enabled")).waitFor();
  await look("camera");
  for (const count of [1, 2, 3]) {
    await captured(count - 1).click();
    await captured(count).waitFor();
  }
  await look("captured");
}

/**
 * Takes a screen through its states in order: empty, refused, selected, converting, done, failed.
 *
 * @param look called in each state
 * @param files files to convert, three small pictures by default; a page for one takes the first
 */
export async function walkStates(
  page: Page,
  { path, tool, site = english }: Place,
  look: (state: string) => Promise<void>,
  files?: Picture[],
): Promise<void> {
  const call = `**${calls[tool.call].path}`;
  const { input } = await openTool(page, { path });
  const chosen = (files ?? (await sources(tool, 3))).slice(0, takenOf(tool, 3));
  await look("empty");
  await input.setInputFiles(wrongFile);
  await alertOf(page, /\w/).first().waitFor();
  await look("refused");

  const release = await holdRequests(page, call, { method: "POST" });
  await input.setInputFiles(chosen);
  if (tool.screen === "camera-pdf")
    await page.getByRole("dialog", { name: site.words.cameraPdf.files }).waitFor();
  if ("action" in tool.words) {
    await look("selected");
    await start(page, tool, site);
  }
  await page.getByRole("progressbar").first().waitFor();
  await look("converting");
  release();
  await outcomeOf(page, site).waitFor();
  if (site === english) await page.getByText(done[tool.screen]).first().waitFor();
  // PNG to JPG shows results while others are still converted.
  await page.getByRole("progressbar").first().waitFor({ state: "detached" });
  await look("done");

  await page.unroute(call);
  await page.route(call, (route) =>
    isPost(route.request())
      ? route.fulfill({ status: 500, json: { success: false, error: "Boom.", message: "Boom." } })
      : route.continue(),
  );
  // A new document drops the state of the last run.
  await page.goto("about:blank");
  await openTool(page, { path });
  await input.setInputFiles(chosen);
  await start(page, tool, site);
  await alertOf(page, /\w/).first().waitFor();
  await look("failed");
  if (tool.screen === "camera-pdf") await walkCamera(page, site, look);
}
