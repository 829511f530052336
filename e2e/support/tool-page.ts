import type { Locator, Page } from "@playwright/test";
import { tiles } from "../../lib/formats";
import { type Tool, tools } from "../../lib/tools";
import type { IslandId, Screen } from "../../lib/tools/types";
import { type Picture, picture } from "./pictures";

type ToolOf<Id extends IslandId> = Extract<Tool, { island: Id }>;

/** The tools of one screen variant. */
export const toolsWith = <Id extends IslandId>(island: Id): ToolOf<Id>[] =>
  tools.filter((tool): tool is ToolOf<Id> => tool.island === island);

/** A path of the site and the common layout on it: a tool's own, or the simple one beside the advanced. */
export const batchScreens = [
  ...toolsWith("batch").map((tool) => ({
    path: tool.path as string,
    tool: tool as Extract<Screen, { island: "batch" }>,
  })),
  ...toolsWith("advanced").map((tool) => ({ path: `${tool.path}#simple`, tool: tool.simple })),
];

/** Opens a tool page and waits until clicks count. */
export async function openTool(
  page: Page,
  { path }: { path: string },
): Promise<{ zone: Locator; input: Locator }> {
  await page.goto(path);
  // The page is written with the first layout; the address is read when its script has come.
  if (path.endsWith("#simple")) await page.locator("input[value=simple]:checked").waitFor();
  const zone = page.getByTestId("drop-zone");
  await zone.and(page.locator("[data-ready]")).waitFor();
  return { zone, input: page.locator("input[type=file]") };
}

/** So many pictures of what a tool takes: 'one', 'two', 'three'... */
export function sources({ from }: Pick<Screen, "from">, count: number): Promise<Picture[]> {
  const names = ["one", "two", "three", "four", "five", "six"].slice(0, count);
  return Promise.all(names.map((name) => picture(from, `${name}.${tiles[from].extension}`)));
}

/** A file that no tool takes. */
export const wrongFile: Picture = {
  name: "notes.txt",
  mimeType: "text/plain",
  buffer: Buffer.from("Not a picture."),
};

const homeLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Pixmill/ });

/** Has the home page fetched ahead, so that leaving for it takes no time. */
export async function approachHome(page: Page): Promise<void> {
  const ahead = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname === "/" && searchParams.has("_rsc");
  });
  await homeLink(page).hover();
  await ahead;
}

/** Leaves a tool by the site's mark, as a visitor does: without a new document, so that nothing is released by that. */
export async function leaveForHome(page: Page): Promise<void> {
  await homeLink(page).click();
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
