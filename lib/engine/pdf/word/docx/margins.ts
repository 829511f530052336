import { docx as settings } from "../settings";
import type { Band, PageLayout } from "../types";

export type Margins = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Distances of header and footer from the edges of the page. */
  header: number;
  footer: number;
};

const none: Margins = {
  left: settings.usual,
  right: settings.usual,
  top: settings.usual,
  bottom: settings.usual,
  header: 0,
  footer: 0,
};

/** Returns the smallest distance of many; of those from the upper and lower edge without a few outliers. */
function join(
  all: readonly PageLayout[],
  edge: (page: PageLayout) => number[],
  outliers = 0,
): number | undefined {
  const values = all.flatMap(edge).sort((a, b) => a - b);
  const smallest = values[Math.floor(values.length * outliers)];
  return smallest === undefined ? undefined : Math.max(0, smallest);
}

function marginsAround(pages: readonly PageLayout[]): Margins {
  const bands = (page: PageLayout) => page.bands.filter(({ rotated }) => !rotated);
  const first = (page: PageLayout, edge: (band: Band) => number) =>
    bands(page).length > 0 ? [Math.min(...bands(page).map(edge))] : [];
  const left = join(pages, (page) => bands(page).map((band) => band.left));
  const right = join(pages, (page) => bands(page).map((band) => page.width - band.right));
  const top = join(pages, (page) => first(page, (band) => band.top), settings.outliers);
  const bottom = join(pages, (page) => first(page, (band) => page.height - band.bottom), settings.outliers);
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return none;
  const header = join(pages, (page) => (page.header ? [page.header.top] : [])) ?? 0;
  const footer = join(pages, (page) => (page.footer ? [page.height - page.footer.bottom] : [])) ?? 0;
  const footerTop = join(pages, (page) => (page.footer ? [page.height - page.footer.top] : [])) ?? 0;
  return {
    left,
    // A page with a few words has no wide margins.
    right: Math.max(0, Math.min(right, Math.max(left, settings.usual)) - settings.rightReserve),
    top,
    bottom: Math.max(
      Math.min(bottom, Math.max(top, settings.usual)) - settings.bottomReserve,
      footerTop && footerTop + settings.footerGap,
    ),
    header: Math.min(header, top),
    footer,
  };
}

/** Returns the margins around the text of all pages of one size. */
export function marginsOf(pages: readonly PageLayout[]): (page: PageLayout) => Margins {
  const key = ({ width, height }: PageLayout) => `${Math.round(width)} ${Math.round(height)}`;
  const groups = new Map<string, PageLayout[]>();
  for (const page of pages) {
    const group = groups.get(key(page));
    if (group) group.push(page);
    else groups.set(key(page), [page]);
  }
  const known = new Map([...groups].map(([size, some]) => [size, marginsAround(some)]));
  return (page) => known.get(key(page)) ?? none;
}
