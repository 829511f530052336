import type { Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { noisePicture } from "../../../../fixtures/pictures";
import { END_OF_IMAGE, marker, splitSegments } from "../../../containers/jpeg";
import { readHeader, toSource } from "../../with-vips";
import { decode } from "../decode";
import { rewriteJpeg } from "../lossless";
import { unusual } from "../lossless/fixtures";
import { isIntact } from "./index";

const picture = () => noisePicture(100, 60);
const made: Record<string, () => Sharp> = {
  baseline: () => picture().jpeg(),
  "4:4:4": () => picture().jpeg({ chromaSubsampling: "4:4:4" }),
  "quality 100": () => picture().jpeg({ quality: 100 }),
  "quality 5": () => picture().jpeg({ quality: 5 }),
  "unfitted codes": () => picture().jpeg({ optimizeCoding: false }),
  gray: () => picture().grayscale().jpeg(),
  CMYK: () => picture().toColorspace("cmyk").jpeg(),
  progressive: () => picture().jpeg({ progressive: true }),
  "progressive gray": () => picture().grayscale().jpeg({ progressive: true }),
  "progressive CMYK": () => picture().toColorspace("cmyk").jpeg({ progressive: true }),
  "mozjpeg's scans": () => picture().jpeg({ mozjpeg: true }),
  "mozjpeg's scans, 4:4:4": () => picture().jpeg({ mozjpeg: true, quality: 95, chromaSubsampling: "4:4:4" }),
};
const { arithmetic, ...stored } = unusual;
const kinds: readonly (readonly [name: string, make: () => Promise<Buffer>])[] = [
  ...Object.entries(made).map(([name, make]) => [name, () => make().toBuffer()] as const),
  ...Object.entries(stored).map(([name, text]) => [name, async () => Buffer.from(text, "base64")] as const),
];
const kindOf = (wanted: string) => kinds.find(([name]) => name === wanted)?.[1]() ?? Promise.reject();

/** Whether libjpeg decodes a file without losing anything. */
const isDecoded = async (bytes: Buffer): Promise<boolean> => {
  const job = { input: "", limits: { megapixels: 100, frames: 1 } };
  try {
    const source = toSource("jpg", bytes, await readHeader(bytes));
    await decode(job, source, false, (pixels) => pixels.raw().toBuffer());
    return true;
  } catch {
    return false;
  }
};

/** Always the same numbers from 0 to 1 (Numerical Recipes' linear congruential generator). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Where the data of the first scan begins. */
const firstData = (bytes: Buffer) => {
  const at = bytes.indexOf(Buffer.from([0xff, marker.scan]));
  return at + 2 + bytes.readUInt16BE(at + 2);
};

const closed = (bytes: Buffer) => Buffer.concat([bytes, END_OF_IMAGE]);

/** Ways to damage a file; `random` says where. */
const damages: Record<string, (bytes: Buffer, random: () => number) => Buffer> = {
  "a bit flipped in the data": (bytes, random) => {
    const at = firstData(bytes) + Math.floor(random() * (bytes.length - firstData(bytes) - 2));
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at);
    return bytes;
  },
  "a byte changed anywhere": (bytes, random) => {
    bytes.writeUInt8(Math.floor(random() * 256), Math.floor(random() * bytes.length));
    return bytes;
  },
  "bytes lost in the data": (bytes, random) => {
    const at = firstData(bytes) + Math.floor(random() * (bytes.length - firstData(bytes) - 2));
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + Math.floor(random() * 20))]);
  },
  "a byte inserted in the data": (bytes, random) => {
    const at = firstData(bytes) + Math.floor(random() * (bytes.length - firstData(bytes) - 2));
    const stray = Buffer.from([Math.floor(random() * 256)]);
    return Buffer.concat([bytes.subarray(0, at), stray, bytes.subarray(at)]);
  },
  "the data cut and closed": (bytes, random) => {
    const first = firstData(bytes);
    return closed(bytes.subarray(0, first + Math.floor(random() * (bytes.length - first - 3))));
  },
};

/** A file with one kind of damage, in 12 places. */
const damagedFiles = (bytes: Buffer, how: string): Buffer[] =>
  Array.from({ length: 12 }, (_, seed) => {
    const damage = damages[how];
    if (!damage) throw new Error(`There is no damage called ${how}.`);
    return damage(Buffer.from(bytes), randomNumbers(seed * 7919 + 1));
  });

it("is asked about damaged files of which some are whole, or the tests below would look at none", async () => {
  const bytes = await kindOf("baseline");
  const files = Object.keys(damages).flatMap((how) => damagedFiles(bytes, how));
  expect(files.filter(isIntact).length).toBeGreaterThan(4);
  expect(files.filter(isTurnedWithoutLooking).length).toBeGreaterThan(4);
});

describe.each(kinds)("the codes of a JPEG: %s", (_name, make) => {
  it("are all there", async () => {
    expect(isIntact(await make())).toBe(true);
  });

  it("are all there if something follows the end", async () => {
    expect(isIntact(Buffer.concat([await make(), Buffer.from("and then something else")]))).toBe(true);
  });

  it.each([10, 50, 90, 99])("are not all there in its first %i%", async (percent) => {
    const bytes = await make();
    const cut = bytes.subarray(0, Math.floor((bytes.length * percent) / 100));
    expect(isIntact(cut)).toBe(false);
    expect(isIntact(closed(cut))).toBe(false);
  });

  it.each(Object.keys(damages))("with %s are never called whole where libjpeg misses any", async (how) => {
    const whole = damagedFiles(await make(), how).filter(isIntact);
    expect(await Promise.all(whole.map(isDecoded))).toEqual(whole.map(() => true));
  });
});

/** Whether a file is turned because decoding has found all of its data, and nothing else. */
function isTurnedWithoutLooking(bytes: Buffer): boolean {
  try {
    return rewriteJpeg(bytes, { orientation: 5, keepIcc: false })?.isExact ?? false;
  } catch {
    return false;
  }
}

describe.each(kinds)("a JPEG that is turned: %s", (name, make) => {
  it("has been looked at while it was decoded, unless it is progressive", async () => {
    const bytes = await make();
    const isTurned = rewriteJpeg(bytes, { orientation: 5, keepIcc: false }) !== null;
    expect(isTurned).toBe(true);
    const isProgressive = splitSegments(bytes)?.list.some(({ code }) => code === marker.progressive);
    expect(isTurnedWithoutLooking(bytes), name).toBe(isTurned && !isProgressive);
  });

  it.each(Object.keys(damages))(
    "with %s is looked at again where its codes are not all there",
    async (how) => {
      const turned = damagedFiles(await make(), how).filter(isTurnedWithoutLooking);
      expect(turned.map(isIntact)).toEqual(turned.map(() => true));
    },
  );
});

describe("what is not called whole", () => {
  it("a JPEG without a restart marker, or with one out of turn", async () => {
    const bytes = await kindOf("4:2:0 with restart markers");
    const at = bytes.indexOf(Buffer.from([0xff, marker.restart0]), firstData(bytes));
    const without = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 2)]);
    const other = Buffer.from(bytes).fill(marker.restart0 + 3, at + 1, at + 2);
    for (const damaged of [without, other]) expect(isIntact(damaged)).toBe(false);
  });

  it("a JPEG whose last component has no scan", async () => {
    const bytes = await kindOf("4:2:0 in a scan each");
    const last = bytes.lastIndexOf(Buffer.from([0xff, marker.scan]));
    expect(isIntact(closed(bytes.subarray(0, last)))).toBe(false);
  });

  it("a scan with more data than its blocks need", async () => {
    const bytes = await kindOf("baseline");
    expect(isIntact(closed(Buffer.concat([bytes.subarray(0, -2), Buffer.from([1, 2, 3])])))).toBe(false);
  });

  it("a JPEG without an end, arithmetic coding, other files, nothing", async () => {
    const bytes = await kindOf("baseline");
    expect(isIntact(bytes.subarray(0, -2))).toBe(false);
    for (const other of [Buffer.from(arithmetic, "base64"), Buffer.from("GIF89a"), Buffer.alloc(0)])
      expect(isIntact(other)).toBe(false);
  });

  it("a header that promises more than its data", async () => {
    const bytes = await kindOf("baseline");
    const frame = bytes.indexOf(Buffer.from([0xff, marker.baseline]));
    bytes.fill(0xff, frame + 5, frame + 9);
    expect(isIntact(bytes)).toBe(false);
  });

  it("sampling factors that libjpeg does not decode", async () => {
    const bytes = await kindOf("4:4:4");
    const frame = bytes.indexOf(Buffer.from([0xff, marker.baseline]));
    bytes.writeUInt8(0x31, frame + 11);
    bytes.writeUInt8(0x21, frame + 14);
    expect(isIntact(bytes)).toBe(false);
  });
});
