import { type TileId, tiles } from "../formats";
import { tools } from "../tools";
import { placeholders } from "../tools/placeholders";
import { homePage, pages, type Word } from "./pages";
import { absolute } from "./settings";

/** What is drawn on a page's social picture: its heading, and its sign. */
export type Card = { path: string; heading: string; from: readonly Word[]; to: Word };

/** In pixels; what Open Graph's readers crop least. */
export const cardSize = { width: 1200, height: 630 } as const;

const cardOf = (path: string, heading: string, from: TileId, to: TileId): Card => ({
  path,
  heading,
  from: [tiles[from]],
  to: tiles[to],
});

/** A card for every page that can be shared. */
export const cards: readonly Card[] = [
  {
    ...homePage,
    from: [tiles.avif, tiles.heic, tiles.webp],
    to: tiles.jpg,
  },
  ...pages.map((page) => ({ ...page, from: [page.tiles.from], to: page.tiles.to })),
  ...tools.map(({ path, heading, from, to }) => cardOf(path, heading, from, to)),
  ...placeholders.map(({ path, name, from, to }) => cardOf(path, name, from, to)),
];

/** Name of the file a page's card is in, as a name without case: some disks have none. */
export const cardFile = (path: string) => `${path.slice(1).toLowerCase() || "home"}.png`;

export const findCard = (file: string): Card | undefined => cards.find(({ path }) => cardFile(path) === file);

/**
 * The picture of a page as Open Graph and Twitter name it.
 *
 * @throws Error when there is no card for `path`: its page would name a picture that is not there
 */
export function cardPicture(path: string) {
  const card = findCard(cardFile(path));
  if (!card) throw new Error(`There is no card for ${path}.`);
  const sign = [...card.from, card.to].map(({ label }) => label);
  return {
    url: absolute(`/cards/${cardFile(path)}`),
    ...cardSize,
    alt: `${card.heading}: tiles that read ${sign.join(", ")}`,
    type: "image/png",
  };
}
