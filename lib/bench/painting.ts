import sharp, { type Sharp } from "sharp";

const WIDTH = 4032;
const HEIGHT = 3024;

/** Pseudo-random numbers from 0 to 1, the same for the same seed (a linear congruence, Numerical Recipes). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Smooth noise of a grain size in pixels: a small random picture, enlarged. */
function grain(size: number, seed: number): Promise<Buffer> {
  const random = randomFrom(seed);
  const [width, height] = [Math.ceil(WIDTH / size), Math.ceil(HEIGHT / size)];
  const pixels = Buffer.from(Uint8Array.from({ length: width * height * 3 }, () => random() * 256));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(WIDTH, HEIGHT, { kernel: "cubic", fit: "fill" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * A picture of 12 megapixels with the statistics of a photo: structure at every scale, each finer one weaker, and
 * a sensor's noise. For machines without a real one at hand.
 */
export async function paintPhoto(): Promise<Sharp> {
  const layers = await Promise.all([700, 160, 40, 10, 3].map((size, index) => grain(size, index + 1)));
  const [first, ...others] = layers;
  const opacities = [0.5, 0.35, 0.22, 0.1];
  const composed = await sharp(first)
    .composite(
      await Promise.all(
        others.map(async (layer, index) => ({
          input: await sharp(layer)
            .ensureAlpha(opacities[index] ?? 0.1)
            .png({ compressionLevel: 1 })
            .toBuffer(),
        })),
      ),
    )
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(composed);
}

/** A megapixel of what screenshots are made of: flat areas, text, a gradient, thin lines. */
export function paintGraphic(): Sharp {
  const lines = Array.from(
    { length: 36 },
    (_, index) =>
      `<text x="40" y="${90 + index * 24}" font-size="17">The quick brown fox jumps ${index} times.</text>`,
  );
  const bars = Array.from(
    { length: 12 },
    (_, index) =>
      `<rect x="${620 + index * 30}" y="${700 - index * 40}" width="22" height="${index * 40 + 60}" fill="hsl(${index * 30} 70% 50%)"/>`,
  );
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">
      <defs><linearGradient id="g"><stop stop-color="#2b5fd9"/><stop offset="1" stop-color="#9be3c9"/></linearGradient></defs>
      <rect width="1024" height="1024" fill="#fbfbf8"/><rect width="1024" height="56" fill="url(#g)"/>
      <g font-family="sans-serif" fill="#1b2130">${lines.join("")}</g>${bars.join("")}
      <path d="M600 780H1000M600 780V120" stroke="#1b2130" fill="none"/></svg>`),
  );
}
