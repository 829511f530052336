import { type Rule, select } from "../site";
import { faultOf } from "../targets";

/** Every link of the page leads to what is there. */
export const links: Rule = (page, site) =>
  select(page, "a").flatMap(({ attributes: { href } }) => {
    if (href === undefined || !URL.canParse(href, new URL(page.path, site.base))) return [];
    // On an error page there is no address of its own to be relative to.
    if (page.isError && href.startsWith("#")) return [];
    const fault = faultOf(new URL(href, new URL(page.path, site.base)), site);
    return fault ? [`links to ${fault}`] : [];
  });

/** What the head points to for browsers and systems. */
const wanted = ["icon", "apple-touch-icon", "manifest"];

export const icons: Rule = (page, { base, file }) =>
  wanted.flatMap((rel) => {
    const found = select(page, "link", { rel }).map(({ attributes }) => attributes.href ?? "");
    if (found.length === 0) return [`names no ${rel}`];
    return found
      .filter((href) => !file(new URL(href, base).pathname))
      .map((href) => `its ${rel} is not there: ${href}`);
  });
