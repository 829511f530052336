import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { quadrantsPicture, write } from "../../fixtures/pictures";
import { boxesIn, cutBoxOf, itemData, itemTypes, makeBox, primaryProperties } from "./bmff";
import { headSegments, marker, splitSegments } from "./jpeg";
import { withWholeColors } from "./mend";
import * as png from "./png";
import * as riff from "./riff";
import { firstFrame, isSequenceOnly, longestTrack } from "./sequence";
import { firstDirectory, LONG, numbers, openTiff, writeDirectory } from "./tiff";

const heic = readFileSync(new URL("../../fixtures/heic/grid.heic", import.meta.url));

/** Files, and everything their parser can be asked. */
const containers: [string, () => Promise<Buffer>, (file: Buffer) => unknown][] = [
  [
    "JPEG",
    () => write(quadrantsPicture({ orientation: 6 }), "jpg"),
    (file) => [splitSegments(file), [...headSegments(file)]],
  ],
  ["PNG", () => write(quadrantsPicture(), "png"), png.chunksOf],
  ["WEBP", () => write(quadrantsPicture(), "webp"), (file) => riff.chunksOf(file, riff.HEADER_BYTES)],
  [
    "HEIC",
    async () => heic,
    (file) => [
      [...boxesIn(file)],
      cutBoxOf(file),
      itemTypes(file),
      longestTrack(file),
      primaryProperties(file),
      itemData(file, "hvc1"),
      isSequenceOnly(file),
      firstFrame(file),
      withWholeColors(Buffer.from(file)),
    ],
  ],
  [
    "TIFF",
    () => write(quadrantsPicture(), "tiff"),
    (file) => {
      const tiff = openTiff(file);
      return tiff && firstDirectory(tiff);
    },
  ],
];

it.each(containers)("a %s cut off anywhere is read without an error", async (_, make, parse) => {
  const file = await make();
  const step = Math.max(1, Math.floor(file.length / 2000));
  for (let end = 0; end <= file.length; end += step) expect(() => parse(file.subarray(0, end))).not.toThrow();
});

it.each(containers)(
  "a %s with any of its first bytes changed is read without an error",
  async (_, make, parse) => {
    const file = await make();
    for (let at = 0; at < Math.min(file.length, 1500); at += 1)
      for (const value of [0, 1, 0x7f, 0xff]) {
        const damaged = Buffer.from(file);
        damaged[at] = value;
        expect(() => parse(damaged)).not.toThrow();
      }
  },
);

it("a JPEG's segments are the same by both walks, up to its first scan", async () => {
  const file = await write(quadrantsPicture({ orientation: 6 }), "jpg");
  const list = splitSegments(file)?.list ?? [];
  const scan = list.findIndex(({ code }) => code === marker.scan);
  expect([...headSegments(file)].map(({ code, body }) => [code, body])).toEqual(
    list.slice(0, scan + 1).map(({ code, body }) => [code, body]),
  );
});

it("the box that a file ends inside of is named", () => {
  expect(cutBoxOf(heic)).toBeUndefined();
  expect(cutBoxOf(heic.subarray(0, -1))).toBe("mdat");
});

it("items of a HEIC are listed by type", () => {
  expect(itemTypes(heic).filter((type) => type === "grid")).toHaveLength(1);
});

it("a movie may have more tracks than a function takes arguments", () => {
  expect(longestTrack(makeBox("moov", Buffer.alloc(2_400_000, "\0\0\0\x08trak")))).toBe(0);
});

it("a color box of a wrong length is mended in front of 100,000 others", () => {
  const broken = makeBox("colr", Buffer.from("prof"), Buffer.alloc(150));
  broken.writeUInt32BE(0xffffffff);
  // What comes last is cut off, so that only a box up to the end of the data is whole.
  const others = Buffer.alloc(800_000, "\0\0\0\x08free");
  const properties = makeBox("ipco", broken, others, Buffer.from([0, 0, 0, 9]));
  const file = makeBox("meta", Buffer.alloc(4), makeBox("iprp", properties));
  expect(withWholeColors(file)).toHaveLength(file.length);
});

it("a TIFF's directory whose entries all point at the same bytes is not read many times over", () => {
  const count = 1000;
  const data = Array.from({ length: 2000 }, (_, index) => index);
  const entries = Array.from({ length: count }, (_, index) =>
    numbers(1000 + index, LONG, index ? [1, 2] : data),
  );
  const file = Buffer.concat([Buffer.from("II*\0\x08\0\0\0", "latin1"), writeDirectory(entries, 8)]);
  const first = 8 + 2;
  for (let index = 1; index < count; index += 1)
    for (const field of [4, 8])
      file.writeUInt32LE(file.readUInt32LE(first + field), first + 12 * index + field);
  const tiff = openTiff(file);
  const read = tiff ? firstDirectory(tiff) : [];
  expect(read.length).toBeGreaterThan(0);
  expect(read.reduce((sum, entry) => sum + entry.data.length, 0)).toBeLessThanOrEqual(file.length);
});
