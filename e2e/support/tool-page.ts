import { expect, type Locator, type Page } from "@playwright/test";
import { hasPreview, tiles } from "../../lib/formats";
import { english, type Site } from "../../lib/site/site";
import type { Tool } from "../../lib/tools";
import type { BatchScreen, Screen, ScreenId } from "../../lib/tools/types";
import type { PageWords, ScreenWords, WordsId } from "../../lib/tools/words";
import { en } from "../../lib/words/en";
import { tables } from "./pdfs";
import { type Picture, picture } from "./pictures";

type WithWords<S extends Screen, Page = unknown> = S extends Screen
  ? S & { words: ScreenWords[WordsId<S>] & Page }
  : never;
type ToolOf<Id extends ScreenId> = WithWords<Extract<Tool, { screen: Id }>, PageWords>;

const toolsOf = ({ registry }: Site) =>
  registry.map(({ tool, words }) => ({ ...tool, words }) as ToolOf<ScreenId>);

/** Every tool, with its words. */
export const shownTools = toolsOf(english);

/** The tools of one screen variant. */
export const toolsWith = <Id extends ScreenId>(screen: Id) =>
  shownTools.filter((tool) => tool.screen === screen) as ToolOf<Id>[];

/** The first of these tools; most variants have one. */
export function toolWith<Id extends ScreenId>(screen: Id): ToolOf<Id> {
  const [tool] = toolsWith(screen);
  if (!tool) throw new Error(`There is no tool with the screen ${screen}.`);
  return tool;
}

/** Every path with the common layout, the simple one of PNG to JPG included. */
export const batchScreens = [
  ...toolsWith("batch").map((tool) => ({
    path: tool.path as string,
    tool: tool as WithWords<BatchScreen>,
  })),
  ...toolsWith("advanced").map((tool) => ({
    path: `${tool.path}#simple`,
    tool: { ...tool.simple, words: tool.words.simple },
  })),
];

/** A path of the site and the screen on it, in English where nothing else is said. */
export type Place = { path: string; tool: WithWords<Screen>; site?: Site };

/** Every screen of the site; PNG to JPG has two. */
export const places: readonly Place[] = [
  ...shownTools.map((tool) => ({ path: tool.path, tool })),
  ...batchScreens.filter(({ path }) => path.includes("#")),
];

/** Every screen of the site in a language, but the simple one of PNG to JPG. */
export const placesIn = (site: Site): Place[] =>
  toolsOf(site).map((tool) => ({ path: site.at(tool.path), tool, site }));

/** Opens a tool page and waits until its drop zone is interactive. */
export async function openTool(
  page: Page,
  { path }: { path: string },
): Promise<{ zone: Locator; input: Locator }> {
  await page.goto(path);
  // The page is prerendered with the advanced layout and reads its hash once its script has loaded.
  if (path.endsWith("#simple")) await page.locator("input[value=simple]:checked").waitFor();
  const zone = page.getByTestId("drop-zone");
  await zone.and(page.locator("[data-ready]")).waitFor();
  return { zone, input: page.locator("input[type=file]") };
}

/** Makes up to six files of the format that a tool takes, named 'one', 'two', 'three'..., with tables where it needs some. */
export function sources(tool: Pick<Screen, "from">, count: 1): Promise<[Picture]>;
export function sources(tool: Pick<Screen, "from">, count: 2): Promise<[Picture, Picture]>;
export function sources(tool: Pick<Screen, "from">, count: 3): Promise<[Picture, Picture, Picture]>;
export function sources(tool: Pick<Screen, "from">, count: number): Promise<Picture[]>;
export async function sources(tool: Pick<Screen, "from">, count: number): Promise<Picture[]> {
  const { from } = tool;
  const names = ["one", "two", "three", "four", "five", "six"].slice(0, count);
  if ("job" in tool && tool.job === "tables") {
    const file = await tables(from === "pdf" ? "document" : "picture");
    return names.map((name) => ({ ...file, name: `${name}.${file.name.split(".").at(-1)}` }));
  }
  return Promise.all(names.map((name) => picture(from, `${name}.${tiles[from].extension}`)));
}

/** Returns how many of `count` files the page of a tool takes at once. */
export const takenOf = ({ from, screen }: Screen, count: number): number =>
  from === "pdf" && screen !== "page-board" ? 1 : count;

/** The button that starts, also once it does that again. */
export const startButton = (page: Page, action: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^${action}( again)?$`) });

/** Opens the settings, which fold to a line with the first run. */
export const openSettings = (page: Page): Promise<void> =>
  page.getByRole("button", { name: en.converter.settings.change, exact: true }).click();

/** The rows of the files that are chosen. */
export const rowsOf = (page: Page): Locator =>
  page.locator("li").filter({ has: page.getByRole("button", { name: /^Remove / }) });

/** The rows of the files that are converted. */
export const resultsOf = (page: Page): Locator =>
  page
    .getByRole("list", { name: en.converter.list.results })
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Download/ }) });

/** Expects pictures in the first four rows, or placeholders where browsers cannot show the format. */
export async function expectPreviews(page: Page, tool: Pick<Screen, "from">): Promise<void> {
  await expect(rowsOf(page).locator("img")).toHaveCount(hasPreview(tool.from) ? 4 : 0);
}

/** The alert that contains a text; some screens have several. */
export const alertOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("alert").filter({ hasText: text });

/** A file that no tool takes. */
export const wrongFile: Picture = {
  name: "notes.txt",
  mimeType: "text/plain",
  buffer: Buffer.from("Not a picture."),
};

/** Stops the page's clock an hour ahead, so that it cannot be later already. Call `page.clock.install()` before. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 3_600_000);

const homeLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Pixmill/ });

const homeHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Free Image Converter Online" });

/** Leaves a tool by the site's logo, which loads no new document: that alone would release everything. */
export async function leaveForHome(page: Page): Promise<void> {
  await homeLink(page).click();
  await homeHeading(page).waitFor();
}

/** Does the same while a modal dialog covers the page, as a browser's own button would. */
export async function leaveForHomeFromDialog(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>("header a[href='/']")?.click());
  await homeHeading(page).waitFor();
}

/** Counts the object URLs that a page has created and not revoked. Call it before the page is opened. */
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
