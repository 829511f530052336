import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pageOf, type Site } from "./site";

/** Reads the production build in a folder, to be served at `base`. */
export function readBuild(root: string, base: URL): Site {
  const served = join(root, ".next", "server", "app");
  const names = readdirSync(served, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".html"));
  const pages = names.map((name) => {
    const path = name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`;
    return pageOf(path, readFileSync(join(served, name), "utf8"));
  });
  const sitemap = readFileSync(join(served, "sitemap.xml.body"), "utf8");
  return {
    base,
    pages: new Map(pages.map((page) => [page.path, page])),
    sitemap: new Map(
      [...sitemap.matchAll(/<url>\s*<loc>([^<]*)<\/loc>(?:\s*<lastmod>([^<]*)<\/lastmod>)?/g)].map(
        ([, url = "", date = ""]) => [new URL(url).pathname, date],
      ),
    ),
    file: fileReader(root, served),
  };
}

/** Finds a path's file among chunks, prerendered routes and public files. */
function fileReader(root: string, served: string): Site["file"] {
  const known = new Map<string, Uint8Array | undefined>();
  const read = (path: string) => {
    const place = path.startsWith("/_next/")
      ? join(root, ".next", path.slice("/_next/".length))
      : [join(served, `${path}.body`), join(root, "public", path)].find(existsSync);
    return place && existsSync(place) && statSync(place).isFile() ? readFileSync(place) : undefined;
  };
  return (path) => {
    if (!known.has(path)) known.set(path, read(path));
    return known.get(path);
  };
}
