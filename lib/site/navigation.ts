import type { TileId } from "../formats";
import { type Placeholder, placeholders, type Tool, tools } from "../tools";
import { toolCards } from "./home-cards";
import { pages } from "./pages";

/** A link in the header or the footer. */
export type MenuItem = {
  path: `/${string}`;
  name: string;
  /** A month's searches, for those that have a card with a label on the home page. */
  searches?: string;
  /** The pair of tiles of a conversion; pages have none. */
  sign?: { from: TileId; to: TileId };
  /** `soon`: announced, not there yet; `nowhere`: there is no page, the link ends at /404. */
  state?: "soon" | "nowhere";
};

export type MenuGroup = {
  id: string;
  name: string;
  /** What is in it, in a few words. */
  about: string;
  items: readonly MenuItem[];
};

/** Links that are specified and have no page: nothing of theirs is fetched ahead. */
const nowhere = (path: MenuItem["path"], name: string, sign?: MenuItem["sign"]): MenuItem => ({
  path,
  name,
  state: "nowhere",
  ...(sign && { sign }),
});

const deadTools = [
  nowhere("/image-convert", "Image Converter", { from: "image", to: "image" }),
  nowhere("/image-resizer", "Image Resizer", { from: "image", to: "image" }),
];

export const companyLinks: readonly MenuItem[] = [
  nowhere("/about", "About"),
  nowhere("/privacy-policy", "Privacy Policy"),
  nowhere("/terms-of-service", "Terms of Service"),
];

export const deadLinks: readonly MenuItem[] = [...deadTools, ...companyLinks];

/** FAQ and contact. */
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
/** What comes out is what went in, and smaller. */
const shrinks = ({ from, to }: Entry) => from === to || to === "zip";

type Kind = Omit<MenuGroup, "items"> & {
  /** Which of the tools, placeholders among them, it lists. */
  takes: (entry: Entry) => boolean;
  more?: readonly MenuItem[];
};

/** The header's menus. A tool is in every one that takes it, in the order of the registry. */
const kinds: readonly Kind[] = [
  {
    id: "popular",
    name: "Most Popular",
    about: "What most people come for",
    takes: (entry) => isTool(entry) && entry.demand === "very-high",
  },
  {
    id: "iphone",
    name: "Iphone Formats",
    about: "HEIC photos, for everything that is not an iPhone",
    takes: iphone,
  },
  {
    id: "web",
    name: "Web Formats",
    about: "Into WEBP and AVIF, and back to what every program opens",
    takes: (entry) => web(entry) && !pdf(entry),
  },
  { id: "pdf", name: "PDF Tools", about: "Into a PDF, out of one, or a smaller one", takes: pdf },
  {
    id: "other",
    name: "Other Formats",
    about: "JPG, PNG and GIF among each other, or any image to any format",
    takes: (entry) => ![iphone, web, pdf, shrinks].some((taken) => taken(entry)),
  },
  {
    id: "utilities",
    name: "Utilities",
    about: "Smaller files, and what there is to know about us",
    takes: shrinks,
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
    ...(!isTool(entry) && { state: "soon" }),
  };
}

export const menuGroups: readonly MenuGroup[] = kinds.map(({ takes, more = [], ...group }) => ({
  ...group,
  items: [...[...tools, ...placeholders].filter(takes).map(itemOf), ...more],
}));

/** How many of the popular tools the menu of a phone begins with. */
const MOBILE_POPULAR = 4;

export const mobilePopular: readonly MenuItem[] = (menuGroups[0]?.items ?? []).slice(0, MOBILE_POPULAR);

/** Where the menu of a phone leads to besides. */
export const mobileLinks = {
  start: { path: "/png-to-jpg", name: "Start Converting Now" },
  help: { path: "/contact", name: "Need Help?" },
} as const satisfies Record<string, MenuItem>;

const [, ...subjects] = menuGroups;

/** Every tool once, under the first menu that has it and is about a subject. */
export const footerGroups: readonly Pick<MenuGroup, "name" | "items">[] = subjects.map((group) => ({
  name: group.name,
  items: group.items.filter(
    ({ path, sign, state }) =>
      sign && !state && group === subjects.find(({ items }) => items.some((item) => item.path === path)),
  ),
}));
