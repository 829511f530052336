import { describe, expect, it } from "vitest";
import { noise, noisePicture, type PictureFormat, pixelDigest } from "../fixtures/pictures";
import { startEngine } from "../fixtures/start-engine";

const { convert } = startEngine();

const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
const sources: Record<string, () => Promise<Buffer>> = {
  ...Object.fromEntries(
    (["jpg", "png", "webp", "gif", "tiff", "avif"] satisfies PictureFormat[]).map((format) => [
      format,
      () => noise(format),
    ]),
  ),
  "progressive jpg": () => noisePicture().jpeg({ progressive: true }).toBuffer(),
  "interlaced png": () => noisePicture().png({ progressive: true }).toBuffer(),
  "lossy webp": () => noisePicture().webp().toBuffer(),
  "tiff of JPEG": () => noisePicture().tiff({ compression: "jpeg" }).toBuffer(),
  "plain tiff": () => noisePicture().tiff({ compression: "none" }).toBuffer(),
};

/** How many bytes to keep: all along the file, and one by one at its end. */
const cuts = (length: number) =>
  [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99]
    .map((share) => Math.floor(length * share))
    .concat([200, 100, 50, 20, 16, 12, 11, 10, 8, 6, 5, 4, 3, 2, 1].map((less) => length - less));

/** A digest of the resulting pixels, or the error code. */
const outcome = async (bytes: Uint8Array) =>
  convert(bytes, { to: "png" }).then(
    async (result) => pixelDigest(result.bytes),
    (error: { code: string }) => error.code,
  );

describe("truncated files", () => {
  it.each(Object.keys(sources))("a %s is refused or whole, never half, wherever it is cut", async (name) => {
    const source = (await sources[name]?.()) ?? Buffer.alloc(0);
    const whole = await outcome(source);
    expect(whole).toHaveLength(64);
    for (const length of cuts(source.length)) {
      const allowed = length < source.length * 0.9 ? ["corrupt"] : ["corrupt", whole];
      expect(allowed, `${length} of ${source.length} bytes`).toContain(
        await outcome(source.subarray(0, length)),
      );
    }
  });

  it.each(["jpg", "progressive jpg"])(
    "a %s cut short and closed with an end marker is refused",
    async (name) => {
      const source = (await sources[name]?.()) ?? Buffer.alloc(0);
      for (const share of [0.3, 0.6, 0.9]) {
        const closed = Buffer.concat([source.subarray(0, Math.floor(source.length * share)), END_OF_IMAGE]);
        expect(await outcome(closed), `${share}`).toBe("corrupt");
        await expect(convert(closed, { kind: "lossless" }), `${share}`).rejects.toMatchObject({
          code: "corrupt",
        });
      }
    },
  );
});

describe("files with harmless oddities", () => {
  it("a JPEG that only lacks its end marker is whole", async () => {
    const source = await noise("jpg");
    expect(await outcome(source.subarray(0, -2))).toEqual(await outcome(source));
  });

  it("a JPEG padded with zeros after its end is whole", async () => {
    const source = await noise("jpg");
    expect(await outcome(Buffer.concat([source, Buffer.alloc(500)]))).toBe(await outcome(source));
  });

  it("a progressive JPEG without its end may lack passes, and is refused", async () => {
    const source = await noisePicture().jpeg({ progressive: true }).toBuffer();
    expect(await outcome(source.subarray(0, -2))).toBe("corrupt");
  });

  it.each(["jpg", "png", "gif", "webp"] as const)(
    "a %s with something after its end is whole",
    async (format) => {
      const source = await noise(format);
      const longer = Buffer.concat([source, Buffer.from("and then some bytes that belong to nobody")]);
      expect(await outcome(longer)).toEqual(await outcome(source));
    },
  );

  it("a JPEG with stray bytes before a segment is whole", async () => {
    const source = await noise("jpg");
    const second = 4 + source.readUInt16BE(4);
    const strayed = Buffer.concat([
      source.subarray(0, second),
      Buffer.from("stray"),
      source.subarray(second),
    ]);
    expect(await outcome(strayed)).toEqual(await outcome(source));
  });

  it("a PNG whose data does not match its checksum is refused", async () => {
    const source = await noise("png");
    const middle = source.length >> 1;
    source.writeUInt8((source[middle] ?? 0) ^ 0xff, middle);
    expect(await outcome(source)).toBe("corrupt");
  });

  it("a JPEG with only zeros from the middle on is refused", async () => {
    const source = await noise("jpg");
    expect(await outcome(source.fill(0, source.length >> 1))).toBe("corrupt");
  });
});
