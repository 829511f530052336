import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CallId } from "../../contract/calls";
import type { Language } from "../../words/languages";
import { paintFirst } from "./paint-first";

/** A page that was rendered: where its files are, and what its headers need to know. */
export type PageFile = {
  /** Path of the page, as the route table spells it. */
  path: string;
  /** The path under which Next renders it: the one in English, after the language. */
  rendered: string;
  language: Language;
  /** Name of its HTML in the folder `pages`; `.br` and `.gz` lie beside it. */
  file: string;
  /** Hashes of its inline scripts, as CSP writes them. */
  scripts: readonly string[];
  /** Whether it may use the camera. */
  camera: boolean;
  /** The calls of a tool's page. */
  calls: readonly CallId[];
};

/** Another file that was rendered: its name in the folder `files`, which is also its path, and that in Next. */
export type OtherFile = { file: string; rendered: string };

/** The rendered site: a folder with `pages` (HTML), `files` (robots.txt and the like) and this list. */
export type SiteManifest = {
  pages: readonly PageFile[];
  /** The pages of unknown addresses, one in each language. */
  notFound: readonly PageFile[];
  files: readonly OtherFile[];
  /** Names of the pages' social cards, which are drawn when they are asked for; the same in every language. */
  cards: readonly string[];
};

const MANIFEST = "manifest.json";
/** A smaller file fits one packet anyway. */
const MIN_COMPRESSED_BYTES = 1400;

export const readManifest = async (folder: string): Promise<SiteManifest> =>
  JSON.parse(await readFile(join(folder, MANIFEST), "utf8"));

/** Written last: a folder without it is not complete. */
export const writeManifest = (folder: string, manifest: SiteManifest): Promise<void> =>
  writeFile(join(folder, MANIFEST), JSON.stringify(manifest));

/** JSON-LD is data, which needs no hash. */
const inlineScripts = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(inlineScripts)].map(
      ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    ),
  ),
];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

/**
 * Writes a file with its brotli and gzip versions beside it.
 *
 * @param quality of brotli, 0 to 11: 11 takes half a second for a page, 5 a few milliseconds for a tenth more bytes
 */
export async function writeCompressed(path: string, bytes: Buffer, quality: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  if (bytes.length < MIN_COMPRESSED_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  await writeFile(`${path}.br`, await toBrotli(bytes, { params }));
  await writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 }));
}

/** Writes a page's HTML to the site's folder, ready to be painted before its scripts. @returns its entry in the manifest */
export async function writePage(
  folder: string,
  { html, ...about }: Omit<PageFile, "file" | "scripts"> & { html: string },
  quality: number,
): Promise<PageFile> {
  const page = paintFirst(html);
  const { path } = about;
  const file = `${path === "/" ? "index" : path.slice(1)}.html`;
  await writeCompressed(join(folder, "pages", file), Buffer.from(page), quality);
  return { ...about, file, scripts: scriptHashes(page) };
}
