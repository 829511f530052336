import type { PdfPageOptions } from "../../../contract/pdf";
import { pdfPage } from "../../../limits";
import { turns } from "../../image/metadata/orientation";
import type { PagePicture } from "./picture";

const POINTS_PER_INCH = 72;
/** Page sides that readers accept, in points (ISO 32000-1, annex C.2). */
const MIN_SIDE = 3;
const MAX_SIDE = 14_400;

type Size = { width: number; height: number };
type Place = { x: number; y: number } & Size;

/** A page and the position of its picture on it, in points from the lower left corner. */
type Layout = { page: Size; picture: Place };

/** Returns the size of the picture, upright, at its density. */
function naturalSize({ image, orientation, density, stretch = { x: 1, y: 1 } }: PagePicture): Size {
  const [width, height] = [image.width * stretch.x, image.height * stretch.y].map(
    (side) => (side * POINTS_PER_INCH) / density,
  );
  const [across = 0, down = 0] = turns[orientation].swap ? [height, width] : [width, height];
  return { width: across, height: down };
}

const scaled = ({ width, height }: Size, by: number): Size => ({ width: width * by, height: height * by });

function paperFor({ width, height }: Size, { pageSize, orientation }: PdfPageOptions): Size | null {
  if (pageSize === "fit") return null;
  const [narrow, long] = pdfPage.paper[pageSize];
  const isLandscape = orientation === "auto" ? width > height : orientation === "landscape";
  return isLandscape ? { width: long, height: narrow } : { width: narrow, height: long };
}

/** Returns a page as large as the picture with its margin, within what readers accept. */
function pageAround(size: Size, margin: number): Size {
  const side = (length: number) => Math.max(MIN_SIDE, length + 2 * margin);
  return { width: side(size.width), height: side(size.height) };
}

/** Lays a picture out: centered on its page, and on paper as large as the margin allows. */
export function layOut(picture: PagePicture, options: PdfPageOptions): Layout {
  const margin = pdfPage.margins[options.margin];
  const natural = naturalSize(picture);
  const paper = paperFor(natural, options);
  const room = paper ?? { width: MAX_SIDE, height: MAX_SIDE };
  const largest = Math.min(
    (room.width - 2 * margin) / natural.width,
    (room.height - 2 * margin) / natural.height,
  );
  const size = scaled(natural, paper ? largest : Math.min(1, largest));
  const page = paper ?? pageAround(size, margin);
  const x = (page.width - size.width) / 2;
  const y = (page.height - size.height) / 2;
  return { page, picture: { x, y, ...size } };
}

const number = (value: number) => String(Number(value.toFixed(4)));

/**
 * Returns the content stream of a page: the picture fills a unit square, which is moved into place and turned as EXIF
 * says (ISO 32000-1, 8.3.4 and 8.9.5). Rows of pixels go down, the page's y axis goes up.
 */
export function pageContent({ x, y, width, height }: Place, orientation: PagePicture["orientation"]): string {
  const { mirrorX, mirrorY, swap } = turns[orientation];
  const place = (right: number, up: number) => {
    const column = mirrorX ? 1 - right : right;
    const row = mirrorY ? up : 1 - up;
    const [across, down] = swap ? [row, column] : [column, row];
    return [x + across * width, y + (1 - down) * height] as const;
  };
  const [left, bottom] = place(0, 0);
  const axis = ([toX, toY]: readonly [number, number]) => [toX - left, toY - bottom];
  const matrix = [...axis(place(1, 0)), ...axis(place(0, 1)), left, bottom];
  return `q ${matrix.map(number).join(" ")} cm /Im0 Do Q`;
}
