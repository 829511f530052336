import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "../../server/pages/site-files";
import { pageOf, type Site, type SitemapEntry } from "./site";

/** Reads the production build in a folder, to be served at `base`. */
export async function readBuild(root: string, base: URL): Promise<Site> {
  const manifest = await readManifest(join(root, "dist", "site"));
  const served = join(root, ".next", "server", "app");
  const pages = [...manifest.pages, ...manifest.notFound].map(({ path, rendered, language }) =>
    pageOf(path, readFileSync(join(served, `${rendered}.html`), "utf8"), language),
  );
  const files = new Map(
    manifest.files.map(({ file, rendered }) => [`/${file}`, join(served, `${rendered}.body`)]),
  );
  return {
    base,
    pages: new Map(pages.map((page) => [page.path, page])),
    sitemap: sitemapOf(readFileSync(join(served, "sitemap.xml.body"), "utf8")),
    file: fileReader(root, files),
  };
}

function sitemapOf(xml: string): Map<string, SitemapEntry> {
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]): [string, SitemapEntry] => {
    const textOf = (tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(entry)?.[1] ?? "";
    const links = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
    return [
      decodeURI(new URL(textOf("loc")).pathname),
      {
        date: textOf("lastmod"),
        alternates: Object.fromEntries(links.map(([, tag = "", url = ""]) => [tag, url])),
      },
    ];
  });
  return new Map(entries);
}

/** Finds a path's file among chunks, prerendered routes and public files. @param routes their files by path */
function fileReader(root: string, routes: ReadonlyMap<string, string>): Site["file"] {
  const known = new Map<string, Uint8Array | undefined>();
  const read = (path: string) => {
    const place = path.startsWith("/_next/")
      ? join(root, ".next", path.slice("/_next/".length))
      : (routes.get(path) ?? join(root, "public", path));
    return existsSync(place) && statSync(place).isFile() ? readFileSync(place) : undefined;
  };
  return (path) => {
    if (!known.has(path)) known.set(path, read(path));
    return known.get(path);
  };
}
