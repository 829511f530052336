import type { MetadataRoute } from "next";
import { absolute } from "@/lib/settings";
import { pagesIn } from "@/lib/site/pages";
import { lastModified } from "@/lib/site/revisions";
import { english } from "@/lib/site/site";
import { tools } from "@/lib/tools";

/** Lists every indexed page with the date of its last change of text. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ["/", ...[...tools, ...pagesIn(english).pages].map(({ path }) => path)].map((path) => ({
    url: absolute(path),
    lastModified: lastModified(path),
  }));
}
