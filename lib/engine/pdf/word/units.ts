import type { Box } from "./types";

/** Word measures in twentieths of a point, text in half points, pictures in pixels of 1/96 inch. */
export const twips = (points: number): number => Math.round(points * 20);
export const halfPoints = (points: number): number => Math.max(2, Math.round(points * 2));
export const pixels = (points: number): number => Math.max(1, Math.round((points * 96) / 72));

export const widthOf = ({ left, right }: Pick<Box, "left" | "right">): number => right - left;
