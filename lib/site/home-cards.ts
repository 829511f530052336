import type { TileId } from "../formats";
import { findTool, type Tool, tools } from "../tools";
import { isPdf } from "../tools/related";

type Features = readonly [string, string, string, string];

export type ToolCard = {
  id: string;
  href: Tool["path"];
  /** Fragment of the address that presets an option. */
  preset?: `#${TileId}`;
  title: string;
  description: string;
  /** Monthly searches for its name; marketing copy, as specified. */
  searches: string;
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
    features: ["Quality slider", "Background color", "Up to 10 MB a file", "All in one ZIP"],
  },
  {
    href: "/image-to-pdf",
    badge: "Document Maker",
    searches: "896K+",
    features: ["Any kind of picture", "Camera capture", "A page for each", "One PDF to send"],
  },
  {
    href: "/heic-to-jpg",
    badge: "iPhone Users",
    searches: "823K+",
    features: ["Photos come upright", "True colors", "Location removed", "No app to install"],
  },
  {
    // Specified as the home page's compressor: it saves bytes by changing the format.
    href: "/image-compressor",
    preset: "#webp",
    title: "Image Compressor",
    description: "Any picture in, and out as WEBP or AVIF if you choose: they need the fewest bytes",
    to: "webp",
    badge: "File Size Saver",
    searches: "673K+",
    features: ["WEBP and AVIF", "Any kind of picture", "Up to 20 MB a file", "New size shown"],
  },
  {
    href: "/pdf-to-jpg",
    badge: "PDF Extract",
    searches: "591K+",
    features: ["Every page a picture", "Five quality levels", "Preview of each page", "All in one ZIP"],
  },
  {
    href: "/webp-to-jpg",
    badge: "Web Compatible",
    searches: "512K+",
    features: ["Opens everywhere", "Many files at once", "In your own order", "All in one ZIP"],
  },
  {
    href: "/jpg-to-png",
    badge: "High Quality",
    searches: "448K+",
    features: ["Nothing more is lost", "Ready for editing", "Colors kept true", "Many files at once"],
  },
  {
    href: "/pdf-to-png",
    badge: "Transparency Safe",
    searches: "387K+",
    features: ["Crisp text and lines", "Drawn on white paper", "Only pages you need", "Sizes for print"],
  },
  {
    href: "/jpg-to-webp",
    badge: "Web Performance",
    searches: "324K+",
    features: ["Same look, smaller", "Up to 20 at a time", "Names are kept", "Location removed"],
  },
  {
    href: "/webp-to-png",
    badge: "Format Bridge",
    searches: "276K+",
    features: ["Clear parts stay clear", "Opens in any editor", "Many files at once", "All in one ZIP"],
  },
  {
    href: "/avif-to-jpg",
    badge: "Next-Gen",
    searches: "218K+",
    features: ["For older devices", "Many files at once", "In your own order", "Location removed"],
  },
  {
    href: "/jpeg-to-jpg",
    badge: "Format Fixer",
    searches: "165K+",
    features: ["Own data kept", "Starts by itself", "Saves by itself", "Up to 10 MB a file"],
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

const others = tools.filter(({ path }) => !toolCards.some(({ href }) => href === path));

/** The tools without a card, by subject. */
export const moreTools = [
  { name: "Pictures", tools: others.filter((tool) => !isPdf(tool)) },
  { name: "Documents", tools: others.filter(isPdf) },
] as const;
