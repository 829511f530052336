import type { MetadataRoute } from "next";
import { atBase } from "@/lib/base-path";
import { sharing } from "@/lib/contract/sharing";
import { type FormatId, formats } from "@/lib/formats";
import { siteName } from "@/lib/settings";
import { paper } from "@/lib/site/metadata";
import { pagesIn } from "@/lib/site/pages";
import { english, type PageParams, siteOfPage, sitePaths } from "@/lib/site/site";
import { choicesOf } from "@/lib/tools/choices";
import { demands } from "@/lib/tools/related";

/** Number of shortcuts that a phone shows. */
const SHORTCUTS = 4;

/** The formats that tools take: their endings by media type. */
const accepted = Object.fromEntries(
  (Object.keys(choicesOf(english.mainTools)) as FormatId[]).flatMap((format) => {
    const { mimes, extensions } = formats[format];
    return mimes.map((mime) => [mime, extensions.map((ending) => `.${ending}`)]);
  }),
);

const types = Object.keys(accepted);
/** The same as a list. Gallery apps know more types of pictures than these. */
const shareable = new Set([
  ...types.map((type) => (type.startsWith("image/") ? "image/*" : type)),
  ...Object.values(accepted).flat(),
]);

export const dynamic = "force-static";

export const generateStaticParams = sitePaths;

/** Manifest for installing the site on a home screen. `npm run icons` draws the icons. */
export async function GET(_request: Request, params: PageParams) {
  const site = await siteOfPage(params);
  const home = atBase(site.at("/"));
  const mostUsed = demands.flatMap((demand) => site.mainTools.filter(({ tool }) => tool.demand === demand));
  const png = (src: string, size: number) => ({
    src: atBase(src),
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const manifest: MetadataRoute.Manifest = {
    id: home,
    name: siteName,
    short_name: siteName,
    description: pagesIn(site).homePage.description,
    lang: site.tag,
    dir: site.dir,
    start_url: home,
    scope: atBase("/"),
    display: "standalone",
    background_color: paper.light,
    theme_color: paper.light,
    icons: [
      png("/icon-192.png", 192),
      png("/icon-512.png", 512),
      { ...png("/icon-maskable-512.png", 512), purpose: "maskable" },
    ],
    shortcuts: mostUsed.slice(0, SHORTCUTS).map(({ tool, words }) => ({
      name: words.name,
      description: words.subtitle,
      url: atBase(site.at(tool.path)),
    })),
    share_target: {
      action: atBase(sharing.path),
      method: "POST",
      enctype: "multipart/form-data",
      params: { files: [{ name: sharing.fileField, accept: [...shareable] }] },
    },
    file_handlers: [{ action: home, accept: accepted }],
    // A window that has files is left alone.
    launch_handler: { client_mode: "navigate-new" },
  };
  return Response.json(manifest, { headers: { "Content-Type": "application/manifest+json" } });
}
