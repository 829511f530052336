import { gzipSync } from "node:zlib";
import { deadLinks } from "../../site/navigation";
import { isDated } from "../../site/revisions";
import { copy } from "./copy";
import { kb, metas, type Page, type Rule, type Site, select } from "./site";

/** Characters that search results show. */
const SHOWN = { title: 60, description: 160 };
/** Link previews give up on large pictures; ours are flat and small. */
const CARD_BYTES = 60_000;
/** Gzip bytes. */
const HTML_BYTES = 20_000;
const scriptBytes = ({ path }: Page) => (path === "/" ? 150_000 : 165_000);

const titleOf = (page: Page) => select(page, "title").map(({ text }) => text);
const descriptionOf = (page: Page) => metas(page, "description");

/** Requires exactly one of a text, short enough and different on every page. */
function unique(what: keyof typeof SHOWN, read: (page: Page) => string[], page: Page, { pages }: Site) {
  const [text, ...more] = read(page);
  if (!text?.trim()) return [`has no ${what}`];
  const twins = [...pages.values()].filter(
    (other) => other !== page && !other.isError && read(other)[0] === text,
  );
  return [
    ...(more.length > 0 ? [`has ${more.length + 1} ${what}s`] : []),
    ...(text.length > SHOWN[what]
      ? [`its ${what} has ${text.length} characters, at most ${SHOWN[what]} are shown`]
      : []),
    ...twins.map(({ path }) => `has the ${what} of ${path}`),
  ];
}

const title: Rule = (page, site) => unique("title", titleOf, page, site);
const description: Rule = (page, site) => unique("description", descriptionOf, page, site);

const canonical: Rule = (page, { base }) => {
  const links = select(page, "link", { rel: "canonical" }).map(({ attributes }) => attributes.href ?? "");
  if (links.length !== 1) return [`has ${links.length || "no"} canonical link${links.length ? "s" : ""}`];
  const [href = ""] = links;
  if (!URL.canParse(href)) return [`its canonical link is not absolute: ${href}`];
  const own = new URL(page.path, base).href;
  return new URL(href).href === own ? [] : [`its canonical link is ${href}, not ${own}`];
};

const heading: Rule = (page) => {
  const count = select(page, "h1").length;
  return count === 1 ? [] : [`has ${count} h1 headings, not one`];
};

const isNoindex = (page: Page) => metas(page, "robots").some((content) => content.includes("noindex"));

/** A page is either noindex, or in the sitemap with a true date. */
const indexing: Rule = (page, { sitemap }) => {
  const date = sitemap.get(page.path);
  if (date === undefined) return isNoindex(page) ? [] : ["is neither in the sitemap nor noindex"];
  return [
    ...(isNoindex(page) ? ["is in the sitemap and noindex"] : []),
    ...(date || !isDated(page.path) ? [] : ["has other words than those that were dated: npm run revisions"]),
    ...(Date.parse(date) > Date.now() ? [`is dated in the future: ${date}`] : []),
  ];
};

/** Specified links of the header that have no page and end at /404. */
const withoutPage: readonly string[] = deadLinks.map(({ path }) => path);

/** Whether a fragment leads to a place on a page, or presets one of its options. */
const hasTarget = ({ elements }: Page, fragment: string) =>
  elements.some(({ tag, attributes }) => (tag === "option" ? attributes.value : attributes.id) === fragment);

/** A path without case and trailing slashes: another spelling still answers, but not at the canonical address. */
const normalized = (path: string) => path.replace(/(.)\/+$/, "$1").toLowerCase();

/**
 * Checks an address of the site.
 *
 * @param url absolute; other sites are not checked
 * @returns the fault as a clause, or undefined
 */
function faultOf(url: URL, { base, pages, file }: Site): string | undefined {
  if (url.origin !== base.origin) return undefined;
  const path = decodeURI(url.pathname);
  const page = pages.get(path);
  if (page && !page.isError) {
    const id = decodeURIComponent(url.hash.slice(1));
    return id && !hasTarget(page, id) ? `${path}${url.hash}, and there is no such place on it` : undefined;
  }
  if (withoutPage.includes(path) || file(path)) return undefined;
  const meant = [...pages.values()].find(
    (known) => !known.isError && normalized(known.path) === normalized(path),
  );
  return meant ? `${path}, which is spelled ${meant.path}` : `${path}, which is not there`;
}

const links: Rule = (page, site) =>
  select(page, "a").flatMap(({ attributes: { href } }) => {
    if (href === undefined || !URL.canParse(href, new URL(page.path, site.base))) return [];
    // An error page has no address of its own for a fragment to be relative to.
    if (page.isError && href.startsWith("#")) return [];
    const fault = faultOf(new URL(href, new URL(page.path, site.base)), site);
    return fault ? [`links to ${fault}`] : [];
  });

const icons: Rule = (page, { base, file }) =>
  ["icon", "apple-touch-icon", "manifest"].flatMap((rel) => {
    const found = select(page, "link", { rel }).map(({ attributes }) => attributes.href ?? "");
    if (found.length === 0) return [`names no ${rel}`];
    return found
      .filter((href) => !file(new URL(href, base).pathname))
      .map((href) => `its ${rel} is not there: ${href}`);
  });

/** Two elements with one id break links and references: they find the first alone. */
const ids: Rule = ({ elements }) => {
  const counts = new Map<string, number>();
  for (const { attributes } of elements)
    if (attributes.id) counts.set(attributes.id, (counts.get(attributes.id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => (count > 1 ? [`has the id '${id}' ${count} times`] : []));
};

/** Without its size, an image shifts the page when it loads; without alt, it says nothing to screen readers. */
const images: Rule = (page) =>
  select(page, "img").flatMap(({ attributes }) =>
    ["width", "height", "alt"]
      .filter((name) => !(name in attributes))
      .map((name) => `has an image without ${name}: ${attributes.src}`),
  );

const PNG = "89504e470d0a1a0a";

/** Width and height of a PNG: the first eight bytes of its first chunk (RFC 2083, 4.1.1). */
function sizeOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPng = bytes.length > 24 && Buffer.from(bytes.subarray(0, 8)).toString("hex") === PNG;
  return isPng ? `${view.getUint32(16)}x${view.getUint32(20)}` : "no PNG";
}

/** The social card exists, has the size it claims, and is the same for Open Graph and Twitter. */
const socialCard: Rule = (page, { base, file }) => {
  const [address, ...more] = metas(page, "og:image");
  if (address === undefined) return ["has no og:image"];
  if (more.length > 0) return [`has ${more.length + 1} og:images`];
  if (!URL.canParse(address)) return [`its og:image is not absolute: ${address}`];
  const { origin, pathname } = new URL(address);
  const bytes = origin === base.origin ? file(pathname) : undefined;
  if (!bytes) return [`its og:image is not there: ${address}`];
  const [width, height, alt, type] = ["width", "height", "alt", "type"].map(
    (name) => metas(page, `og:image:${name}`)[0],
  );
  return [
    ...(sizeOf(bytes) === `${width}x${height}`
      ? []
      : [`its og:image is ${sizeOf(bytes)}, not ${width}x${height}`]),
    ...(bytes.length > CARD_BYTES
      ? [`its og:image has ${kb(bytes.length)}, at most ${kb(CARD_BYTES)} are wanted`]
      : []),
    ...(alt ? [] : ["its og:image has no alt"]),
    ...(type === "image/png" ? [] : ["its og:image has no type"]),
    ...(metas(page, "twitter:image")[0] === address ? [] : ["its twitter:image is not its og:image"]),
  ];
};

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object") for (const part of Object.values(value)) yield* textsIn(part);
}

const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/** JSON-LD parses, names its type, and links only to pages that exist. */
const structuredData: Rule = (page, site) =>
  select(page, "script", { type: "application/ld+json" }).flatMap(({ text }) => {
    let data: Record<string, unknown>;
    try {
      data = JSON.parse(text);
    } catch {
      return [`has structured data that is no JSON: ${text.slice(0, 40)}`];
    }
    const type = String(data["@type"] ?? "");
    if (!type || data["@context"] !== "https://schema.org")
      return [`has structured data without a type of schema.org: ${text.slice(0, 40)}`];
    return [...textsIn(data)].filter(isAddress).flatMap((text) => {
      const fault = faultOf(new URL(text), site);
      return fault ? [`its ${type} names ${fault}`] : [];
    });
  });

const gzipSizes = new WeakMap<Uint8Array, number>();

/** Most pages share their scripts, so each is compressed once. */
function gzipSize(bytes: Uint8Array): number {
  const known = gzipSizes.get(bytes);
  if (known !== undefined) return known;
  const size = gzipSync(bytes).length;
  gzipSizes.set(bytes, size);
  return size;
}

/** Addresses of the scripts that the HTML loads or preloads. */
const scriptsOf = (page: Page): string[] => {
  const loaded = select(page, "script").filter(({ attributes }) => !("nomodule" in attributes));
  const preloaded = select(page, "link", { as: "script" });
  const addresses = [
    ...loaded.map(({ attributes }) => attributes.src),
    ...preloaded.map(({ attributes }) => attributes.href),
  ];
  return [...new Set(addresses.filter((address) => address !== undefined))];
};

const weight: Rule = (page, { base, file }) => {
  const own = scriptsOf(page).filter((address) => new URL(address, base).origin === base.origin);
  const files = own.map((address) => ({ address, bytes: file(new URL(address, base).pathname) }));
  const total = files.reduce((sum, { bytes }) => sum + (bytes ? gzipSize(bytes) : 0), 0);
  const html = gzipSync(page.html).length;
  return [
    ...files
      .filter(({ bytes }) => !bytes)
      .map(({ address }) => `loads a script that is not there: ${address}`),
    ...(html > HTML_BYTES ? [`its HTML has ${kb(html)} gzip, at most ${kb(HTML_BYTES)}`] : []),
    ...(total > scriptBytes(page)
      ? [`loads ${kb(total)} of JavaScript at first, at most ${kb(scriptBytes(page))}`]
      : []),
  ];
};

/** Rules for every answer, error pages included. */
export const everywhere: readonly Rule[] = [links, images, ids];

/** Rules for pages that people find and share. */
export const onPages: readonly Rule[] = [
  title,
  description,
  canonical,
  heading,
  icons,
  socialCard,
  structuredData,
  indexing,
  weight,
  ...copy,
];
