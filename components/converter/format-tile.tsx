import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { type TileId, tiles } from "@/lib/formats";

/** A format's hue for the class `hued`, which makes `--tile-fill`, `--tile-ink` and `--tile-line` of it. */
export const hueStyle = (format: TileId) => ({ "--hue": tiles[format].hue }) as CSSProperties;

type Props = {
  format: TileId;
  /** An empty place for a file of this format: outline only. */
  ghost?: boolean;
  className?: string;
};

/** Small squares in the corner of a format that can be see-through, as editors draw transparency. */
const checker = "M44 9h5.5v5.5H44zM49.5 14.5H55V20h-5.5z";

/** Hue, and the colour of what is drawn in `currentColor`. */
export const tileStyle = (format: TileId, ghost = false): CSSProperties => ({
  ...hueStyle(format),
  color: ghost ? "var(--tile-line)" : "var(--tile-ink)",
});

/** What is on a tile of 64 x 64, inside of an element that is `hued` and has its style. */
export function TileFace({ format, ghost = false }: Omit<Props, "className">) {
  const { label, alpha } = tiles[format];
  return (
    <>
      <rect
        x="1"
        y="1"
        width="62"
        height="62"
        rx="15"
        fill={ghost ? "none" : "var(--tile-fill)"}
        stroke="currentColor"
        strokeWidth={ghost ? 1.75 : 1}
        strokeDasharray={ghost ? "5 4" : undefined}
        strokeOpacity={ghost ? 1 : 0.35}
      />
      {alpha && <path d={checker} fill="currentColor" opacity="0.75" />}
      <text
        x="9"
        y="54"
        fill="currentColor"
        fontWeight="800"
        fontSize={label.length > 3 ? 16.5 : 23}
        letterSpacing="-0.3"
      >
        {label}
      </text>
    </>
  );
}

/**
 * The sign of a format: its letters on its own hue. It is a picture of words that always stand
 * beside it, so screen readers skip it.
 */
export function FormatTile({ format, ghost = false, className }: Props) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={clsx("hued", className)}
      style={tileStyle(format, ghost)}
      aria-hidden="true"
    >
      <TileFace format={format} ghost={ghost} />
    </svg>
  );
}
