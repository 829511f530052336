import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { siteMark } from "../../site/drawing";
import { translations } from "../../words/languages";
import type { Env } from "../env";
import { type NextHandler, rebased, rerender } from "./next";
import { type OtherFile, type PageFile, type SiteManifest, writeCompressed, writePage } from "./site-files";

/** A site as it is served. */
export type Site = {
  folder: string;
  manifest: SiteManifest;
  /** Waits until a page is written, where it is not yet. @returns its entry in the manifest */
  written?: (page: PageFile) => Promise<PageFile>;
};

/** Brotli's quality for pages that are rendered while visitors wait for the start. */
const START_QUALITY = 6;

/**
 * Renders the site with the settings of this process, so that one build serves any site. Canonical links, Open Graph,
 * JSON-LD, sitemap, the pages' own payloads and their script hashes all follow from it. The start waits for the pages in
 * English; the others follow in the background, and whoever asks for one waits for those of its language.
 *
 * Social cards take 0.2 s each to draw: they are drawn in the background where the site's name has changed, and are the
 * build's until then.
 */
export async function renderSite(
  signal: AbortSignal,
  next: NextHandler,
  { folder, manifest: built }: Site,
  target: string,
): Promise<Site> {
  const files = built.files.filter((file) => !isCard(file));
  const all = [...built.pages, ...built.notFound];
  const english = await renderPages(
    next,
    all.filter(({ language }) => language === "en"),
    target,
  );
  const others = await rerender(
    next,
    files.map(({ rendered }) => rendered),
  );
  const put = async (file: string, bytes: Buffer) => {
    await mkdir(dirname(join(target, "files", file)), { recursive: true });
    await writeFile(join(target, "files", file), bytes);
  };
  for (const { file, rendered } of files) await put(file, others.get(rendered) ?? Buffer.alloc(0));
  for (const { file } of built.files.filter(isCard))
    await put(file, await readFile(join(folder, "files", file)));

  const isOn = ({ rendered }: PageFile) => english.has(rendered.replace(/^\/[^/]+/, "/en"));
  const waiting = new Map([["en", Promise.resolve(english)]]);
  let last: Promise<unknown> = Promise.resolve();
  for (const language of translations) {
    const pages = all.filter((page) => page.language === language && isOn(page));
    const written = last.then(() => renderPages(next, pages, target, signal));
    waiting.set(language, written);
    last = written.catch((error) => signal.aborted || console.error(error));
  }
  const ready = (pages: readonly PageFile[]) =>
    pages.filter(isOn).map((page) => english.get(page.rendered) ?? page);
  return {
    folder: target,
    manifest: { ...built, pages: ready(built.pages), notFound: ready(built.notFound) },
    written: async (page) => (await waiting.get(page.language))?.get(page.rendered) ?? page,
  };
}

/** @returns the entries of the pages that are on, by their paths in Next */
async function renderPages(
  next: NextHandler,
  pages: readonly PageFile[],
  target: string,
  signal?: AbortSignal,
): Promise<Map<string, PageFile>> {
  const paths = pages.map(({ rendered }) => rendered);
  const html = await rerender(next, paths, signal);
  const written = new Map<string, PageFile>();
  for (const page of pages) {
    signal?.throwIfAborted();
    const text = html.get(page.rendered);
    if (text)
      written.set(page.rendered, await writePage(target, { ...page, html: String(text) }, START_QUALITY));
  }
  return written;
}

/** Draws the icons with the operator's color or logo. @throws Error with one sentence, if the logo is no picture */
export async function drawIcons(folder: string, { SITE_LOGO }: Env): Promise<void> {
  const mark = await siteMark().catch((cause) => {
    throw new Error(`SITE_LOGO is '${SITE_LOGO}', but it must be the path of an SVG or PNG file.`, { cause });
  });
  // With sharp, which other sites need not load here.
  const { drawIcon, icons } = await import("./icons");
  await writeFile(join(folder, "icon.svg"), mark);
  for (const file of Object.keys(icons) as (keyof typeof icons)[])
    await writeFile(join(folder, basename(file)), await drawIcon(file, mark));
}

/** Writes the scripts that name other files of the build, with their addresses under the base path. @returns their folder */
export async function rebaseScripts(
  base: string,
  folders: readonly string[],
  target: string,
): Promise<string> {
  for (const folder of folders)
    for (const name of await readdir(folder, { recursive: true })) {
      if (!name.endsWith(".js")) continue;
      const script = await readFile(join(folder, name), "utf8");
      const moved = rebased(script, base);
      if (moved !== script) await writeCompressed(join(target, name), Buffer.from(moved), START_QUALITY);
    }
  return target;
}

/** Whether a file is the social card of a page in English. */
export const isCard = ({ file }: OtherFile) => file.startsWith("cards/");

/** Draws the social cards anew, one after another, until `signal` is aborted. */
export async function drawCards(
  signal: AbortSignal,
  next: NextHandler,
  { folder, manifest }: Site,
): Promise<void> {
  try {
    for (const { file, rendered } of manifest.files.filter(isCard)) {
      const path = join(folder, "files", file);
      for (const bytes of (await rerender(next, [rendered])).values()) {
        signal.throwIfAborted();
        await writeFile(`${path}.part`, bytes);
        await rename(`${path}.part`, path);
      }
    }
  } catch (error) {
    // Shared links then show the name of the build.
    if (!signal.aborted) console.error(error);
  }
}
