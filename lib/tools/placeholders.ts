import type { TileId } from "../formats";

/** A tool that is announced and not there yet; another takes its files meanwhile. */
export type Placeholder = { path: `/${string}`; name: string; from: TileId; to: TileId };

export const placeholders: readonly Placeholder[] = [
  { path: "/png-to-pdf", name: "PNG to PDF", from: "png", to: "pdf" },
  { path: "/heic-to-pdf", name: "HEIC to PDF", from: "heic", to: "pdf" },
  { path: "/webp-to-pdf", name: "WEBP to PDF", from: "webp", to: "pdf" },
];

/** Finds the placeholder a path means, in any casing. */
export function findPlaceholder(path: string): Placeholder | undefined {
  const wanted = path.toLowerCase();
  return placeholders.find((placeholder) => placeholder.path === wanted);
}
