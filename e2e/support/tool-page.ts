import type { Locator, Page } from "@playwright/test";
import { formats } from "../../lib/formats";
import type { Tool } from "../../lib/tools";
import { type Picture, picture } from "./pictures";

/** Opens a tool page and waits until clicks count. */
export async function openTool(page: Page, tool: Tool): Promise<{ zone: Locator; input: Locator }> {
  await page.goto(tool.path);
  const zone = page.getByTestId("drop-zone");
  await zone.and(page.locator("[data-ready]")).waitFor();
  return { zone, input: page.locator("input[type=file]") };
}

/** So many pictures of the format a tool takes: 'one', 'two', 'three'... */
export function sources(tool: Tool, count: number): Promise<Picture[]> {
  const names = ["one", "two", "three", "four", "five", "six"].slice(0, count);
  return Promise.all(names.map((name) => picture(tool.from, `${name}.${formats[tool.from].extensions[0]}`)));
}

/** A file that no tool takes. */
export const wrongFile: Picture = {
  name: "notes.txt",
  mimeType: "text/plain",
  buffer: Buffer.from("Not a picture."),
};

/** Leaves a tool by the site's mark, as a visitor does: without a new document, so that nothing is released by that. */
export async function leaveForHome(page: Page): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Pixmill/ })
    .click();
  await page.getByRole("heading", { level: 1, name: "Free Image Converter Online" }).waitFor();
}

/** Object URLs of the page that were made and not released; call before the page is opened. */
export async function countObjectUrls(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const links = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object) => {
      const url = createObjectURL.call(URL, object);
      links.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      links.delete(url);
      revokeObjectURL.call(URL, url);
    };
    Object.assign(window, { objectUrls: links });
  });
  return () => page.evaluate(() => (window as unknown as { objectUrls: Set<string> }).objectUrls.size);
}
