import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { siteMark } from "../../site/drawing";
import type { Env } from "../env";
import { type NextHandler, rebased, rerender } from "./next";
import { type PageFile, type SiteManifest, writeCompressed, writePage } from "./site-files";

/** A site as it is served. */
export type Site = {
  folder: string;
  manifest: SiteManifest;
  /** Renders a page that is not written yet. @returns its entry in the manifest */
  written?: (page: PageFile) => Promise<PageFile>;
};

/** Brotli's quality for pages that are rendered while visitors wait for the start. */
const START_QUALITY = 6;

/**
 * Renders the site with the settings of this process, so that one build serves any site. Canonical links, Open Graph,
 * JSON-LD, sitemap, the pages' own payloads and their script hashes all follow from it. The start waits for the pages in
 * English, which say which are on; those of other languages are rendered when they are asked for.
 */
export async function renderSite(
  next: NextHandler,
  { manifest: built }: Site,
  target: string,
): Promise<Site> {
  const all = [...built.pages, ...built.notFound];
  const english = await renderPages(
    next,
    all.filter(({ language }) => language === "en"),
    target,
  );
  const contents = await rerender(
    next,
    built.files.map(({ rendered }) => rendered),
  );
  for (const { file, rendered } of built.files) {
    const path = join(target, "files", file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents.get(rendered) ?? Buffer.alloc(0));
  }

  const isOn = ({ rendered }: PageFile) => english.has(rendered.replace(/^\/[^/]+/, "/en"));
  const ready = (pages: readonly PageFile[]) =>
    pages.filter(isOn).map((page) => english.get(page.rendered) ?? page);
  return {
    folder: target,
    manifest: { ...built, pages: ready(built.pages), notFound: ready(built.notFound) },
    async written(page) {
      if (page.language === "en") return page;
      return (await renderPages(next, [page], target)).get(page.rendered) ?? page;
    },
  };
}

/** @returns the entries of the pages that are on, by their paths in Next */
async function renderPages(
  next: NextHandler,
  pages: readonly PageFile[],
  target: string,
): Promise<Map<string, PageFile>> {
  const paths = pages.map(({ rendered }) => rendered);
  const html = await rerender(next, paths);
  const written = new Map<string, PageFile>();
  for (const page of pages) {
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
