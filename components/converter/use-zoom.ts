import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { fitted, movable, moveBy, nextScale, type Place, scaleOf, type View, zoomTo } from "./zoom";

/** Share of the frame that a key or a button moves the picture by. */
const STEP = 0.25;

/** Zoom of a wheel for each pixel that it turns by; browsers report pinches of a touchpad as a slow wheel with Ctrl. */
const WHEEL_RATE = 0.002;
const PINCH_RATE = 0.01;
/** Pixels of a line, for wheels that count lines. */
const LINE = 16;

/** Viewing directions, as opposite movements of the picture in shares of its frame. */
const moves = {
  left: [STEP, 0],
  up: [0, STEP],
  down: [0, -STEP],
  right: [-STEP, 0],
} as const;
type Direction = keyof typeof moves;

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "right",
};

type Point = { x: number; y: number };

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Size of an element in CSS pixels, and the density of the screen. */
function useFrame<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [seen, setSeen] = useState<Pick<Place, "frame" | "density">>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () =>
      setSeen({
        frame: { width: element.clientWidth, height: element.clientHeight },
        density: devicePixelRatio,
      });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // The browser's own zoom changes the density, and not always the element.
    addEventListener("resize", look);
    return () => {
      observer.disconnect();
      removeEventListener("resize", look);
    };
  }, []);
  return { ref, seen };
}

/**
 * Lets a picture in a frame be zoomed and moved: by wheel, pinch, dragging, keys and buttons.
 *
 * @param picture its size in pixels, once it is known
 * @returns `place` is undefined until there is something to see; `frame` is the ref of the frame
 */
export function useZoom<T extends HTMLElement>(picture: Place["picture"] | undefined) {
  const { ref: frame, seen } = useFrame<T>();
  const [view, setView] = useState(fitted);
  const pointers = useRef(new Map<number, Point>());
  const place = picture && seen && seen.frame.width > 0 ? { ...seen, picture } : undefined;
  const change = (next: (view: View, place: Place) => View) => place && setView((now) => next(now, place));

  /** Offset of a point of the window from the middle of the frame. */
  function fromMiddle({ x, y }: Point): Point {
    const { left = 0, top = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: x - left - width / 2, y: y - top - height / 2 };
  }

  const zoomBy = (factor: number, at: Point) =>
    change((now, where) => zoomTo(now, where, scaleOf(now, where) * factor, fromMiddle(at)));
  function step(direction: Direction) {
    const [x, y] = moves[direction];
    change((now, where) => moveBy(now, where, { x: x * where.frame.width, y: y * where.frame.height }));
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const rate = event.ctrlKey ? PINCH_RATE : WHEEL_RATE;
    zoomBy(Math.exp(-turned * rate), { x: event.clientX, y: event.clientY });
  });
  // React adds wheel listeners as passive, and a passive listener cannot prevent scrolling.
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, [frame]);

  function onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent<T>) {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    pointers.current.set(pointerId, now);
    const [other, ...more] = [...pointers.current].filter(([id]) => id !== pointerId).map(([, at]) => at);
    if (other && more.length === 0) {
      const [from, to] = [between(before, other), between(now, other)];
      zoomBy(distance(now, other) / Math.max(1, distance(before, other)), to);
      change((seen, where) => moveBy(seen, where, { x: to.x - from.x, y: to.y - from.y }));
    } else if (currentTarget.hasPointerCapture(pointerId)) {
      change((seen, where) => moveBy(seen, where, { x: now.x - before.x, y: now.y - before.y }));
    }
  }
  const onPointerEnd = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);

  return {
    frame,
    view,
    place,
    movable: place !== undefined && movable(view, place),
    zoomTo: (scale: View["scale"]) => change((now, where) => zoomTo(now, where, scale)),
    step,
    /** Whether two fingers are on the frame. */
    isPinching: () => pointers.current.size > 1,
    /** Event handlers of the frame. */
    drag: {
      onPointerDown(event: PointerEvent<T>) {
        const { pointerId, clientX, clientY, currentTarget, target, button } = event;
        if (button !== 0) return;
        pointers.current.set(pointerId, { x: clientX, y: clientY });
        // A slider in the frame follows its pointer itself.
        if (!(target instanceof HTMLInputElement)) currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
    /** + and - zoom, 0 fits, arrows move. A slider keeps its arrows. */
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const move = event.target instanceof HTMLInputElement ? undefined : arrows[event.key];
      if (event.key === "+" || event.key === "=") change((now, w) => zoomTo(now, w, nextScale(now, w, "in")));
      else if (event.key === "-") change((now, w) => zoomTo(now, w, nextScale(now, w, "out")));
      else if (event.key === "0") change(() => fitted);
      else if (move) step(move);
      else return;
      event.preventDefault();
    },
  };
}

export type Zoom = ReturnType<typeof useZoom<HTMLElement>>;
