import sharp from "sharp";
import { crc32 } from "../../engine/fixtures/bombs";

/** Animations of any number of frames of one pixel, a few dozen bytes each. */

const u16 = (value: number) => Buffer.from([value & 255, value >> 8]);
const u24 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);

function gif(frames: number): Buffer {
  const screen = Buffer.concat([
    Buffer.from("GIF89a"),
    u16(1),
    u16(1),
    // A table of two colours: black and white.
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ]);
  // One pixel in LZW of two bits: clear, the pixel, end.
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]);
  return Buffer.concat([screen, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

function riffChunk(type: string, body: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(type), size, body, Buffer.alloc(body.length & 1)]);
}

/** Extended WEBP (RFC 9649, 2.7): the bitstream of a still picture as every frame. */
async function webp(frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
    .webp({ lossless: true })
    .toBuffer();
  const picture = still.subarray(12);
  const measures = Buffer.concat([u24(0), u24(0)]);
  const header = riffChunk("VP8X", Buffer.concat([Buffer.from([2, 0, 0, 0]), measures]));
  const animation = riffChunk("ANIM", Buffer.alloc(6));
  const place = Buffer.concat([u24(0), u24(0), measures, u24(10), Buffer.from([0])]);
  const frame = riffChunk("ANMF", Buffer.concat([place, picture]));
  const body = Buffer.concat([Buffer.from("WEBP"), header, animation, ...Array<Buffer>(frames).fill(frame)]);
  return riffChunk("RIFF", body);
}

/** A chunk of a PNG with its checksum. */
export function pngChunk(type: string, body: Uint8Array): Buffer {
  const bytes = Buffer.alloc(body.length + 12);
  bytes.writeUInt32BE(body.length);
  bytes.write(type, 4, "latin1");
  bytes.set(body, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}

/** Where a PNG's header ends: signature and IHDR. */
export const PNG_HEAD = 33;

/** Animated PNG (PNG third edition, 11.3.6): as many control chunks as it says, without data of their own. */
async function apng(frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const counts = Buffer.alloc(8);
  counts.writeUInt32BE(frames);
  const control = (sequence: number) => {
    const body = Buffer.alloc(26);
    body.writeUInt32BE(sequence);
    body.writeUInt32BE(1, 4);
    body.writeUInt32BE(1, 8);
    return pngChunk("fcTL", body);
  };
  return Buffer.concat([
    still.subarray(0, PNG_HEAD),
    pngChunk("acTL", counts),
    ...Array.from({ length: frames }, (_, i) => control(i)),
    still.subarray(PNG_HEAD),
  ]);
}

export const framesOf = { gif: async (frames: number) => gif(frames), webp, apng };
