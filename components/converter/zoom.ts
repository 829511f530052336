/** The arithmetic of looking at a picture: how large it is shown, and which part. */

type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** Screen pixels for each pixel of the picture, or as many as show all of it; and what is in the middle of the frame. */
export type View = {
  scale: "fit" | number;
  /** Shares of the picture's sides. */
  x: number;
  y: number;
};

/** Where a picture is looked at. The frame is in CSS pixels, of which each has `density` screen pixels across. */
export type Place = { frame: Size; density: number; picture: Size };

export const fitted: View = { scale: "fit", x: 0.5, y: 0.5 };

/** Scales with a button, and those that a key goes through. */
export const scales = [1, 2, 4] as const;
const stops = [1 / 16, 1 / 8, 1 / 4, 1 / 2, ...scales, 8];
/** Small pictures become twice as large as their frame. */
const MOST_SCALE = 8;
/** From this scale on pixels are shown as squares. */
export const PIXELATED_SCALE = 2;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The scale at which the whole picture fits. */
const fitOf = ({ frame, density, picture }: Place) =>
  density * Math.min(frame.width / picture.width, frame.height / picture.height);

export const scaleOf = ({ scale }: View, place: Place): number => (scale === "fit" ? fitOf(place) : scale);

/** Size of the shown picture, in CSS pixels. */
function shownSize(view: View, place: Place): Size {
  const scale = scaleOf(view, place) / place.density;
  return { width: place.picture.width * scale, height: place.picture.height * scale };
}

/** Keeps the frame covered, and a picture that is smaller than the frame in its middle. */
function within(view: View, place: Place): View {
  const { width, height } = shownSize(view, place);
  const middle = (at: number, frame: number, shown: number) =>
    shown <= frame ? 0.5 : clamp(at, frame / 2 / shown, 1 - frame / 2 / shown);
  return {
    ...view,
    x: middle(view.x, place.frame.width, width),
    y: middle(view.y, place.frame.height, height),
  };
}

/** Whether the picture is larger than its frame, so that it can be moved. */
export function movable(view: View, place: Place): boolean {
  const { width, height } = shownSize(view, place);
  // Half a pixel is what rounding leaves.
  return width > place.frame.width + 0.5 || height > place.frame.height + 0.5;
}

/** Moves the picture by CSS pixels. */
export function moveBy(view: View, place: Place, { x, y }: Point): View {
  const { width, height } = shownSize(view, place);
  return within({ ...view, x: view.x - x / width, y: view.y - y / height }, place);
}

/**
 * Changes the scale, and keeps what is at a point where it is. A picture never becomes smaller than its frame, unless it
 * has fewer pixels.
 *
 * @param point CSS pixels from the middle of the frame
 */
export function zoomTo(view: View, place: Place, to: View["scale"], point: Point = { x: 0, y: 0 }): View {
  const least = Math.min(1, fitOf(place));
  const scale = to === "fit" || to <= least ? least : Math.min(Math.max(MOST_SCALE, 2 * fitOf(place)), to);
  if (to === "fit" || (scale === least && least < 1)) return fitted;
  const [before, after] = [shownSize(view, place), shownSize({ ...view, scale }, place)];
  const kept = (at: number, offset: number, side: keyof Size) =>
    at + offset / before[side] - offset / after[side];
  return within({ scale, x: kept(view.x, point.x, "width"), y: kept(view.y, point.y, "height") }, place);
}

/** The next scale that a key goes to. */
export function nextScale(view: View, place: Place, direction: "in" | "out"): number {
  const now = scaleOf(view, place);
  // A scale that is nearly the next one is no step.
  const [larger, smaller] = [now * 1.05, now / 1.05];
  const next =
    direction === "in" ? stops.find((stop) => stop > larger) : stops.findLast((stop) => stop < smaller);
  return next ?? now;
}

/** Size and offset of the shown picture in its frame, in CSS pixels. Its corner is at a pixel of the screen. */
export function placed(view: View, place: Place): Size & Point {
  const { width, height } = shownSize(view, place);
  const snap = (length: number) => Math.round(length * place.density) / place.density;
  return {
    width,
    height,
    x: snap(place.frame.width / 2 - view.x * width),
    y: snap(place.frame.height / 2 - view.y * height),
  };
}
