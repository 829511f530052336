/** The address that the browser shows for every address without a page. */
export const notFoundPath = "/404";

/**
 * The specified links of the menus that lead to no page, and where the 404 page leads from there; to the closest tool
 * where that is nowhere. A part of that page's script.
 */
export const deadEnds = {
  "/image-convert": undefined,
  "/image-resizer": "/resize-image",
  "/about": "/about-us",
  "/privacy-policy": "/privacy",
  "/terms-of-service": "/terms",
} as const satisfies Record<`/${string}`, `/${string}` | undefined>;

export type DeadPath = keyof typeof deadEnds;

/** Finds a dead end by its path, in any casing, with or without a slash at its end. */
export const deadEndAt = (path: string): DeadPath | undefined =>
  (Object.keys(deadEnds) as DeadPath[]).find((known) => known === path.toLowerCase().replace(/\/+$/, ""));
