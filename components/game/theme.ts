import { type TileId, tiles } from "@/lib/formats";

/** Colors of a tile and its label. */
type TileColors = { fill: string; ink: string };

/** The page's colors in the active theme, resolved for a canvas. */
export type Theme = {
  paper: string;
  /** Sheets in a stack. Lighter in the dark theme, where only outlines would show. */
  stack: string;
  /** Wings and their outline: light paper in both themes. */
  wing: string;
  outline: string;
  rule: string;
  edge: string;
  accent: string;
  font: string;
  tile: (id: TileId) => TileColors;
};

/**
 * Reads the design tokens at `canvas`. A canvas resolves neither `var()` nor `light-dark()`, so a probe
 * element beside it does.
 */
export function readTheme(canvas: HTMLCanvasElement): Theme {
  const probe = document.createElement("span");
  probe.className = "hued";
  probe.style.forcedColorAdjust = "none";
  canvas.after(probe);
  const resolveColor = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const resolve = (token: string) => resolveColor(`var(--${token})`);
  const colors = Object.fromEntries(
    Object.entries(tiles).map(([id, { hue }]) => {
      probe.style.setProperty("--hue", String(hue));
      return [id, { fill: resolve("tile-fill"), ink: resolve("tile-ink") }];
    }),
  ) as Record<TileId, TileColors>;
  const theme: Theme = {
    paper: resolve("paper"),
    stack: resolveColor("light-dark(var(--sheet), var(--rule))"),
    wing: resolveColor("light-dark(var(--sheet), var(--ink))"),
    outline: resolveColor("light-dark(var(--ink), var(--paper))"),
    rule: resolve("rule"),
    edge: resolve("edge"),
    accent: resolve("accent"),
    font: getComputedStyle(probe).fontFamily,
    tile: (id) => colors[id],
  };
  probe.remove();
  return theme;
}
