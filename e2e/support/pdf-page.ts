import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";

/** What every screen that takes a PDF has. */
export const pdfScreen = (page: Page, action: string) => ({
  convert: page.getByRole("button", { name: action, exact: true }),
  reset: page.getByRole("button", { name: "Reset", exact: true }),
  cancel: page.getByRole("button", { name: "Cancel", exact: true }),
  range: page.getByRole("textbox", { name: "Pages", exact: true }),
  password: page.getByLabel("Password of this PDF"),
  quality: page.getByLabel("Image Quality"),
  zip: page.getByRole("button", { name: "Download All as ZIP" }),
  pages: page.getByRole("list", { name: "Pages" }).getByRole("listitem"),
  thumbnail: (number: number) => page.getByRole("button", { name: `Preview page ${number}`, exact: true }),
  preview: page.getByRole("dialog"),
  remove: page.getByRole("button", { name: /^Remove / }),
  alert: (text: string | RegExp) => page.getByRole("alert").filter({ hasText: text }),
});

/** Presses something that saves a file; answers the file. */
export async function saved(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent("download");
  await button.click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Text fields of each call that goes out, by name; files are left out. */
export async function recordFields(page: Page, call: string): Promise<Record<string, string>[]> {
  const sent: Record<string, string>[] = [];
  await page.route(call, async (route) => {
    // Only what is intercepted shows its body.
    const body = route.request().postDataBuffer()?.toString("latin1") ?? "";
    const fields = body.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)\r\n/g);
    sent.push(Object.fromEntries([...fields].map(([, name = "", value = ""]) => [name, value])));
    await route.fallback();
  });
  return sent;
}
