import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pixelAt } from "../../fixtures/pictures";
import { startEngine } from "../../fixtures/start-engine";
import { makeSegment, marker } from "../containers/jpeg";
import { type Entry, LONG, numbers, SHORT, UNDEFINED, writeDirectory } from "../containers/tiff";
import { encodeScan } from "../formats/jpeg/coefficients/encode";
import { frameBody, layOut } from "../formats/jpeg/coefficients/frame";
import { COEFFICIENTS } from "../formats/jpeg/coefficients/tables";
import { turnPlane } from "../formats/jpeg/lossless/turn";
import { turns } from "../metadata/orientation";
import { profileOf } from "./fixtures";

const { convert } = startEngine();

/** Cyan, magenta, yellow and black, 0 for none to 255 for all of it. */
type Inks = readonly [number, number, number, number];

const SIDE = 16;
/** Levels that two ways to the same color may differ by: YCCK is rounded once more. */
const TOLERANCE = 3;
/** Levels by which a color may differ from the one its name stands for. */
const ROUGHLY = 40;

const named: readonly [string, Inks, readonly [number, number, number]][] = [
  ["paper", [0, 0, 0, 0], [255, 255, 255]],
  ["cyan", [255, 0, 0, 0], [0, 165, 230]],
  ["magenta", [0, 255, 0, 0], [230, 0, 130]],
  ["yellow", [0, 0, 255, 0], [255, 240, 0]],
  ["red", [0, 255, 255, 0], [230, 25, 35]],
  ["black", [0, 0, 0, 255], [35, 31, 32]],
  ["a dark green", [200, 60, 180, 90], [30, 95, 70]],
  ["a skin's brown", [60, 110, 130, 30], [175, 125, 100]],
];

/** Inks as Adobe stores them: 255 for none, and in YCCK the first three like the complement of RGB. */
function storedOf(inks: Inks, transform: 0 | 2): number[] {
  const [c, m, y, k] = inks.map((ink) => 255 - ink) as [number, number, number, number];
  if (transform === 0) return [c, m, y, k];
  const [r, g, b] = [255 - c, 255 - m, 255 - y];
  // JFIF's transform (ITU-T T.871, 7).
  const luma = 0.299 * r + 0.587 * g + 0.114 * b;
  return [luma, 128 + (b - luma) / 1.772, 128 + (r - luma) / 1.402, k];
}

/** A profile in pieces that a segment can hold (ICC.1:2010, B.4). */
function profileSegments(icc: Uint8Array): Uint8Array[] {
  const piece = 60_000;
  const count = Math.ceil(icc.length / piece);
  return Array.from({ length: count }, (_, index) => {
    const head = Buffer.from(`ICC_PROFILE\0${String.fromCharCode(index + 1, count)}`, "latin1");
    return makeSegment(marker.app2, Buffer.concat([head, icc.subarray(index * piece, (index + 1) * piece)]));
  });
}

/** A flat JPEG of four components, stored as Photoshop does (Adobe Technical Note 5116, section 18). */
function adobeJpeg(inks: Inks, transform: 0 | 2, icc?: Uint8Array): Buffer {
  const parts = [1, 2, 3, 4].map((id) => ({ id, h: 1, v: 1, quantizationTable: 0 }));
  const frame = layOut(marker.baseline, SIDE, SIDE, parts);
  const values = storedOf(inks, transform);
  const views = frame.components.flatMap((component, index) => {
    const blocks = component.stride * component.lines;
    const coefficients = new Int16Array(blocks * COEFFICIENTS);
    // Of a flat block, divided by 1: eight times the value.
    const level = Math.round(8 * ((values[index] ?? 0) - 128));
    for (let block = 0; block < blocks; block += 1) coefficients[block * COEFFICIENTS] = level;
    return turnPlane(
      { stride: component.stride, coefficients, ends: new Uint8Array(blocks) },
      component,
      turns[1],
    );
  });
  const adobe = Buffer.from(`Adobe\0\x64\0\0\0\0${String.fromCharCode(transform)}`, "latin1");
  const pass = { components: [0, 1, 2, 3], first: 0, last: 63, high: 0, low: 0 };
  return Buffer.concat([
    Buffer.from([0xff, marker.start]),
    makeSegment(marker.app14, adobe),
    ...(icc ? profileSegments(icc) : []),
    makeSegment(marker.quantizationTables, [0, ...Array<number>(COEFFICIENTS).fill(1)]),
    makeSegment(frame.code, frameBody(frame)),
    ...encodeScan(frame, views, pass),
    Buffer.from([0xff, marker.end]),
  ]);
}

/** The same inks in a TIFF, which stores them directly, to compare a JPEG with. */
function plainTiff(inks: Inks, icc?: Uint8Array): Buffer {
  const pixels = Buffer.from(Array.from({ length: SIDE * SIDE }, () => [...inks]).flat());
  const entries: Entry[] = [
    numbers(256, LONG, [SIDE]),
    numbers(257, LONG, [SIDE]),
    numbers(258, SHORT, [8, 8, 8, 8]), // BitsPerSample
    numbers(259, SHORT, [1]), // Compression: none
    numbers(262, SHORT, [5]), // PhotometricInterpretation: separated
    numbers(273, LONG, [8]), // StripOffsets
    numbers(277, SHORT, [4]), // SamplesPerPixel
    numbers(278, LONG, [SIDE]), // RowsPerStrip
    numbers(279, LONG, [pixels.length]), // StripByteCounts
    ...(icc ? [{ tag: 34675, type: UNDEFINED, count: icc.length, data: icc }] : []),
  ];
  const at = 8 + pixels.length;
  const head = Buffer.from("II*\0\0\0\0\0", "latin1");
  head.writeUInt32LE(at, 4);
  return Buffer.concat([head, pixels, writeDirectory(entries, at)]);
}

const colorOf = async (file: Buffer) => pixelAt((await convert(file, { to: "png" })).bytes, 8, 8);
const off = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] ?? 0))));

const kinds = [
  ["CMYK", 0],
  ["YCCK", 2],
] as const;

describe.each(kinds)("Adobe's inverted %s", (_, transform) => {
  it.each(named)("with a profile shows %s as the profile has it", async (_name, inks, wanted) => {
    const icc = await profileOf("cmyk");
    const jpeg = adobeJpeg(inks, transform, icc);
    expect(await sharp(jpeg).metadata()).toMatchObject({ space: "cmyk", channels: 4, hasProfile: true });
    const seen = await colorOf(jpeg);
    expect(off(seen, await colorOf(plainTiff(inks, icc))), `${seen}`).toBeLessThanOrEqual(TOLERANCE);
    expect(off(seen, wanted), `${seen}`).toBeLessThanOrEqual(ROUGHLY);
  });

  it.each(named)("without a profile shows %s like any CMYK", async (_name, inks, wanted) => {
    const seen = await colorOf(adobeJpeg(inks, transform));
    expect(off(seen, await colorOf(plainTiff(inks))), `${seen}`).toBeLessThanOrEqual(TOLERANCE);
    expect(off(seen, wanted), `${seen}`).toBeLessThanOrEqual(ROUGHLY);
  });

  it("becomes a JPEG of three components without the profile", async () => {
    const { bytes } = await convert(adobeJpeg([0, 255, 255, 0], transform, await profileOf("cmyk")), {
      to: "jpg",
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ space: "srgb", channels: 3, hasProfile: false });
  });
});
