import type { MetadataRoute } from "next";
import { absolute } from "@/lib/site/name";
import { tools } from "@/lib/tools";

/** Every page worth finding. No dates: a `lastmod` that is not true is worse than none. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ["/", ...tools.map((tool) => tool.path)].map((path) => ({ url: absolute(path) }));
}
