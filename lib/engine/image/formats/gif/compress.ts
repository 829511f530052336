import type { Candidate, Compressor, Request } from "../../compress";
import { colorsOf, type Ladder, settingOf, type View } from "../../compress/ladder";
import { targets } from "../../compress/settings";
import { toReference, visibleError } from "../../compress/visible-error";
import { decodeLike, type Raster, rasterize } from "../../raster/raster";
import { encodeGif, framesOf } from "./encode";

const settings = { effort: 7 } as const;

export const EXTENSION = 0x21;
export const IMAGE = 0x2c;
const COMMENT = 0xfe;
const PLAIN_TEXT = 0x01;
const APPLICATION = 0xff;
/** Applications whose blocks hold the loop count; all others carry metadata. */
const loops = ["NETSCAPE2.0", "ANIMEXTS1.0"];

export const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Position after a chain of data sub-blocks (GIF89a, 15). */
export function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] as number);
  return at + 1;
}

/** Drops comments, plain text and all application data but the loop count. */
function stripGif(bytes: Buffer): Buffer {
  let at = 13 + tableBytes(bytes[10] ?? 0);
  const parts = [bytes.subarray(0, at)];
  while (at < bytes.length) {
    const start = at;
    const kind = bytes[at];
    const label = bytes[at + 1];
    if (kind === EXTENSION) {
      at = afterBlocks(bytes, at + 2);
      const application = bytes.toString("latin1", start + 3, start + 14);
      const isMetadata =
        label === COMMENT || label === PLAIN_TEXT || (label === APPLICATION && !loops.includes(application));
      if (isMetadata) continue;
    } else if (kind === IMAGE) {
      at = afterBlocks(bytes, at + 10 + tableBytes(bytes[at + 9] ?? 0) + 1);
    } else {
      // The trailer; what follows is not part of the picture.
      parts.push(Buffer.of(0x3b));
      break;
    }
    parts.push(bytes.subarray(start, at));
  }
  return Buffer.concat(parts);
}

const frameOf = ({ data, width, height, channels }: Raster, index: number, frames: number): Raster => {
  const bytes = data.length / frames;
  return {
    data: data.subarray(index * bytes, (index + 1) * bytes),
    width,
    height: height / frames,
    channels,
  };
};

/**
 * Whether frames that lie below each other look as they did: the error of all, as `visibleError` has it for one picture. Most
 * frames are exact, and measuring takes most of the time: for 256 of 620 x 620 pixels over 14 s, of 21.
 */
function looksAlike(before: Raster, after: Raster, frames: number): boolean {
  if (before.data.length !== after.data.length) return false;
  const most = targets.gif ** 4 * frames;
  for (let index = 0, sum = 0; index < frames; index += 1) {
    const [one, other] = [frameOf(before, index, frames), frameOf(after, index, frames)];
    if (Buffer.compare(one.data, other.data) === 0) continue;
    sum += visibleError(toReference(one), other) ** 4;
    if (sum > most) return false;
  }
  return true;
}

/** Lets sharp store only what changes between frames; refused where that changes colors. */
async function compressGif({ source, pixels }: Request): Promise<Candidate | null> {
  const raster = await rasterize(pixels);
  const bytes = await pixels
    .clone()
    .gif({ ...settings, reuse: true })
    .toBuffer();
  return looksAlike(raster, await decodeLike(raster, bytes), source.frames) ? { bytes } : null;
}

/** Numbers of colors for a target size; fewer than 64 look worse than fewer pixels. */
const fitting = {
  fine: { low: settingOf(64), high: settingOf(256), guess: settingOf(160), shrunk: settingOf(128) },
  rough: { low: settingOf(4), high: settingOf(64) - 1, guess: settingOf(24), rough: true },
};

/** Sixteenths of an error that are diffused, as in a PNG that has to fit. */
const HALF = 8;

/** With our own encoder: 12 megapixels take a second, those of libvips and cgif up to seven. */
function ladder(): Ladder {
  const encode = async ({ open }: View, setting: number) => {
    const { frames, options } = await framesOf(open());
    return encodeGif(frames, { ...options, colors: colorsOf(setting), diffused: HALF });
  };
  return [
    { ...fitting.fine, encode },
    { ...fitting.rough, encode },
  ];
}

export const compressor: Compressor = {
  ladder,
  strip: ({ bytes }) => stripGif(bytes),
  encode: compressGif,
  fallback: async ({ pixels }) => ({ bytes: await pixels.clone().gif(settings).toBuffer() }),
  minGain: 0,
};
