import type { MetadataRoute } from "next";
import { absolute } from "@/lib/site/name";
import { pages } from "@/lib/site/pages";
import { tools } from "@/lib/tools";

/** Every page worth finding. No dates: a `lastmod` that is not true is worse than none. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ["/", ...[...tools, ...pages].map(({ path }) => path)].map((path) => ({ url: absolute(path) }));
}
