import { backendUrl, contactEmail, operator, tagManagerId, webVitals } from "../settings";
import type { Article } from "../tools/article";
import type { Site } from "./site";

/** A part of a page about the site: a heading, and paragraphs and lists with links as `[words](/path)`. */
export type TrustSection = Article["sections"][number];

/** Leaves out what does not apply to this site. */
const those = (...blocks: readonly (TrustSection["blocks"][number] | false | undefined)[]) =>
  blocks.filter((block) => block !== undefined && block !== false);

/** Who runs the site, and where to write to. */
function operatorBlocks({ words, format }: Site): TrustSection["blocks"] {
  const said = words.operator;
  const { name, address } = operator;
  const who = name ? (address ? said.addressed : said.named) : said.unnamed;
  return those(
    format.fill(who, { name: name ?? "", address: address ?? "" }),
    contactEmail && format.fill(said.email, { email: contactEmail }),
  );
}

/** What happens to files and what is known of a visit, with the settings of this site. */
export function privacySections(site: Site): TrustSection[] {
  const { words, format } = site;
  const { short, uploaded, kept, seen, logged, cookies, operator, responsible } = words.privacy;
  const [first = "", ...points] = short.points;
  return [
    { heading: short.heading, blocks: [{ list: [tagManagerId ? short.tagManager : first, ...points] }] },
    {
      heading: uploaded.heading,
      blocks: those(
        ...uploaded.blocks,
        backendUrl && format.fill(uploaded.backend, { host: new URL(backendUrl).host }),
      ),
    },
    kept,
    seen,
    logged,
    {
      heading: cookies.heading,
      blocks: [
        ...cookies.blocks,
        tagManagerId ? format.fill(cookies.tagManager, { container: tagManagerId }) : cookies.nothing,
        webVitals ? cookies.vitals : cookies.quiet,
      ],
    },
    operator,
    { heading: responsible.heading, blocks: operatorBlocks(site) },
  ];
}

export function termsSections(site: Site): TrustSection[] {
  const { words, format } = site;
  const { free, files, fair, warranty, law, operator: runBy } = words.terms;
  return [
    free,
    files,
    fair,
    warranty,
    {
      heading: law.heading,
      blocks: [operator.law ? format.fill(law.named, { law: operator.law }) : law.unnamed, law.changes],
    },
    { heading: runBy.heading, blocks: operatorBlocks(site) },
  ];
}

export function aboutSections(site: Site): TrustSection[] {
  const { what, files, made, operator, ask } = site.words.about;
  return [what, files, made, { heading: operator.heading, blocks: operatorBlocks(site) }, ask];
}
