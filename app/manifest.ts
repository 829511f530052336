import type { MetadataRoute } from "next";
import { atBase } from "@/lib/base-path";
import { siteName } from "@/lib/settings";
import { paper } from "@/lib/site/metadata";
import { homePage } from "@/lib/site/pages";
import { registry } from "@/lib/tools";
import { locale } from "@/lib/words/locale";

/** Number of shortcuts that a phone shows. */
const SHORTCUTS = 4;

/** Manifest for installing the site on a home screen. `npm run icons` draws the icons. */
export default function manifest(): MetadataRoute.Manifest {
  const png = (src: string, size: number) => ({
    src: atBase(src),
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return {
    id: atBase("/"),
    name: siteName,
    short_name: siteName,
    description: homePage.description,
    lang: locale.lang,
    start_url: atBase("/"),
    scope: atBase("/"),
    display: "standalone",
    background_color: paper.light,
    theme_color: paper.light,
    icons: [
      png("/icon-192.png", 192),
      png("/icon-512.png", 512),
      { ...png("/icon-maskable-512.png", 512), purpose: "maskable" },
    ],
    shortcuts: registry
      .filter(({ tool }) => tool.demand === "very-high")
      .slice(0, SHORTCUTS)
      .map(({ tool, words }) => ({ name: words.name, description: words.subtitle, url: atBase(tool.path) })),
  };
}
