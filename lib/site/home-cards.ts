import type { TileId } from "../formats";
import { findTool, mainTools, type Tool } from "../tools";
import { isPdf } from "../tools/related";

type Features = readonly [string, string, string, string];

export type ToolCard = {
  id: string;
  href: Tool["path"];
  /** Fragment of the address that presets an option. */
  preset?: `#${TileId}`;
  title: string;
  description: string;
  /** Monthly searches for its name; marketing copy, for the cards whose figure is specified. */
  searches?: string;
  badge: string;
  features: Features;
  /** The two tiles; their hues also make the card's gradient and its colors. */
  from: TileId;
  to: TileId;
};

/** The twelve cards of the home page, in order. Anything not given here is taken from the tool. */
const picks: readonly (Pick<ToolCard, "href" | "badge" | "searches" | "features"> &
  Partial<Pick<ToolCard, "title" | "description" | "to" | "preset">>)[] = [
  {
    href: "/png-to-jpg",
    badge: "Most Popular",
    searches: "1.2M+",
    features: ["Quality slider", "Background color", "Up to 10 MB per file", "All in one ZIP"],
  },
  {
    href: "/image-to-pdf",
    badge: "Document Maker",
    searches: "896K+",
    features: ["Seven image formats", "Camera capture", "A4 or Letter pages", "Pages in any order"],
  },
  {
    href: "/heic-to-jpg",
    badge: "iPhone Users",
    searches: "823K+",
    features: ["Right side up", "True colors", "Location removed", "No app to install"],
  },
  {
    // Specified as the home page's compressor: it saves bytes by changing the format.
    href: "/image-compressor",
    preset: "#webp",
    title: "Image Compressor",
    description: "Save space by converting pictures to WEBP or AVIF",
    to: "webp",
    badge: "File Size Saver",
    searches: "673K+",
    features: ["Five output formats", "Seven input formats", "Up to 20 MB per file", "Shows the new size"],
  },
  {
    href: "/pdf-to-jpg",
    badge: "PDF Extract",
    features: ["Up to 500 pages", "Five quality levels", "Preview of every page", "All in one ZIP"],
  },
  {
    href: "/webp-to-jpg",
    badge: "Web Compatible",
    features: ["Opens everywhere", "Many files at once", "Location removed", "All in one ZIP"],
  },
  {
    href: "/jpg-to-png",
    badge: "High Quality",
    features: ["Lossless", "Ready for editing", "True colors", "Many files at once"],
  },
  {
    href: "/pdf-to-png",
    badge: "Transparency Safe",
    features: ["Lossless PNGs", "Up to 500 pages", "Choose the pages", "Up to 216 dpi"],
  },
  {
    href: "/jpg-to-webp",
    badge: "Web Performance",
    features: ["Smaller, same look", "All in one ZIP", "Keeps file names", "Location removed"],
  },
  {
    href: "/webp-to-png",
    badge: "Format Bridge",
    features: ["Keeps transparency", "Opens in any editor", "Many files at once", "All in one ZIP"],
  },
  {
    href: "/avif-to-jpg",
    badge: "Next-Gen",
    features: ["Opens everywhere", "Many files at once", "Location removed", "All in one ZIP"],
  },
  {
    href: "/jpeg-to-jpg",
    badge: "Format Fixer",
    features: ["No quality loss", "Starts automatically", "Saves automatically", "Up to 10 MB per file"],
  },
];

/** Completes a pick from the registry; empty for a path without a tool. */
function cardOf(pick: (typeof picks)[number]): readonly ToolCard[] {
  const tool = findTool(pick.href);
  if (!tool) return [];
  const { path, name, subtitle, from, to } = tool;
  return [{ id: path.slice(1), title: name, description: subtitle, from, to, ...pick }];
}

export const toolCards: readonly ToolCard[] = picks.flatMap(cardOf);

const others = mainTools.filter(
  ({ path }) => !toolCards.some(({ href, preset }) => href === path && !preset),
);

/** The tools without a card, by subject, and the one whose card presets an option. */
export const moreTools = [
  { name: "Pictures", tools: others.filter((tool) => !isPdf(tool)) },
  { name: "Documents", tools: others.filter(isPdf) },
] as const;
