import { oklch } from "@/lib/site/drawing";

/** The tokens of `app/globals.css` that pictures use, in their light theme. */
export const colours = {
  paper: oklch(0.978, 0.004, 100),
  ink: oklch(0.22, 0.022, 265),
  quiet: oklch(0.46, 0.02, 265),
  edge: oklch(0.6, 0.014, 265),
} as const;

/** The class `hued`. */
export const hued = (hue: number) => ({ fill: oklch(0.85, 0.115, hue), ink: oklch(0.27, 0.08, hue) });
