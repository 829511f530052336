import { clsx } from "clsx";
import type { CSSProperties } from "react";
import type { Word } from "@/lib/site/pages";

/** Of the letters, by how many there are. */
const sizes: Record<number, number> = { 1: 46, 2: 34, 3: 21 };

/** A tile as those of formats, with a word on it: the sign of what is no conversion. Screen readers skip it. */
export function WordTile({ label, hue, className }: Word & { className?: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={clsx("hued", className)}
      style={{ "--hue": hue, color: "var(--tile-ink)" } as CSSProperties}
      aria-hidden="true"
    >
      <rect
        x="1"
        y="1"
        width="62"
        height="62"
        rx="15"
        fill="var(--tile-fill)"
        stroke="currentColor"
        strokeOpacity="0.35"
      />
      <text
        x="9"
        y="54"
        fill="currentColor"
        fontWeight="800"
        fontSize={sizes[label.length]}
        letterSpacing="-0.3"
      >
        {label}
      </text>
    </svg>
  );
}
