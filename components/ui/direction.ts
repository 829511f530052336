const isRightToLeft = () => document.dir === "rtl";

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** Returns a key as it is where text runs from left to right: there, the right arrow leads on. */
export const keyAlong = (key: string): string => (isRightToLeft() && mirrored[key]) || key;

/** Returns the distance of a place in the window from the side of a box where lines begin, in CSS pixels. */
export const distanceAlong = (x: number, { left, right }: { left: number; right: number }): number =>
  isRightToLeft() ? right - x : x - left;

/** Isolates a part of a sentence whose own direction may be another, where a page runs from right to left. */
export const isolated = (part: string): string => (isRightToLeft() ? `\u2068${part}\u2069` : part);

/** Returns an arrow that leads on. */
export const arrowAlong = (): string => (isRightToLeft() ? "←" : "→");
