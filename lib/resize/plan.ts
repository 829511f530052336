import { type PresetId, presetFor } from "./presets";

/** The arithmetic of resizing, in pixels. The engine does what the page has shown. */

export type Size = { width: number; height: number };

/** How large a picture becomes. A box may have one side only; the other follows the picture. */
export type ResizeTo =
  | { by: "box"; width?: number; height?: number }
  | { by: "percent"; percent: number }
  | { by: "longest"; longest: number }
  | { by: "preset"; preset: PresetId };

/** 'inside': all of the picture, no larger than the box. 'cover': fills the box, cropped. 'pad': the same with borders. */
export const fits = ["inside", "cover", "pad"] as const;
export type Fit = (typeof fits)[number];

/**
 * Which part is kept when a picture is cropped: how far from the left and the top, in percent of the free room (50 is the
 * middle), and its magnification in percent of the largest possible part (100 or more).
 */
export type Crop = { x: number; y: number; zoom: number };

export const middle: Crop = { x: 50, y: 50, zoom: 100 };
/** Largest magnification of a crop, in percent. */
export const MOST_ZOOM = 400;

/** Writes crops as the call takes them: 'x y zoom' for each file, separated by commas; empty means the middle. */
export const cropsField = (list: readonly (Crop | undefined)[]): string =>
  list.map((crop) => (crop ? `${crop.x.toFixed(1)} ${crop.y.toFixed(1)} ${crop.zoom}` : "")).join(",");

export type Resizing = {
  to: ResizeTo;
  fit: Fit;
  /** Whether pictures may get more pixels than they have. */
  enlarge: boolean;
  crop?: Crop;
};

type Rect = Size & { left: number; top: number };

export type ResizePlan = {
  /** The part of the upright picture that is kept. */
  crop: Rect;
  /** That part in the result; larger than `canvas` never. */
  picture: Rect;
  /** Size of the result. */
  canvas: Size;
  /** Pixels per inch at which the result has its size on paper. */
  dpi?: number;
  /** Whether the result has fewer pixels than asked for, because the picture is not enlarged. */
  limited: boolean;
};

const whole = ({ width, height }: Size): Rect => ({ left: 0, top: 0, width, height });
const rounded = (length: number) => Math.max(1, Math.round(length));

/** The box to fill. Percentages are of the picture, and more than 100 asks for enlarging. */
function boxOf(picture: Size, to: ResizeTo): { width: number; height: number; dpi?: number } {
  switch (to.by) {
    case "box":
      return { width: to.width ?? Number.POSITIVE_INFINITY, height: to.height ?? Number.POSITIVE_INFINITY };
    case "percent": {
      const scale = to.percent / 100;
      return { width: rounded(picture.width * scale), height: rounded(picture.height * scale) };
    }
    case "longest":
      return { width: to.longest, height: to.longest };
    case "preset":
      return presetFor(to.preset, picture);
  }
}

/** The largest part of a picture with the shape of a box, magnified and moved. */
function cropOf(picture: Size, box: Size, { x, y, zoom }: Crop): Rect {
  const scale = Math.min(picture.width / box.width, picture.height / box.height) / (zoom / 100);
  const width = Math.min(picture.width, rounded(box.width * scale));
  const height = Math.min(picture.height, rounded(box.height * scale));
  return {
    left: Math.round((picture.width - width) * (x / 100)),
    top: Math.round((picture.height - height) * (y / 100)),
    width,
    height,
  };
}

/** Size of a picture inside a box; sides of the box may be infinite. */
function insideOf(picture: Size, box: Size, enlarge: boolean): Size {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const used = enlarge ? scale : Math.min(1, scale);
  return { width: rounded(picture.width * used), height: rounded(picture.height * used) };
}

/**
 * Plans how a picture is resized.
 *
 * @param picture its upright size
 */
export function planResize(picture: Size, { to, fit, enlarge, crop = middle }: Resizing): ResizePlan {
  const box = boxOf(picture, to);
  if (to.by === "percent") {
    const { width, height } = box;
    return { crop: whole(picture), picture: whole(box), canvas: { width, height }, limited: false };
  }
  const bounded = Number.isFinite(box.width) && Number.isFinite(box.height) && to.by !== "longest";
  const plan = bounded && fit === "cover" ? covered() : fitted(bounded && fit === "pad");
  const { width, height } = plan.canvas;
  // A smaller result is still as large on paper.
  const dpi = box.dpi && Math.max(1, Math.round(box.dpi * Math.max(width / box.width, height / box.height)));
  return { ...plan, ...(dpi && { dpi }) };

  function covered() {
    const part = cropOf(picture, box, crop);
    const limited = !enlarge && (part.width < box.width || part.height < box.height);
    const canvas = limited ? part : box;
    const size = { width: canvas.width, height: canvas.height };
    return { crop: part, picture: whole(size), canvas: size, limited };
  }

  function fitted(padded: boolean) {
    const size = insideOf(picture, box, enlarge);
    const asked = insideOf(picture, box, true);
    const canvas = padded ? { width: box.width, height: box.height } : size;
    const left = Math.floor((canvas.width - size.width) / 2);
    const top = Math.floor((canvas.height - size.height) / 2);
    const limited = size.width < asked.width || size.height < asked.height;
    return { crop: whole(picture), picture: { left, top, ...size }, canvas, limited };
  }
}

const isSameSize = (a: Size, b: Size) => a.width === b.width && a.height === b.height;

/** Whether a plan leaves every pixel of a picture where it is. */
export const keepsPixels = ({ crop, picture, canvas }: ResizePlan, upright: Size): boolean =>
  [crop, picture, canvas].every((size) => isSameSize(size, upright));
