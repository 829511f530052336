import { finding } from "./rules/finding";
import { canonical, description, heading, title } from "./rules/head";
import { ids } from "./rules/ids";
import { icons, links } from "./rules/links";
import { images, socialPicture } from "./rules/pictures";
import { structuredData } from "./rules/structured-data";
import { weight } from "./rules/weight";
import type { Rule, Site } from "./site";

/** What holds for everything that answers, and what for pages that are found and shared. */
const everywhere: readonly Rule[] = [links, images, ids];
const onPages: readonly Rule[] = [
  title,
  description,
  canonical,
  heading,
  icons,
  socialPicture,
  structuredData,
  finding,
  weight,
];

/** The same sentence about many pages is one finding: most of them share a header and a footer. */
function together(found: readonly { path: string; says: string }[]): string[] {
  const paths = new Map<string, Set<string>>();
  for (const { path, says } of found) paths.set(says, (paths.get(says) ?? new Set()).add(path));
  return [...paths].map(([says, where]) => {
    const [first, ...others] = where;
    return `${first}${others.length ? ` and ${others.length} more` : ""}: ${says}`;
  });
}

/** Reads a built site like a crawler: one line for everything that is not as it should be. */
export function audit(site: Site): string[] {
  const pages = [...site.pages.values()];
  const found = pages.flatMap((page) =>
    [...everywhere, ...(page.isError ? [] : onPages)].flatMap((rule) =>
      rule(page, site).map((says) => ({ path: page.path, says })),
    ),
  );
  const lost = [...site.sitemap.keys()].filter((path) => !site.pages.has(path));
  return together([
    ...found,
    ...lost.map((path) => ({ path, says: "is in the sitemap, and there is no such page" })),
  ]);
}
