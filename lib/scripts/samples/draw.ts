import sharp, { type Sharp } from "sharp";
import { formats, tiles } from "../../formats";
import { oklch } from "../../site/drawing";

/** The scene of the sample files: hills at sunrise with a kite for each format. Coordinates are pixels of this size. */
const SCENE = { width: 1600, height: 1200 } as const;

type Rgb = readonly [red: number, green: number, blue: number];

/** An `oklch()` color in bytes. */
function color(lightness: number, chroma: number, hue: number): Rgb {
  const value = Number.parseInt(oklch(lightness, chroma, hue).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
const lighten = ([red, green, blue]: Rgb, by: number): Rgb => [red * by, green * by, blue * by];
const smoothstep = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
};

/** A pseudo-random number from 0 to 1 for a point of a grid. */
function hash(x: number, y: number, seed: number): number {
  let bits = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 1_442_695_041);
  bits = Math.imul(bits ^ (bits >>> 13), 1_274_126_177);
  bits = Math.imul(bits ^ (bits >>> 15), 2_246_822_519);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/** Value noise, 0 to 1. */
function noise(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [smoothstep(0, 1, x - column), smoothstep(0, 1, y - row)];
  const top = hash(column, row, seed) * (1 - across) + hash(column + 1, row, seed) * across;
  const bottom = hash(column, row + 1, seed) * (1 - across) + hash(column + 1, row + 1, seed) * across;
  return top * (1 - down) + bottom * down;
}

/** Noise at several scales, each half as strong as the one before, 0 to 1. */
function fractal(x: number, y: number, seed: number, octaves: number): number {
  let [sum, strength, total] = [0, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * 2 ** octave, y * 2 ** octave, seed + octave) * strength;
    total += strength;
    strength /= 2;
  }
  return sum / total;
}

type Hill = {
  /** Height of its ridge on the picture and how much it varies, in pixels. */
  y: number;
  rise: number;
  /** Pixels between two peaks. */
  length: number;
  color: Rgb;
  /** Height of the trees on its ridge, 0 for none. */
  trees: number;
  /** How much of the haze is in front of it, 0 to 1. */
  haze: number;
};

/** From far to near, in the hues of formats. The last one is a meadow. */
const hills: readonly Hill[] = [
  { y: 590, rise: 190, length: 420, color: color(0.62, 0.07, formats.docx.hue), trees: 0, haze: 0.5 },
  { y: 650, rise: 150, length: 330, color: color(0.55, 0.08, formats.png.hue), trees: 0, haze: 0.38 },
  { y: 735, rise: 130, length: 380, color: color(0.5, 0.075, formats.heic.hue), trees: 15, haze: 0.28 },
  { y: 820, rise: 120, length: 460, color: color(0.47, 0.09, formats.webp.hue), trees: 34, haze: 0.17 },
  { y: 930, rise: 130, length: 620, color: color(0.52, 0.115, 132), trees: 76, haze: 0.08 },
  { y: 1040, rise: 90, length: 900, color: color(0.63, 0.145, 122), trees: 0, haze: 0 },
];

const sun = { x: 1150, y: 455, radius: 54 };
const sky = { top: color(0.68, 0.11, 252), middle: color(0.88, 0.06, 215), low: color(0.93, 0.07, 82) };
const haze = color(0.93, 0.045, 78);
const sunlight: Rgb = [255, 244, 214];

/** Bare ground of a hill at a column. */
const groundOf = ({ y, rise, length }: Hill, index: number, x: number) =>
  y - (fractal(x / length + 3.7, index, 11 + index, 5) - 0.5) * rise * 2;

/** Height of the trees above the ground at a column: conifers of many sizes, in groves. */
function treesOf({ trees }: Hill, index: number, x: number): number {
  if (trees === 0) return 0;
  const spacing = trees * 0.34;
  const place = Math.floor(x / spacing);
  let top = 0;
  for (let at = place - 2; at <= place + 2; at++) {
    const grove = smoothstep(0.38, 0.6, noise((at * spacing) / (trees * 7), index, 41 + index));
    const height = trees * grove * (0.45 + 0.55 * hash(at, index, 53));
    const middle = (at + 0.2 + 0.6 * hash(at, index, 59)) * spacing;
    const offset = Math.abs(x - middle) / (height * 0.24 + 0.01);
    // Branches: the edge of a tree goes in and out.
    if (offset < 1)
      top = Math.max(top, height * (1 - offset) * (0.82 + 0.18 * hash(Math.floor(x / 2), at, 61)));
  }
  return top;
}

/** Sky with its clouds and the sun. */
function skyAt(x: number, y: number): Rgb {
  const gradient =
    y < 330 ? mix(sky.top, sky.middle, y / 330) : mix(sky.middle, sky.low, clamp((y - 330) / 330));
  const clouds =
    smoothstep(0.47, 0.72, fractal(x / 330, y / 85 + x / 1900, 5, 6)) * clamp(1.15 - y / 620) * 0.85;
  const shade = fractal(x / 210, y / 60 + 0.35, 6, 4);
  const cloudy = mix(gradient, mix([222, 226, 236], [255, 252, 246], shade * 1.25), clouds);
  const distance = Math.hypot(x - sun.x, y - sun.y);
  const glow = Math.exp(-distance / 190) * 0.75;
  return mix(
    mix(cloudy, sunlight, glow),
    [255, 252, 238],
    smoothstep(sun.radius + 2, sun.radius - 2, distance),
  );
}

/** Rows of flowers per unit of the logarithm of their size. */
const ROWS = 6;

/** Grass with flowers; `depth` is 0 at the ridge and 1 at the lower edge. */
function meadowAt(x: number, y: number, depth: number, green: Rgb): Rgb {
  const lean = noise(x / 90, y / 60, 71) * 9;
  const far = fractal((x + lean) / 1.8, y / 10, 73, 3) - 0.5;
  const near = fractal((x + lean * 2) / 4.2, y / 30, 73, 4) - 0.5;
  const blades = far + (near - far) * clamp(depth * 1.4);
  const patches = fractal(x / 150, y / 50, 79, 3) - 0.5;
  const base = mix(green, color(0.5, 0.12, 138), clamp(0.25 + depth * 0.45 + patches));
  const grass = lighten(base, 1 + blades * (0.35 + depth * 0.35));
  // Cells grow toward the viewer, and have one size along a row.
  const along = Math.log(10 + 26 * depth) * ROWS;
  const row = Math.floor(along);
  const across = x / Math.exp((row + 0.5) / ROWS);
  const column = Math.floor(across);
  const kind = hash(column, row, 83);
  if (kind > 0.06 + 0.2 * smoothstep(0.45, 0.7, noise(x / 170, y / 70, 89))) return grass;
  const [middleX, middleY] = [0.3 + 0.4 * hash(column, row, 97), 0.3 + 0.4 * hash(column, row, 101)];
  const away = Math.hypot(across - column - middleX, along - row - middleY);
  const hues = [formats.jpg.hue, formats.gif.hue, formats.avif.hue, 95] as const;
  const petal = color(0.86, 0.13, hues[Math.floor(hash(column, row, 103) * hues.length)] ?? 95);
  const flower = mix(petal, [255, 250, 225], smoothstep(0.1, 0.04, away));
  return mix(grass, flower, smoothstep(0.24, 0.16, away));
}

/** The color of the scene at a point, without kites. */
function sceneAt(x: number, y: number, ridges: readonly Ridge[]): Rgb {
  let painted: Rgb | undefined;
  for (const [index, { hill, top, ground, slope, steepness }] of ridges.entries()) {
    const cover = clamp((y - top) / steepness + 0.5);
    if (cover === 0) continue;
    const next = ridges[index + 1];
    // What is behind the next hill needs no color.
    if (next && y - next.top > next.steepness) continue;
    const surface = next
      ? slopeAt(x, y, index, { hill, ground, slope })
      : meadowAt(x, y, clamp((y - ground) / (SCENE.height - hill.y)), hill.color);
    const warmth = 0.16 * Math.exp(-Math.hypot(x - sun.x, (y - sun.y) * 1.4) / 420);
    painted = mix(painted ?? skyAt(x, y), mix(surface, sunlight, warmth), cover);
  }
  return painted ?? skyAt(x, y);
}

/** Trees and ground of a hill, with the haze in front of it. */
function slopeAt(
  x: number,
  y: number,
  index: number,
  { hill, ground, slope }: Omit<Ridge, "top" | "steepness">,
) {
  const grain = 22 + index * 8;
  const relief = fractal(x / grain, y / (grain * 0.6), 31 + index, 6) - 0.5;
  // The sun is on the right; further down a slope, other folds of the ground count.
  const side = 0.34 * Math.exp(-Math.max(0, y - ground) / 55);
  const shade = y < ground ? 0.62 + 0.07 * index * hash(Math.floor(x), Math.floor(y), 37) : 1;
  const lit = lighten(hill.color, shade * (1 + relief * (0.25 + index * 0.16) - slope * side));
  return mix(lit, haze, clamp(hill.haze + smoothstep(0, 150, y - ground) * hill.haze * 0.9));
}

/** A hill at one column: where its trees and its ground begin, and how steep both are. */
type Ridge = { hill: Hill; top: number; ground: number; slope: number; steepness: number };

function ridgesAt(x: number): Ridge[] {
  return hills.map((hill, index) => {
    const topAt = (at: number) => groundOf(hill, index, at) - treesOf(hill, index, at);
    const ground = groundOf(hill, index, x);
    const slope = (groundOf(hill, index, x + 8) - groundOf(hill, index, x - 8)) / 16;
    const steepness = Math.min(6, Math.hypot(1, topAt(x + 0.5) - topAt(x - 0.5)));
    return { hill, top: topAt(x), ground, slope, steepness };
  });
}

/** Strength of the camera's noise, in levels of 256. */
const GRAIN = 3;

/** Draws the scene as a photo: structure at every scale and a little noise. @param width in pixels; the ratio stays */
export function drawPhoto(width: number = SCENE.width): Sharp {
  const scale = SCENE.width / width;
  const height = Math.round(SCENE.height / scale);
  const pixels = Buffer.alloc(width * height * 3);
  for (let column = 0; column < width; column++) {
    const x = (column + 0.5) * scale;
    const ridges = ridgesAt(x);
    for (let row = 0; row < height; row++) {
      const noisy = (hash(column, row, 107) - 0.5) * GRAIN;
      const at = (row * width + column) * 3;
      for (const [channel, value] of sceneAt(x, (row + 0.5) * scale, ridges).entries())
        pixels[at + channel] = Math.min(255, Math.max(0, Math.round(value + noisy)));
    }
  }
  const kites = Buffer.from(svg(width, height, kiteShapes()));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .composite([{ input: kites }])
    .removeAlpha();
}

/**
 * Writes the scene as an SVG: flat shapes on a transparent background.
 *
 * @param swing time in an animation of the kites, from 0 to 1; without it they stand still
 */
export function writeGraphic(width: number = SCENE.width, swing?: number): string {
  const shapes = hills.map((hill, index) => {
    const points = Array.from({ length: SCENE.width / 10 + 1 }, (_, at) => at * 10).map(
      (x) => `L${x} ${groundOf(hill, index, x).toFixed(1)}`,
    );
    const { width: right, height: bottom } = SCENE;
    return `<linearGradient id="hill${index}" x2="0" y2="1"><stop stop-color="${hex(hill.color)}"/><stop offset="1" stop-color="${hex(mix(hill.color, haze, 0.35))}"/></linearGradient><path d="M0 ${bottom}${points.join("")}L${right} ${bottom}z" fill="url(#hill${index})"/>`;
  });
  const disc = `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius * 1.6}" fill="${hex(color(0.9, 0.14, 90))}"/>`;
  return svg(width, Math.round((width * 3) / 4), disc + shapes.join("") + kiteShapes(swing));
}

/** Draws the scene as a graphic. */
export const drawGraphic = (width?: number, swing?: number): Sharp =>
  sharp(Buffer.from(writeGraphic(width, swing)));

const hex = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

const svg = (width: number, height: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${SCENE.width} ${SCENE.height}"><title>Kites over hills</title>${shapes}</svg>`;

/** Kites: the tiles of the site's formats, each on its string. */
const kites = [
  { format: "jpg", x: 250, y: 210, size: 150, turn: -14 },
  { format: "png", x: 560, y: 120, size: 104, turn: 11 },
  { format: "webp", x: 800, y: 290, size: 122, turn: -8 },
  { format: "heic", x: 1330, y: 150, size: 116, turn: 16 },
  { format: "avif", x: 1060, y: 130, size: 76, turn: -19 },
] as const;

/** Two squares in the corner of a format with transparency, as on its tile. */
const checker = "M44 9h5.5v5.5H44zM49.5 14.5H55V20h-5.5z";

/** Degrees and pixels that a kite moves to both sides. */
const SWAY = { turn: 9, rise: 26 } as const;

function kiteShapes(swing?: number): string {
  return kites
    .map((kite, index) => {
      const { format, x, size } = kite;
      const wave = swing === undefined ? 0 : Math.sin(2 * Math.PI * (swing + index / kites.length));
      const [turn, y] = [kite.turn + SWAY.turn * wave, kite.y + SWAY.rise * wave];
      const { hue, alpha } = tiles[format];
      const ink = oklch(0.27, 0.08, hue);
      const string = `M${x} ${y + size * 0.5}q${turn * 3} ${size} ${-turn} ${size * 1.7}t${turn * 2} ${size * 1.9}`;
      const tail = [0.55, 0.95, 1.35].map((along, index) => {
        const [knotX, knotY] = [x + turn * (0.9 + along), y + size * (0.55 + along)];
        return `<path d="M${knotX} ${knotY}l${-size * 0.09} ${-size * 0.06}v${size * 0.12}zl${size * 0.09} ${-size * 0.06}v${size * 0.12}z" fill="${oklch(0.85, 0.13, [hue, 119, 27][index] ?? hue)}"/>`;
      });
      return `<path d="${string}" fill="none" stroke="${ink}" stroke-opacity="0.55" stroke-width="${size / 60}"/>${tail.join("")}<g transform="rotate(${turn} ${x} ${y}) translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})"><linearGradient id="${format}" x2="1" y2="1"><stop stop-color="${oklch(0.9, 0.1, hue)}"/><stop offset="1" stop-color="${oklch(0.78, 0.135, hue)}"/></linearGradient><rect x="1" y="1" width="62" height="62" rx="15" fill="url(#${format})" stroke="${ink}" stroke-opacity="0.35"/><path d="M32 1v62M1 32h62" stroke="${ink}" stroke-opacity="0.16"/>${alpha ? `<path d="${checker}" fill="${ink}" opacity="0.75"/>` : ""}</g>`;
    })
    .join("");
}
