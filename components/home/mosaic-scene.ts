import type { TileId } from "@/lib/formats";

/** One tile: its place and size in columns and rows, what it is at first, and what it turns into. */
export type Cell = { x: number; y: number; size: number; from: TileId; to: TileId };

/** The places, a letter for each tile: three sizes that fill ten columns and seven rows. */
const places = [
  "AAABBcdEEE", //
  "AAABBFFEEE",
  "AAAghFFEEE",
  "iIIJJJklMM",
  "nIIJJJOOMM",
  "PPqJJJOOSS",
  "PPtuvwxySS",
];

/** Conversions of this site, placed so that no hue lies beside itself when all have turned. */
const turns: Record<string, readonly [TileId, TileId]> = {
  A: ["heic", "jpg"],
  B: ["png", "webp"],
  c: ["jpg", "gif"],
  d: ["png", "avif"],
  E: ["webp", "png"],
  F: ["pdf", "jpg"],
  g: ["png", "zip"],
  h: ["heic", "tiff"],
  i: ["webp", "jpg"],
  I: ["jpg", "avif"],
  J: ["image", "pdf"],
  k: ["pdf", "png"],
  l: ["jpg", "gif"],
  M: ["avif", "jpg"],
  n: ["png", "webp"],
  O: ["jpg", "webp"],
  P: ["pdf", "docx"],
  q: ["avif", "zip"],
  S: ["heic", "png"],
  t: ["heic", "jpg"],
  u: ["webp", "png"],
  v: ["pdf", "webp"],
  w: ["avif", "jpg"],
  x: ["png", "avif"],
  y: ["jpg", "pdf"],
};

export const columns = places[0]?.length ?? 0;
export const rows = places.length;

const placeOf = (letter: string) => {
  const y = places.findIndex((row) => row.includes(letter));
  const row = places[y] ?? "";
  const x = row.indexOf(letter);
  return { x, y, size: row.lastIndexOf(letter) - x + 1 };
};

export const cells: readonly Cell[] = Object.entries(turns).map(([letter, [from, to]]) => ({
  ...placeOf(letter),
  from,
  to,
}));
