import type { TileId } from "../formats";
import { mainTools, type Placeholder, placeholders, type Tool } from "../tools";
import { type DeadPath, deadEnds } from "./dead-ends";
import { toolCards } from "./home-cards";
import { pages } from "./pages";

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
  name: deadEnds[path].name,
  state: "nowhere",
  ...(sign && { sign }),
  ...(!("see" in deadEnds[path]) && { comingSoon: true }),
});

const deadTools = [
  nowhere("/image-convert", { from: "image", to: "image" }),
  nowhere("/image-resizer", { from: "image", to: "image" }),
];

export const companyLinks: readonly MenuItem[] = [
  nowhere("/about"),
  nowhere("/privacy-policy"),
  nowhere("/terms-of-service"),
];

export const deadLinks: readonly MenuItem[] = [...deadTools, ...companyLinks];

export const supportLinks: readonly MenuItem[] = pages.map(({ path, name }) => ({ path, name }));

type Entry = Tool | Placeholder;

const isTool = (entry: Entry): entry is Tool => "island" in entry;

const holds =
  (...formats: readonly TileId[]) =>
  ({ from, to }: Entry) =>
    formats.includes(from) || formats.includes(to);

const iphone = holds("heic");
const web = holds("webp", "avif");
const pdf = holds("pdf");
/** Tools that keep the format and make the file, or the picture, smaller. */
const keepsFormat = (entry: Entry) =>
  entry.to === "zip" || (entry.from === entry.to && !("job" in entry && entry.job === "ocr"));

type Kind = Omit<MenuGroup, "items"> & {
  /** Whether a tool or placeholder belongs in the menu. */
  includes: (entry: Entry) => boolean;
  more?: readonly MenuItem[];
};

/** The header's menus. A tool is in each menu that includes it, in registry order. */
const kinds: readonly Kind[] = [
  {
    id: "popular",
    name: "Most Popular",
    about: "The tools people search for most",
    includes: (entry) => isTool(entry) && entry.demand === "very-high",
  },
  {
    id: "iphone",
    name: "Iphone Formats",
    about: "Convert HEIC photos from an iPhone or iPad to JPG, PNG or WEBP",
    includes: iphone,
  },
  {
    id: "web",
    name: "Web Formats",
    about: "Convert pictures to and from WEBP and AVIF, and keep animations moving",
    includes: (entry) => web(entry) && !pdf(entry),
  },
  {
    id: "pdf",
    name: "PDF Tools",
    about: "Make PDFs from pictures, turn PDFs into pictures or Word, make scans searchable, or PDFs smaller",
    includes: pdf,
  },
  {
    id: "other",
    name: "Other Formats",
    about: "Convert between JPG and PNG, open TIFFs, make GIFs and favicons, or choose another format",
    includes: (entry) => ![iphone, web, pdf, keepsFormat].some((matches) => matches(entry)),
  },
  {
    id: "utilities",
    name: "Utilities",
    about: "Resize pictures, and make pictures and PDFs smaller",
    includes: keepsFormat,
    more: [...deadTools, ...companyLinks],
  },
];

function itemOf(entry: Entry): MenuItem {
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

export const menuGroups: readonly MenuGroup[] = kinds.map(({ includes, more = [], ...group }) => ({
  ...group,
  items: [...[...mainTools, ...placeholders].filter(includes).map(itemOf), ...more],
}));

/** The phone menu starts with this many popular tools. */
const MOBILE_POPULAR = 4;

export const mobilePopular: readonly MenuItem[] = (menuGroups[0]?.items ?? []).slice(0, MOBILE_POPULAR);

/** The other two links at the start of the phone menu. */
export const mobileLinks = {
  start: { path: "/png-to-jpg", name: "Start Converting Now" },
  help: { path: "/contact", name: "Need Help?" },
} as const satisfies Record<string, MenuItem>;

const [, ...subjects] = menuGroups;

/** Every tool once, under the first menu that has it; 'Most Popular' does not count. */
export const footerGroups: readonly Pick<MenuGroup, "name" | "items">[] = subjects.map((group) => ({
  name: group.name,
  items: group.items.filter(
    ({ path, sign, state }) =>
      sign && !state && group === subjects.find(({ items }) => items.some((item) => item.path === path)),
  ),
}));
