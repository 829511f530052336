import { copy } from "./copy";
import { everywhere, onPages } from "./rules";
import type { Page, Rule, Site } from "./site";
import { inEveryAnswer, inLanguages, repeated } from "./translations";

const rulesFor = ({ isError }: Page): readonly Rule[] => [
  ...everywhere,
  ...inEveryAnswer,
  ...(isError ? [] : [...onPages, ...inLanguages, ...copy]),
];

/** Groups faults by sentence: most pages share a header and a footer, so one fault would repeat on each. */
function grouped(faults: readonly { path: string; says: string }[]): string[] {
  const paths = new Map<string, Set<string>>();
  for (const { path, says } of faults) paths.set(says, (paths.get(says) ?? new Set()).add(path));
  return [...paths].map(([says, where]) => {
    const [first, ...others] = where;
    return `${first}${others.length ? ` and ${others.length} more` : ""}: ${says}`;
  });
}

/** Reads a built site like a crawler and returns one line for each fault. */
export function audit(site: Site): string[] {
  const faults = [...site.pages.values()].flatMap((page) =>
    rulesFor(page).flatMap((rule) => rule(page, site).map((says) => ({ path: page.path, says }))),
  );
  const missing = [...site.sitemap.keys()].filter((path) => !site.pages.has(path));
  return grouped([
    ...faults,
    ...repeated(site),
    ...missing.map((path) => ({ path, says: "is in the sitemap, and there is no such page" })),
  ]);
}
