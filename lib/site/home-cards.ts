import type { TileId } from "../formats";
import { pictureLabels } from "../tools/pictures";
import { isPdf } from "../tools/related";
import type { ToolPath } from "../tools/types";
import type { Words } from "../words";
import { perSite } from "./site";

export type ToolCard = {
  id: string;
  href: ToolPath;
  /** Fragment of the address that presets an option. */
  preset?: `#${TileId}`;
  title: string;
  description: string;
  /** Monthly searches for its name; marketing copy, for the cards whose figure is specified. */
  searches?: string;
  badge: string;
  features: readonly string[];
  /** The two tiles; their hues also make the card's gradient and its colors. */
  from: TileId;
  to: TileId;
};

/** The twelve tools with a card, in order. */
const picks = [
  "/png-to-jpg",
  "/image-to-pdf",
  "/heic-to-jpg",
  "/image-compressor",
  "/pdf-to-jpg",
  "/webp-to-jpg",
  "/jpg-to-png",
  "/pdf-to-png",
  "/jpg-to-webp",
  "/webp-to-png",
  "/avif-to-jpg",
  "/jpeg-to-jpg",
] as const satisfies readonly (keyof Words["home"]["cards"]["tools"])[];

/** Specified as the home page's compressor: it saves bytes by changing the format. */
const presets: Partial<Record<(typeof picks)[number], Pick<ToolCard, "to" | "preset">>> = {
  "/image-compressor": { preset: "#webp", to: "webp" },
};

export const homeCardsIn = perSite(({ words, format, findEntry, mainTools }) => {
  /** The cards of the home page. What their own words don't say is taken from the tool. */
  const toolCards: readonly ToolCard[] = picks.flatMap((href) => {
    const entry = findEntry(href);
    if (!entry) return [];
    const { from, to } = entry.tool;
    const { name, subtitle } = entry.words;
    const own = { href, id: href.slice(1), ...words.home.cards.tools[href], ...presets[href] };
    const features = own.features.map((feature) => format.fill(feature, { formats: pictureLabels.length }));
    return [{ title: name, description: subtitle, from, to, ...own, features }];
  });
  const others = mainTools.filter(
    ({ tool: { path } }) => !toolCards.some(({ href, preset }) => href === path && !preset),
  );
  /** The tools without a card, by subject, and the one whose card presets an option. */
  const moreTools = [
    { name: words.home.cards.more.pictures, tools: others.filter(({ tool }) => !isPdf(tool)) },
    { name: words.home.cards.more.documents, tools: others.filter(({ tool }) => isPdf(tool)) },
  ] as const;
  return { toolCards, moreTools };
});
