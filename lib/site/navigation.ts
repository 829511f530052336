import type { TileId } from "../formats";
import type { Placeholder, Tool } from "../tools";
import { linkTo } from "../tools/related";
import type { ToolLink } from "../tools/types";
import type { Words } from "../words";
import { type DeadPath, deadEnds } from "./dead-ends";
import { homeCardsIn } from "./home-cards";
import { pagesIn, type SitePage } from "./pages";
import { perSite } from "./site";

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
  id: keyof Words["site"]["menus"];
  /** Whether a tool or placeholder belongs in the menu. */
  includes: (entry: Listed) => boolean;
  /** Tools that people look for here, too. */
  also?: readonly Tool["path"][];
  /** Whether the specified links without a page follow. */
  deadLinks?: true;
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
    deadLinks: true,
  },
];

/** The phone menu starts with this many popular tools. */
const MOBILE_POPULAR = 4;

const linksTo = (pages: readonly SitePage[]): MenuItem[] => pages.map(({ path, name }) => ({ path, name }));

/** The links of the header and the footer. */
export const navigationIn = perSite((site) => {
  const { words, findEntry, mainTools, placeholders } = site;
  const { supportPages, sitePages, contactPage } = pagesIn(site);
  const { toolCards } = homeCardsIn(site);

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
  const deadLinks: readonly MenuItem[] = [...deadTools, ...deadPages];

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
  const groups: readonly MenuGroup[] = kinds.map(({ id, includes, also = [], ...kind }) => ({
    id,
    ...words.site.menus[id],
    items: [
      ...listed.filter(includes),
      ...listed.filter((entry) => !includes(entry) && isTool(entry) && also.includes(entry.path)),
    ]
      .map(itemOf)
      .concat(kind.deadLinks ? deadLinks : []),
  }));

  const specifiedStart = findEntry("/png-to-jpg");
  const start = specifiedStart ?? mainTools[0];
  if (!start) throw new Error("TOOLS leaves no tool.");
  const startTool: ToolLink = linkTo(start);
  const [, ...subjects] = groups;

  return {
    deadLinks,
    supportLinks: linksTo(supportPages),
    /** The footer's links about the site: its pages, then the specified links without one. */
    companyLinks: [...linksTo(sitePages), ...deadPages],
    /** The header's menus; one that is empty is left out. */
    menuGroups: groups.filter(({ items }) => items.length > 0),
    mobilePopular: (groups[0]?.items ?? []).slice(0, MOBILE_POPULAR),
    /** The tool that the site starts with: the specified one, or the first that is on. */
    startTool,
    /** Text of a link to it, where one is specified. */
    startText: (specified: string): string => (specifiedStart ? specified : startTool.name),
    /** The other two links at the start of the phone menu. */
    mobileLinks: {
      start: { path: startTool.path, name: words.site.menu.start },
      help: { path: contactPage.path, name: words.site.menu.help },
    } satisfies Record<string, MenuItem>,
    /** Every tool once, under the first menu that has it; 'Most Popular' does not count. */
    footerGroups: subjects
      .map((group) => ({
        name: group.name,
        items: group.items.filter(
          ({ path, sign, state }) =>
            sign &&
            !state &&
            group === subjects.find(({ items }) => items.some((item) => item.path === path)),
        ),
      }))
      .filter(({ items }) => items.length > 0),
  };
});
