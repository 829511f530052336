import type { MetadataRoute } from "next";
import { absolute } from "@/lib/settings";
import { pages } from "@/lib/site/pages";
import { lastModified } from "@/lib/site/revisions";
import { tools } from "@/lib/tools";

/** Lists every indexed page with the date of its last change of text. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ["/", ...[...tools, ...pages].map(({ path }) => path)].map((path) => ({
    url: absolute(path),
    lastModified: lastModified(path),
  }));
}
