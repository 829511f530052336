import { type Box, grownBy, heightOf, isInside, middleOf, widthOf } from "../../../geometry";
import type { Segment } from "../../types";
import { figures as settings } from "../settings";
import type { Mark } from "../shapes";
import { lengthOf, type PageText } from "./text";

/*
 * Labels of charts that stand beside them: numbers along the axes, their names, and keys with what they stand for.
 */

const BLACK = "000000";

/** Returns where the capitals of a segment begin. */
const topOf = ({ baseline, size }: Segment): number => baseline - settings.capitals * size;

/** Returns the segments of rows along the upper or lower edge: several in one row, none of which reaches beyond the figure. */
function tickRows(figure: Box, segments: readonly Segment[]): Segment[] {
  const isNear = (one: Segment) => {
    const gap = middleOf(one) > middleOf(figure) ? topOf(one) - figure.bottom : figure.top - one.baseline;
    return gap > -one.size && gap < settings.tickGap * one.size;
  };
  const isBeside = (one: Segment) => one.left < figure.right + one.size && one.right > figure.left - one.size;
  const near = segments.filter((one) => isBeside(one) && !isInside(one, figure, 0) && isNear(one));
  return near.slice(0, settings.maxBeside).filter((one) => {
    const row = segments.filter(({ baseline }) => Math.abs(baseline - one.baseline) < 1);
    const beside = row.filter(isBeside);
    // Two can be captions of figures side by side.
    const longest = beside.length > settings.minTicks ? settings.maxTick : settings.maxShortTick;
    return (
      beside.length >= settings.minTicks &&
      beside.every(
        (other) =>
          lengthOf(other) <= longest &&
          (other.left + other.right) / 2 > figure.left - other.size &&
          (other.left + other.right) / 2 < figure.right + other.size,
      )
    );
  });
}

/** Returns the segments that stand in a column at the left or right of a figure, aligned to it and apart from each other. */
function tickColumns(figure: Box, segments: readonly Segment[]): Segment[] {
  const level = segments.filter(
    (one) => middleOf(one) > figure.top - one.size && middleOf(one) < figure.bottom + one.size,
  );
  const isFree = (one: Segment) =>
    !level.some(
      (other) =>
        other !== one &&
        Math.abs(other.baseline - one.baseline) < 1 &&
        (other.right <= figure.left || other.left >= figure.right) &&
        Math.min(Math.abs(other.right - one.left), Math.abs(one.right - other.left)) < 2 * one.size,
    );
  return (["left", "right"] as const).flatMap((side) => {
    const gapOf = (one: Segment) => (side === "left" ? figure.left - one.right : one.left - figure.right);
    const near = level
      .filter(
        (one) =>
          gapOf(one) > -settings.edgeTolerance &&
          gapOf(one) < settings.tickGap * one.size &&
          lengthOf(one) <= settings.maxTick,
      )
      .sort((a, b) => a.baseline - b.baseline)
      .slice(0, settings.maxBeside)
      .filter(isFree);
    const columns = (["left", "right"] as const).map((edge) => alignedAt(edge, near));
    return [...columns.flat(), ...near.filter((one) => isNumber.test(textOf(one)))];
  });
}

const isNumber = /^[\p{Sc}\s]*[-+\u2212]?\d[\d.,\s]*[%\p{Sc}\s]*$/u;
const textOf = ({ glyphs }: Segment): string => glyphs.map(({ text }) => text).join("");

/** Returns the segments beside a figure that share an edge; the lines of a column of text are closer to each other. */
function alignedAt(edge: "left" | "right", near: readonly Segment[]): Segment[] {
  const aligned = near.filter(
    (one) =>
      near.filter((other) => Math.abs(other[edge] - one[edge]) < settings.edgeTolerance).length >=
      settings.minTicks,
  );
  const isApart = aligned.every((one, i) => {
    const before = aligned[i - 1];
    return !before || one.baseline - before.baseline > settings.minTickStep * one.size;
  });
  return isApart ? aligned : [];
}

/** Returns the name of the axis below a figure: alone in its row, centered, and set like the labels above it. */
function axisNames(figure: Box, segments: readonly Segment[]): Segment[] {
  const center = (figure.left + figure.right) / 2;
  const isName = (one: Segment) => {
    const gap = topOf(one) - figure.bottom;
    const isNear = gap > 0 && gap < settings.tickGap * one.size && lengthOf(one) <= settings.maxTick;
    const isCentered = Math.abs((one.left + one.right) / 2 - center) <= settings.axisShift * widthOf(figure);
    return isNear && isCentered && !/\d$/.test(textOf(one));
  };
  const names = segments.filter(isName).slice(0, settings.maxBeside);
  return names.filter((one) => {
    const isLike = (other: Segment) => Math.abs(other.size - one.size) < settings.sameSize;
    const ticks = segments.filter(
      (other) => isInside(other, figure, 1) && figure.bottom - other.baseline < one.size && isLike(other),
    );
    return (
      ticks.length >= settings.minTicks &&
      !segments.some(
        (other) =>
          other !== one && Math.abs(other.baseline - one.baseline) < 1 && overlapsAcross(other, figure),
      )
    );
  });
}

const overlapsAcross = (a: Box, b: Box) => a.left < b.right && a.right > b.left;

/** Returns the keys of a legend, in colors of the figure, with the words beside them. */
function legendOf(figure: Box, marks: readonly Mark[], segments: readonly Segment[]): Box[] {
  const colors = new Set(marks.filter((mark) => isInside(mark, figure, 1)).map(({ color }) => color));
  const reach = grownBy(figure, settings.legendDistance);
  const isKey = (mark: Mark) =>
    mark.color !== undefined &&
    mark.color !== BLACK &&
    colors.has(mark.color) &&
    widthOf(mark) <= settings.maxKey.width &&
    heightOf(mark) <= settings.maxKey.height &&
    isInside(mark, reach, 0) &&
    !isInside(mark, figure, 0);
  const keys = marks.filter(isKey).slice(0, settings.maxBeside);
  return keys.flatMap((key) => {
    const words = segments.find((one) => {
      const gap = one.left - key.right;
      const isLevel = middleOf(key) > topOf(one) - 1 && middleOf(key) < one.baseline + one.size / 4;
      return isLevel && gap > 0 && gap < settings.keyGap * one.size && lengthOf(one) <= settings.maxTick;
    });
    return words ? [key, words] : [];
  });
}

/** Lists the labels beside a figure. @param rotated boxes of text that runs up or down */
export function labelsOf(
  figure: Box,
  marks: readonly Mark[],
  { segments }: PageText,
  rotated: readonly Box[],
): Box[] {
  if (Math.min(widthOf(figure), heightOf(figure)) < settings.minChart) return [];
  const beside = grownBy(figure, settings.rotatedDistance, 0);
  const titles = rotated.filter((box) => isInside(box, beside, 1) && !isInside(box, figure, 0));
  return [
    ...tickRows(figure, segments),
    ...axisNames(figure, segments),
    ...tickColumns(figure, segments),
    ...legendOf(figure, marks, segments),
    ...titles,
  ];
}
