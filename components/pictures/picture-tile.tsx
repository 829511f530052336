import type { Word } from "@/lib/site/pages";
import { hued } from "./colours";

type Props = { word: Word; size: number; turn?: number };

/** Of the letters, in 64ths of the tile, by how many there are; as tiles on pages have them. */
const letters: Record<number, number> = { 1: 46, 2: 34, 3: 23, 4: 16.5 };
/** From the baseline to the bottom of a line as high as its letters, in those. */
const DROP = 0.17;
/** The corner that says see-through: left and top of its squares, in 64ths. */
const SQUARES = [
  [44, 9],
  [49.5, 14.5],
] as const;
const SQUARE = 5.5;

/** A format's tile as pictures are drawn: boxes alone, since their text cannot stand in an SVG. */
export function PictureTile({ word: { label, hue, alpha = false }, size, turn = 0 }: Props) {
  const { fill, ink } = hued(hue);
  const unit = size / 64;
  const height = (letters[label.length] ?? 16.5) * unit;
  return (
    <div
      style={{
        display: "flex",
        flexShrink: 0,
        position: "relative",
        width: size,
        height: size,
        borderRadius: 15 * unit,
        border: `${unit}px solid ${ink}59`,
        background: fill,
        color: ink,
        transform: `rotate(${turn}deg)`,
      }}
    >
      {alpha &&
        SQUARES.map(([left, top]) => (
          <span
            key={left}
            style={{
              position: "absolute",
              left: (left - 1) * unit,
              top: (top - 1) * unit,
              width: SQUARE * unit,
              height: SQUARE * unit,
              background: `${ink}bf`,
            }}
          />
        ))}
      <span
        style={{
          position: "absolute",
          left: 8 * unit,
          bottom: 9 * unit - DROP * height,
          fontSize: height,
          fontWeight: 800,
          letterSpacing: "-0.015em",
          lineHeight: 1,
        }}
      >
        {label}
      </span>
    </div>
  );
}
