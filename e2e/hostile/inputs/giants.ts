import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { makePdf } from "../../../lib/engine/fixtures/pdf";
import { jbig2Data, u32 } from "../../../lib/engine/fixtures/pdf-images";

/** Small documents with pages that are one giant picture. */

const SIDE = 30_000;

/** Makes a page of A4 filled by a picture. @param entries color space, bits and filters */
const pageOf = (data: Uint8Array, entries: string, width = SIDE, height = width): Buffer =>
  makePdf([{ content: "595 0 0 842 0 0 cm /P Do", box: [595, 842], resources: "/XObject<</P @picture>>" }], {
    objects: {
      picture: {
        dictionary: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${entries}`,
        data,
      },
    },
  });

const deflate = (bytes: Uint8Array) => deflateSync(bytes, { level: 9 });

/**
 * Codes stripes as wide as a pixel (ITU-T T.6): a first row of runs, and rows that are equal to the one before, a one for
 * each change of color.
 */
function stripes(): Buffer {
  const pair = "001000111010";
  const first = pair.repeat(SIDE / 2);
  const head = Buffer.from(
    Array.from({ length: first.length / 8 }, (_, i) => Number.parseInt(first.slice(i * 8, i * 8 + 8), 2)),
  );
  return Buffer.concat([head, Buffer.alloc((SIDE * SIDE) / 8, 0xff)]);
}

const bilevel = "/ColorSpace/DeviceGray/BitsPerComponent 1";
const gray = "/ColorSpace/DeviceGray/BitsPerComponent 8";
const parameters = `<</K -1/Columns ${SIDE}/Rows ${SIDE}>>`;

/** Makes a JPEG of gray blocks whose header claims another size. */
async function jpegOf(side: number): Promise<Buffer> {
  const file = await sharp({ create: { width: 512, height: 512, channels: 3, background: "#888" } })
    .toColourspace("b-w")
    .jpeg()
    .toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(side, frame + 5);
  file.writeUInt16BE(side, frame + 7);
  return file;
}

/** Documents with a page that is a picture of 30,000 x 30,000 pixels. */
export const giants: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  "a fax of stripes": () =>
    pageOf(
      deflate(stripes()),
      `${bilevel}/Filter[/FlateDecode/CCITTFaxDecode]/DecodeParms[null ${parameters}]`,
    ),
  "JBIG2 of stripes": () =>
    pageOf(deflate(jbig2Data(stripes(), SIDE, SIDE)), `${bilevel}/Filter[/FlateDecode/JBIG2Decode]`),
  "a bit for each pixel": () =>
    pageOf(
      deflate(deflate(Buffer.alloc((SIDE * SIDE) / 8, 0x55))),
      `${bilevel}/Filter[/FlateDecode/FlateDecode]`,
    ),
  "a JPEG that ends early": async () => pageOf(await jpegOf(SIDE), `${gray}/Filter/DCTDecode`),
};

/** Side of the largest picture that is taken, in pixels. */
const ALLOWED_SIDE = 10_000;

/** Makes a gray JPEG of as many pixels as are taken, all dots of one size at random. @param side of a dot in pixels */
export function largestNoise(side: number): Promise<Buffer> {
  const count = ALLOWED_SIDE / side;
  const dots = new Uint8Array(count * count);
  let state = 1;
  for (let i = 0; i < dots.length; i += 1) {
    // Xorshift of 32 bits: the same dots each time.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    dots[i] = state > 0 ? 255 : 0;
  }
  return sharp(dots, { raw: { width: count, height: count, channels: 1 } })
    .resize({ width: ALLOWED_SIDE, kernel: "nearest" })
    .toColourspace("b-w")
    .jpeg({ quality: 30 })
    .toBuffer();
}

/** Makes a page of {@link largestNoise}. */
export const noisePage = (jpeg: Buffer): Buffer => pageOf(jpeg, `${gray}/Filter/DCTDecode`, ALLOWED_SIDE);

/**
 * Makes a JPEG 2000 codestream without data (ISO/IEC 15444-1, annex A).
 *
 * @param tile side of its tiles
 */
export function jpeg2000(side: number, tile = side, components = 3): Buffer {
  const segment = (marker: number, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts);
    const head = Buffer.alloc(4);
    head.writeUInt16BE(marker);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  };
  const count = Buffer.from([components >> 8, components & 255]);
  const size = segment(
    0xff51,
    Buffer.alloc(2),
    u32(side, side, 0, 0, tile, tile, 0, 0),
    count,
    Buffer.alloc(components * 3, Buffer.from([7, 1, 1])),
  );
  // One layer, no decomposition, blocks of 64 x 64, the reversible filter; one exponent.
  const coding = segment(0xff52, Buffer.from([0, 0, 0, 1, 0, 0, 4, 4, 0, 1]));
  const quantization = segment(0xff5c, Buffer.from([0x40, 0x40]));
  const part = Buffer.concat([
    segment(0xff90, Buffer.from([0, 0, 0, 0, 0, 14, 0, 1])),
    Buffer.from("ff93", "hex"),
  ]);
  return Buffer.concat([
    Buffer.from("ff4f", "hex"),
    size,
    coding,
    quantization,
    part,
    Buffer.from("ffd9", "hex"),
  ]);
}

/** Pages of pictures in JPEG 2000 that claim to be far larger than they are. */
export const jpeg2000Bombs: Readonly<Record<string, () => Buffer>> = {
  "60,000 x 60,000 pixels, called one pixel by the page": () =>
    pageOf(jpeg2000(60_000), "/Filter/JPXDecode", 1),
  "60,000 x 60,000 tiles": () => pageOf(jpeg2000(60_000, 1), "/Filter/JPXDecode", 60_000),
  "1,000 x 1,000 pixels in 16,384 components": () =>
    pageOf(jpeg2000(1000, 1000, 16_384), "/Filter/JPXDecode", 1000),
  "four billion pixels a side": () => pageOf(jpeg2000(0xffff_ffff), "/Filter/JPXDecode", 0x7fff_ffff),
};
