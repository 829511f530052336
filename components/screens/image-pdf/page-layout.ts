import type { SheetLayout } from "@/components/board/page-sheet";
import type { QuarterTurn } from "@/lib/contract/fields";
import type { PdfPageOptions } from "@/lib/contract/pdf";
import { pdfPage } from "@/lib/limits";
import type { Size } from "@/lib/resize/plan";

/** Points of a pixel where a picture says nothing else, as on the server. */
const POINTS_PER_PIXEL = 72 / 96;
/** Stands for a picture of unknown size: as tall as wide, and large enough for its margin to be seen. */
const unknown: Size = { width: 400, height: 400 };

/** A picture's page: how it looks, and what it is called in the words, in `pages`. */
export type PageOfPicture = SheetLayout & {
  turned: Size | undefined;
  way: "auto" | "portrait" | "landscape";
};

/**
 * Returns the page that a picture gets, as the server lays it out.
 *
 * @param size of the picture in pixels, upright and not turned; none if the browser cannot tell
 */
export function pageOf(
  size: Size | null | undefined,
  turn: QuarterTurn,
  options: PdfPageOptions,
): PageOfPicture {
  const { pageSize, orientation } = options;
  const margin = pdfPage.margins[options.margin];
  const turned = size && turn % 180 === 90 ? { width: size.height, height: size.width } : (size ?? undefined);
  if (pageSize === "fit") {
    const { width, height } = turned ?? unknown;
    const side = (pixels: number) => pixels * POINTS_PER_PIXEL + 2 * margin;
    return { width: side(width), height: side(height), margin, turned, way: "auto" };
  }
  const own = turned && (turned.width > turned.height ? "landscape" : "portrait");
  const way = orientation === "auto" ? (own ?? "auto") : orientation;
  const [narrow, long] = pdfPage.paper[pageSize];
  const paper = way === "landscape" ? { width: long, height: narrow } : { width: narrow, height: long };
  return { ...paper, margin, turned, way };
}
