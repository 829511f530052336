import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";

/** Reads a file that the browser has downloaded. */
export const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

/** Clicks a link or a button that downloads a file, and reads that file. */
export async function saved(control: Locator): Promise<{ name: string; bytes: Buffer }> {
  const downloading = control.page().waitForEvent("download");
  await control.click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

/** Collects the names of all files that a page downloads from now on. */
export function recordDownloads(page: Page): string[] {
  const names: string[] = [];
  page.on("download", (download) => names.push(download.suggestedFilename()));
  return names;
}
