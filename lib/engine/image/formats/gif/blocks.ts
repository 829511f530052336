import type { Rect } from "./types";

/** Longest data sub-block, in bytes (GIF89a, 15). */
const BLOCK = 255;
const NONE = Uint8Array.of(0);

const short = (value: number): [low: number, high: number] => [value & 0xff, value >> 8];

/** Disposal methods: a frame's part of the canvas after its time (GIF89a, 23.c.iv). */
export const disposal = { keep: 1, clear: 2 } as const;
export type Disposal = (typeof disposal)[keyof typeof disposal];

/** Cuts data into sub-blocks, ended by an empty one (GIF89a, 15 and 16). */
export function toSubBlocks(data: Uint8Array): Uint8Array[] {
  const blocks = Math.ceil(data.length / BLOCK);
  const cut = new Uint8Array(data.length + blocks);
  for (let block = 0; block < blocks; block += 1) {
    const part = data.subarray(block * BLOCK, (block + 1) * BLOCK);
    cut[block * (BLOCK + 1)] = part.length;
    cut.set(part, block * (BLOCK + 1) + 1);
  }
  return [cut, NONE];
}

/** Pads a color table to a power of two (GIF89a, 19 and 21), and returns it with its bits of the flags. */
function colorTable(palette: Uint32Array): { flags: number; bytes: Uint8Array } {
  const bits = Math.max(1, 32 - Math.clz32(palette.length - 1));
  const bytes = new Uint8Array(3 << bits);
  palette.forEach((color, index) => {
    bytes.set([color >> 16, (color >> 8) & 0xff, color & 0xff], index * 3);
  });
  return { flags: 0x80 | (bits - 1), bytes };
}

/** Writes header, logical screen and global color table (GIF89a, 17 to 19). */
export function logicalScreen(width: number, height: number, palette: Uint32Array): Uint8Array[] {
  const { flags, bytes } = colorTable(palette);
  const resolution = (flags & 7) << 4;
  return [
    Buffer.from("GIF89a", "latin1"),
    Uint8Array.of(...short(width), ...short(height), flags | resolution, 0, 0),
    bytes,
  ];
}

/** Writes Netscape's application extension (GIF89a, 26): how often an animation restarts; 0 for endlessly. */
export const loopExtension = (times: number): Uint8Array[] => [
  Uint8Array.of(0x21, 0xff, 11),
  Buffer.from("NETSCAPE2.0", "latin1"),
  Uint8Array.of(3, 1, ...short(times), 0),
];

/** Writes a graphic control extension (GIF89a, 23). The delay is in hundredths of a second. */
export const graphicControl = (delay: number, after: Disposal, transparent?: number): Uint8Array =>
  Uint8Array.of(
    0x21,
    0xf9,
    4,
    (after << 2) | (transparent === undefined ? 0 : 1),
    ...short(Math.min(delay, 0xffff)),
    transparent ?? 0,
    0,
  );

/** Writes an image descriptor (GIF89a, 20), with the frame's own color table if it has one. */
export function imageDescriptor({ left, top, width, height }: Rect, palette?: Uint32Array): Uint8Array[] {
  const table = palette && colorTable(palette);
  const place = [...short(left), ...short(top), ...short(width), ...short(height)];
  return [Uint8Array.of(0x2c, ...place, table?.flags ?? 0), table?.bytes ?? new Uint8Array()];
}

export const trailer = Uint8Array.of(0x3b);
