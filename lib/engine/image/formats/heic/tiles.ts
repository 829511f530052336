import { corrupt } from "../../../failure";
import type { Cicp } from "../../color/cicp";
import { eightBitMap } from "../../color/eight-bit";
import type { HeifImage, Tiling } from "./image";
import { mapRows, type Placement, place, placementOf } from "./placement";

/** Everything a thread needs to decode a share of one picture's tiles; it can be posted. */
export type TilePlan = {
  tiling: Tiling;
  placement: Placement;
  /** Color space of the samples, if they are to be converted to sRGB (see `eightBitMap`). */
  convert?: Cicp;
};

/** Words of the control block that the threads of one picture share. */
const NEXT = 0;
const FINISHED = 1;
const STOPPED = 2;

export const newControl = () => new Int32Array(new SharedArrayBuffer(12));

/** Tells the other threads not to start another tile. */
export const stop = (control: Int32Array) => Atomics.store(control, STOPPED, 1);

const tileCount = ({ tiling }: Pick<TilePlan, "tiling">) => tiling.columns * tiling.rows;

export const isFinished = (plan: TilePlan, control: Int32Array) =>
  Atomics.load(control, FINISHED) === tileCount(plan);

export const hasWork = (plan: TilePlan, control: Int32Array) =>
  Atomics.load(control, STOPPED) === 0 && Atomics.load(control, NEXT) < tileCount(plan);

/**
 * Plans the decoding of a picture made of independent tiles, as phones write them.
 *
 * @param convert color space to convert to sRGB from
 * @returns undefined where libheif has to put the picture together: one piece, alpha, a crop, stray tiles
 * @throws ConversionError `corrupt` when the tiles cannot make up the picture
 */
export function planTiles(image: HeifImage, convert?: Cicp): TilePlan | undefined {
  const { tiling, transformations } = image;
  if (tileCount({ tiling }) < 2 || image.hasAlpha || transformations === undefined) return undefined;
  const { columns, rows, tileWidth, tileHeight, width, height } = tiling;
  if (columns * tileWidth < width || rows * tileHeight < height)
    throw corrupt("the tiles do not cover the grid");
  // Legal, if odd: tiles that lie outside altogether.
  if ((columns - 1) * tileWidth >= width || (rows - 1) * tileHeight >= height) return undefined;
  const placement = placementOf(width, height, transformations);
  if (placement.width !== image.width || placement.height !== image.height)
    throw corrupt("the grid and the picture differ in size");
  return { tiling, placement, convert };
}

/**
 * Decodes tiles that no other thread has taken, until there are none left.
 *
 * @param output RGB of the upright picture, shared by all threads; each tile's pixels are written once
 * @throws ConversionError of the first tile that fails here
 */
export function decodeShare(
  image: HeifImage,
  { tiling, placement, convert }: TilePlan,
  control: Int32Array,
  output: Uint8Array,
): void {
  const { columns, rows, tileWidth, tileHeight, width, height } = tiling;
  const toSrgb = convert && eightBitMap(convert);
  while (Atomics.load(control, STOPPED) === 0) {
    const index = Atomics.add(control, NEXT, 1);
    if (index >= columns * rows) return;
    const column = index % columns;
    const row = (index - column) / columns;
    const at = { x: column * tileWidth, y: row * tileHeight };
    image.decodeTile(column, row, (tile) => {
      if (tile.width !== tileWidth || tile.height !== tileHeight)
        throw corrupt(`a tile of ${tile.width} x ${tile.height} instead of ${tileWidth} x ${tileHeight}`);
      const cropped = {
        ...tile,
        width: Math.min(tileWidth, width - at.x),
        height: Math.min(tileHeight, height - at.y),
      };
      // The raster is ours and gone after this: it can be converted where it stands.
      if (toSrgb) mapRows(cropped, toSrgb);
      place(cropped, at, placement, output);
    });
    Atomics.add(control, FINISHED, 1);
  }
}
