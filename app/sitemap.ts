import type { MetadataRoute } from "next";
import { pages } from "@/lib/site/pages";
import { lastModified } from "@/lib/site/revisions";
import { absolute } from "@/lib/site/settings";
import { tools } from "@/lib/tools";

/** Lists every indexed page with the date of its last change of text. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ["/", ...[...tools, ...pages].map(({ path }) => path)].map((path) => ({
    url: absolute(path),
    lastModified: lastModified(path),
  }));
}
