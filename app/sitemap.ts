import type { MetadataRoute } from "next";
import { absolute } from "@/lib/settings";
import { alternatesOf } from "@/lib/site/alternates";
import { pagesIn } from "@/lib/site/pages";
import { lastModified } from "@/lib/site/revisions";
import { english, siteIn } from "@/lib/site/site";
import { tools } from "@/lib/tools";
import { languageIds } from "@/lib/words/languages";

/** Lists every indexed page in every language, with the date of its last change of text. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ["/", ...[...tools, ...pagesIn(english).pages].map(({ path }) => path)].flatMap((path) => {
    const { "x-default": url, ...languages } = alternatesOf(path);
    const alternates = { languages: { ...languages, "x-default": url ?? "" } };
    return languageIds.map(siteIn).map((site) => ({
      url: absolute(site.at(path)),
      lastModified: lastModified(site, path),
      alternates,
    }));
  });
}
