/** Text on the site's color: `--on-accent` of `app/globals.css`. */
const INK = "#171b26";
/** WCAG 2.2, 1.4.3. */
const CONTRAST = 4.5;

const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the nearest mixture of a color with white that dark text can be read on. @param color as #rrggbb */
export function lightened(color: string): string {
  for (let white = 0; ; white += 0.05) {
    const mixed = channelsOf(color).map((channel) => Math.round(channel + (255 - channel) * white));
    const text = white === 0 ? color : `#${Buffer.from(mixed).toString("hex")}`;
    if ((luminanceOf(text) + 0.05) / (luminanceOf(INK) + 0.05) >= CONTRAST) return text;
  }
}
