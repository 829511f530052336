import type { MetadataRoute } from "next";
import { alternatesOf } from "@/lib/site/alternates";
import { pagesIn } from "@/lib/site/pages";
import { lastModified } from "@/lib/site/revisions";
import { english } from "@/lib/site/site";
import { tools } from "@/lib/tools";

/** Lists every indexed page in every language; those in English with the date of their last change of text. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ["/", ...[...tools, ...pagesIn(english).pages].map(({ path }) => path)].flatMap((path) => {
    const { "x-default": url, ...languages } = alternatesOf(path);
    const alternates = { languages: { ...languages, "x-default": url ?? "" } };
    return Object.values(languages).map((url) => ({
      url,
      ...(url === alternates.languages["x-default"] && { lastModified: lastModified(path) }),
      alternates,
    }));
  });
}
