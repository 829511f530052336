import type { TileId } from "../formats";
import { findEntry, mainTools, type Placeholder, placeholders, type Tool } from "../tools";
import { linkTo } from "../tools/related";
import type { ToolLink } from "../tools/types";
import { type DeadPath, deadEnds } from "./dead-ends";
import { toolCards } from "./home-cards";
import { contactPage, type SitePage, sitePages, supportPages } from "./pages";
import { words } from "./words";

/** A link in the header or the footer. */
export type MenuItem = {
  path: `/${string}`;
  name: string;
  /** Monthly searches, for tools with a card on the home page. */
  searches?: string;
  /** The two tiles of a tool; other pages have none. */
  sign?: { from: TileId; to: TileId };
  /** `soon`: a placeholder; `nowhere`: a specified link without a page, which ends at /404. */
  state?: "soon" | "nowhere";
  /** Whether the tool does not exist yet. */
  comingSoon?: true;
};

export type MenuGroup = {
  id: string;
  name: string;
  /** A short description. */
  about: string;
  items: readonly MenuItem[];
};

/** A specified link without a page; it is never prefetched. */
const nowhere = (path: DeadPath, sign?: MenuItem["sign"]): MenuItem => ({
  path,
  name: words.site.deadEnds[path],
  state: "nowhere",
  ...(sign && { sign }),
  ...(!deadEnds[path] && { comingSoon: true }),
});

const deadTools = [
  nowhere("/image-convert", { from: "image", to: "image" }),
  nowhere("/image-resizer", { from: "image", to: "image" }),
];

const deadPages = [nowhere("/about"), nowhere("/privacy-policy"), nowhere("/terms-of-service")];

export const deadLinks: readonly MenuItem[] = [...deadTools, ...deadPages];

const linksTo = (pages: readonly SitePage[]): MenuItem[] => pages.map(({ path, name }) => ({ path, name }));

export const supportLinks: readonly MenuItem[] = linksTo(supportPages);

/** The footer's links about the site: its pages, then the specified links without one. */
export const companyLinks: readonly MenuItem[] = [...linksTo(sitePages), ...deadPages];

type Listed = (Tool & { name: string }) | Placeholder;

const isTool = (entry: Listed): entry is Tool & { name: string } => "screen" in entry;

const holds =
  (...formats: readonly TileId[]) =>
  ({ from, to }: Listed) =>
    formats.includes(from) || formats.includes(to);

const iphone = holds("heic");
const web = holds("webp", "avif");
const pdf = holds("pdf");
/** Tools that keep the format and make the file, or the picture, smaller. */
const keepsFormat = (entry: Listed) =>
  entry.to === "zip" ||
  (entry.from === entry.to && !("job" in entry && entry.job !== "compress") && !("mode" in entry));

type Kind = {
  id: keyof typeof words.site.menus;
  /** Whether a tool or placeholder belongs in the menu. */
  includes: (entry: Listed) => boolean;
  /** Tools that people look for here, too. */
  also?: readonly Tool["path"][];
  more?: readonly MenuItem[];
};

/** A tool is in each menu that includes it, in registry order. */
const kinds: readonly Kind[] = [
  {
    id: "popular",
    includes: (entry) => isTool(entry) && entry.demand === "very-high",
    also: ["/image-compressor", "/image-to-text", "/resize-image"],
  },
  {
    id: "iphone",
    includes: iphone,
  },
  {
    id: "web",
    includes: (entry) => web(entry) && !pdf(entry),
  },
  {
    id: "pdf",
    includes: pdf,
  },
  {
    id: "other",
    includes: (entry) => ![iphone, web, pdf, keepsFormat].some((matches) => matches(entry)),
  },
  {
    id: "utilities",
    includes: keepsFormat,
    also: ["/image-to-text", "/image-to-excel"],
    more: deadLinks,
  },
];

function itemOf(entry: Listed): MenuItem {
  const { path, name, from, to } = entry;
  const label = toolCards.find(({ href }) => href === path)?.searches;
  return {
    path,
    name,
    sign: { from, to },
    ...(label && { searches: label }),
    ...(!isTool(entry) && { state: "soon", comingSoon: true }),
  };
}

const listed: readonly Listed[] = [
  ...mainTools.map(({ tool, words: { name } }) => ({ ...tool, name })),
  ...placeholders,
];

const groups: readonly MenuGroup[] = kinds.map(({ id, includes, also = [], more = [] }) => ({
  id,
  ...words.site.menus[id],
  items: [
    ...listed.filter(includes),
    ...listed.filter((entry) => !includes(entry) && isTool(entry) && also.includes(entry.path)),
  ]
    .map(itemOf)
    .concat(more),
}));

/** The header's menus; one that is empty is left out. */
export const menuGroups = groups.filter(({ items }) => items.length > 0);

/** The phone menu starts with this many popular tools. */
const MOBILE_POPULAR = 4;

export const mobilePopular: readonly MenuItem[] = (groups[0]?.items ?? []).slice(0, MOBILE_POPULAR);

const specifiedStart = findEntry("/png-to-jpg");

const start = specifiedStart ?? mainTools[0];
if (!start) throw new Error("TOOLS leaves no tool.");

/** The tool that the site starts with: the specified one, or the first that is on. */
export const startTool: ToolLink = linkTo(start);

/** Text of a link to it, where one is specified. */
export const startText = (specified: string): string => (specifiedStart ? specified : startTool.name);

/** The other two links at the start of the phone menu. */
export const mobileLinks = {
  start: { path: startTool.path, name: words.site.menu.start },
  help: { path: contactPage.path, name: words.site.menu.help },
} satisfies Record<string, MenuItem>;

const [, ...subjects] = groups;

/** Every tool once, under the first menu that has it; 'Most Popular' does not count. */
export const footerGroups: readonly Pick<MenuGroup, "name" | "items">[] = subjects
  .map((group) => ({
    name: group.name,
    items: group.items.filter(
      ({ path, sign, state }) =>
        sign && !state && group === subjects.find(({ items }) => items.some((item) => item.path === path)),
    ),
  }))
  .filter(({ items }) => items.length > 0);
