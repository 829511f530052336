import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Locator, Page } from "@playwright/test";

/** What a link downloads: its name, and its bytes. */
export async function saved(link: Locator): Promise<{ name: string; bytes: Buffer }> {
  const downloading = link.page().waitForEvent("download");
  await link.click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Width and height of each page in points, rounded; throws for what is no PDF. */
export async function pageSizes(bytes: Buffer): Promise<{ width: number; height: number }[]> {
  if (bytes.subarray(0, 4).toString("latin1") !== "%PDF") throw new Error("This is not a PDF.");
  const document = await PDFDocument.load(bytes);
  return document.getPages().map((page) => {
    const { width, height } = page.getSize();
    return { width: Math.round(width), height: Math.round(height) };
  });
}

/** The body of the next call to an address. The browser tells it of files only when the call is held for a moment. */
export async function bodyOf(page: Page, address: string): Promise<() => Promise<Buffer>> {
  let tell = (_: Buffer) => {};
  const told = new Promise<Buffer>((resolve) => {
    tell = resolve;
  });
  await page.route(address, async (route) => {
    tell(route.request().postDataBuffer() ?? Buffer.alloc(0));
    await route.continue();
  });
  return () => told;
}

/** The names of the files in a multipart body, in their order. */
export const fileNames = (body: Buffer): string[] =>
  [...body.toString("utf8").matchAll(/name="images"; filename="([^"]*)"/g)].map(([, name = ""]) => name);

/** The names of the fields in a multipart body that are not files. */
export const fieldNames = (body: Buffer): string[] =>
  [...body.toString("latin1").matchAll(/name="(\w+)"\r\n/g)].map(([, name = ""]) => name);
