import type { MetadataRoute } from "next";
import { atBase } from "@/lib/base-path";
import { absolute } from "@/lib/settings";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: atBase("/"), disallow: atBase("/api/") },
    sitemap: absolute("/sitemap.xml"),
  };
}
