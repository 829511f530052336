import type { MetadataRoute } from "next";
import { siteName } from "@/lib/settings";
import { paper } from "@/lib/site/metadata";
import { pagesIn } from "@/lib/site/pages";
import { english } from "@/lib/site/site";

/** Number of shortcuts that a phone shows. */
const SHORTCUTS = 4;

/** Manifest for installing the site on a home screen. `npm run icons` draws the icons. */
export default function manifest(): MetadataRoute.Manifest {
  const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: "image/png" });
  return {
    id: "/",
    name: siteName,
    short_name: siteName,
    description: pagesIn(english).homePage.description,
    lang: english.tag,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: paper.light,
    theme_color: paper.light,
    icons: [
      png("/icon-192.png", 192),
      png("/icon-512.png", 512),
      { ...png("/icon-maskable-512.png", 512), purpose: "maskable" },
    ],
    shortcuts: english.registry
      .filter(({ tool }) => tool.demand === "very-high")
      .slice(0, SHORTCUTS)
      .map(({ tool, words }) => ({ name: words.name, description: words.subtitle, url: tool.path })),
  };
}
