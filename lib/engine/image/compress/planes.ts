import type { Raster } from "../raster/raster";

/** 8-bit samples of one channel, row by row. */
export type Plane = { data: Uint8Array; width: number; height: number };

/** Luma at full size, and the two chroma channels at half of it (ITU-T T.871). */
export type Planes = { luma: Plane; blue: Plane; red: Plane };

/** Gray level behind transparent pixels: what is invisible on one may show on the other. */
export type Backdrop = 0 | 255;

const plane = (width: number, height: number): Plane => ({
  data: new Uint8Array(width * height),
  width,
  height,
});

/** Averages 2 x 2 samples; the last column and row of an odd size are averaged alone. */
export function halve({ data, width, height }: Plane): Plane {
  const half = plane((width + 1) >> 1, (height + 1) >> 1);
  for (let y = 0, to = 0; y < half.height; y += 1) {
    const upper = 2 * y * width;
    const lower = Math.min(2 * y + 1, height - 1) * width;
    for (let x = 0; x < half.width; x += 1, to += 1) {
      const left = 2 * x;
      const right = Math.min(left + 1, width - 1);
      const sum =
        (data[upper + left] ?? 0) +
        (data[upper + right] ?? 0) +
        (data[lower + left] ?? 0) +
        (data[lower + right] ?? 0);
      half.data[to] = (sum + 2) >> 2;
    }
  }
  return half;
}

/** Blends pixels over a gray level, as a page would. Opaque pixels come back as they are. */
function flatten({ data, width, height, channels }: Raster, backdrop: Backdrop): Raster {
  if (channels === 1 || channels === 3) return { data, width, height, channels };
  const kept = channels - 1;
  const flat = new Uint8Array(width * height * kept);
  for (let from = 0, to = 0; from < data.length; from += channels) {
    const alpha = data[from + kept] ?? 0;
    const behind = backdrop * (255 - alpha) + 127;
    for (let channel = 0; channel < kept; channel += 1, to += 1)
      flat[to] = ((data[from + channel] ?? 0) * alpha + behind) / 255;
  }
  return { data: flat, width, height, channels: kept };
}

/** Splits pixels into planes; gray ones get chroma planes of one sample. */
export function toPlanes(raster: Raster, backdrop: Backdrop): Planes {
  const { data, width, height, channels } = flatten(raster, backdrop);
  if (channels === 1) return { luma: { data, width, height }, blue: plane(1, 1), red: plane(1, 1) };
  const luma = plane(width, height);
  const blue = plane((width + 1) >> 1, (height + 1) >> 1);
  const red = plane(blue.width, blue.height);
  const across = width > 1 ? 3 : 0;
  // JFIF's full-range transform in 16-bit fixed point; color is averaged before it is transformed.
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let end = to + width, from = to * 3; to < end; to += 1, from += 3)
      luma.data[to] =
        (19595 * (data[from] as number) +
          38470 * (data[from + 1] as number) +
          7471 * (data[from + 2] as number) +
          32768) >>
        16;
  }
  for (let y = 0, to = 0; y < blue.height; y += 1) {
    const upper = 2 * y * width * 3;
    const lower = Math.min(2 * y + 1, height - 1) * width * 3 - upper;
    for (let x = 0; x < blue.width; x += 1, to += 1) {
      const at = upper + 6 * x;
      const next = at + (2 * x + 1 < width ? across : 0);
      const r =
        (data[at] as number) +
        (data[next] as number) +
        (data[at + lower] as number) +
        (data[next + lower] as number);
      const g =
        (data[at + 1] as number) +
        (data[next + 1] as number) +
        (data[at + lower + 1] as number) +
        (data[next + lower + 1] as number);
      const b =
        (data[at + 2] as number) +
        (data[next + 2] as number) +
        (data[at + lower + 2] as number) +
        (data[next + lower + 2] as number);
      blue.data[to] = (-11059 * r - 21709 * g + 32768 * b + 33685504) >> 18;
      red.data[to] = (32768 * r - 27439 * g - 5329 * b + 33685504) >> 18;
    }
  }
  return { luma, blue, red };
}
