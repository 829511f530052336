import { type TileId, tiles } from "@/lib/formats";

/** A tile's surface and the letters on it. */
type TileColors = { fill: string; ink: string };

/** The page's colors as a canvas understands them, in the theme that is on. */
export type Theme = {
  paper: string;
  /** Paper that lies in a stack: in the dark it is lighter than the rest, or it would be an outline alone. */
  stack: string;
  /** Wings, and the line around them and the beak: light paper in both themes. */
  wing: string;
  outline: string;
  rule: string;
  edge: string;
  accent: string;
  /** The page's font families. */
  font: string;
  tile: (id: TileId) => TileColors;
};

/**
 * Reads the tokens where `canvas` stands. A canvas knows no `var()` and no `light-dark()`: an element beside it
 * has them resolved.
 */
export function readTheme(canvas: HTMLCanvasElement): Theme {
  const probe = document.createElement("span");
  probe.className = "hued";
  probe.style.forcedColorAdjust = "none";
  canvas.after(probe);
  const colour = (value: string) => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const resolve = (token: string) => colour(`var(--${token})`);
  const colors = Object.fromEntries(
    Object.entries(tiles).map(([id, { hue }]) => {
      probe.style.setProperty("--hue", String(hue));
      return [id, { fill: resolve("tile-fill"), ink: resolve("tile-ink") }];
    }),
  ) as Record<TileId, TileColors>;
  const theme: Theme = {
    paper: resolve("paper"),
    stack: colour("light-dark(var(--sheet), var(--rule))"),
    wing: colour("light-dark(var(--sheet), var(--ink))"),
    outline: colour("light-dark(var(--ink), var(--paper))"),
    rule: resolve("rule"),
    edge: resolve("edge"),
    accent: resolve("accent"),
    font: getComputedStyle(probe).fontFamily,
    tile: (id) => colors[id],
  };
  probe.remove();
  return theme;
}

/** Calls back when the page's theme may be another; answers how to end that. */
export function watchTheme(onChange: () => void): () => void {
  const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener("change", onChange);
  const observer = new MutationObserver(onChange);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributeFilter: ["data-theme", "class"] });
  return () => {
    for (const query of queries) query.removeEventListener("change", onChange);
    observer.disconnect();
  };
}
