import type { TileId } from "@/lib/formats";

/** A format by one letter, so that a picture can be drawn in rows of them. */
const letters: Record<string, TileId> = {
  a: "avif",
  f: "pdf",
  g: "gif",
  h: "heic",
  j: "jpg",
  p: "png",
  t: "tiff",
  w: "webp",
};

/** A valley by day: the sun stands high in the sky. */
const day = [
  "hhhhhhhh", //
  "hhhhhjjh",
  "phhhhjjh",
  "ppwpphpp",
  "wwwwwwww",
  "wttwtttt",
];

/** The same valley when the sun sets, in what those formats can be turned into. */
const evening = [
  "aaaaaaaa", //
  "aaafffaa",
  "affjjffa",
  "fpwttjpf",
  "ppwwwppp",
  "wwwwwwww",
];

/** One tile of the picture: its place in columns and rows, what it is by day, and in the evening. */
export type Cell = { x: number; y: number; from: TileId; to: TileId };

const tileAt = (rows: readonly string[], x: number, y: number) => letters[rows[y]?.[x] ?? ""];

export const columns = day[0]?.length ?? 0;
export const rows = day.length;

export const cells: readonly Cell[] = day.flatMap((row, y) =>
  [...row].flatMap((_, x) => {
    const from = tileAt(day, x, y);
    const to = tileAt(evening, x, y);
    return from && to ? [{ x, y, from, to }] : [];
  }),
);
