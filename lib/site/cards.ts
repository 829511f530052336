import { type TileId, tiles } from "../formats";
import { absolute } from "../settings";
import { homeOf } from "../words/languages";
import { pagesIn, type Word } from "./pages";
import { perSite, type Site } from "./site";

/** A page's social card: its heading and the tiles beside it. */
export type Card = { path: string; heading: string; from: readonly Word[]; to: Word };

/** In pixels; the size that Open Graph readers crop least. */
export const cardSize = { width: 1200, height: 630 } as const;

const cardOf = (path: string, heading: string, from: TileId, to: TileId): Card => ({
  path,
  heading,
  from: [tiles[from]],
  to: tiles[to],
});

/** One card for each page that can be shared. */
export const cardsIn = perSite((site): readonly Card[] => {
  const { homePage, notFoundPage, pages } = pagesIn(site);
  return [
    { ...homePage, from: [tiles.avif, tiles.heic, tiles.webp], to: tiles.jpg },
    ...[...pages, notFoundPage].map((page) => ({ ...page, from: [page.tiles.from], to: page.tiles.to })),
    ...site.registry.map(({ tool: { path, from, to }, words }) => cardOf(path, words.heading, from, to)),
    ...site.placeholders.map(({ path, name, from, to }) => cardOf(path, name, from, to)),
  ];
});

/** The file name of a page's card, in lower case because some file systems ignore case. */
export const cardFile = (path: string) => `${path.slice(1).toLowerCase() || "home"}.png`;

export const findCard = (site: Site, file: string): Card | undefined =>
  cardsIn(site).find(({ path }) => cardFile(path) === file);

/**
 * The picture of a page for Open Graph and Twitter.
 *
 * @throws Error if `path` has no card: its page would name a missing picture
 */
export function cardPicture(site: Site, path: string) {
  const { words, format } = site;
  const card = findCard(site, cardFile(path));
  if (!card) throw new Error(`There is no card for ${path}.`);
  const labels = [...card.from, card.to].map(({ label }) => label);
  return {
    url: absolute(`${homeOf(site.language)}/cards/${cardFile(path)}`),
    ...cardSize,
    alt: format.fill(words.pages.card.alt, { heading: card.heading, labels: format.joined(labels) }),
    type: "image/png",
  };
}
