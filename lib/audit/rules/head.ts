import { metas, type Page, type Rule, type Site, select } from "../site";

/** What search results show, in characters. */
const LIMITS = { title: 60, description: 160 };

const titleOf = (page: Page) => select(page, "title").map(({ text }) => text);
const descriptionOf = (page: Page) => metas(page, "description");

/** One of it, not too long, and no other page's. */
function unique(what: keyof typeof LIMITS, read: (page: Page) => string[], page: Page, { pages }: Site) {
  const [text, ...more] = read(page);
  if (!text?.trim()) return [`has no ${what}`];
  const twins = [...pages.values()].filter(
    (other) => other !== page && !other.isError && read(other)[0] === text,
  );
  return [
    ...(more.length > 0 ? [`has ${more.length + 1} ${what}s`] : []),
    ...(text.length > LIMITS[what]
      ? [`its ${what} has ${text.length} characters, at most ${LIMITS[what]} are shown`]
      : []),
    ...twins.map(({ path }) => `has the ${what} of ${path}`),
  ];
}

export const title: Rule = (page, site) => unique("title", titleOf, page, site);
export const description: Rule = (page, site) => unique("description", descriptionOf, page, site);

export const canonical: Rule = (page, { base }) => {
  const links = select(page, "link", { rel: "canonical" }).map(({ attributes }) => attributes.href ?? "");
  if (links.length !== 1) return [`has ${links.length || "no"} canonical link${links.length ? "s" : ""}`];
  const [href = ""] = links;
  if (!URL.canParse(href)) return [`its canonical link is not absolute: ${href}`];
  const own = new URL(page.path, base).href;
  return new URL(href).href === own ? [] : [`its canonical link is ${href}, not ${own}`];
};

export const heading: Rule = (page) => {
  const count = select(page, "h1").length;
  return count === 1 ? [] : [`has ${count} h1 headings, not one`];
};
