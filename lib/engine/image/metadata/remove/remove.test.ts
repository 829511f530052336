import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  type PictureFormat,
  photoPicture,
  pixelDigest,
  quadrantsPicture,
  write,
} from "../../../fixtures/pictures";
import { startEngine } from "../../../fixtures/start-engine";
import { boxesIn, makeBox } from "../../containers/bmff";
import { END_OF_IMAGE, makeSegment, marker, splitSegments } from "../../containers/jpeg";
import { chunksOf, makeChunk, withChunks } from "../../containers/png";
import { chunksOf as riffChunks } from "../../containers/riff";
import { embed as embedInAvif } from "../../formats/avif/embed";
import { readDetails } from "../details";

const { convert } = startEngine();

const exif = {
  IFD0: { Make: "Kamera", Model: "Model 7", Software: "Firmware 3", Artist: "Ada", Copyright: "Ada 2024" },
  IFD2: {
    DateTimeOriginal: "2024:05:06 07:08:09",
    LensModel: "Lens of glass",
    BodySerialNumber: "SN-4711",
  },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "51/1 30/1 3230/100",
    GPSLongitudeRef: "W",
    GPSLongitude: "0/1 7/1 3000/100",
  },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="Rome"/></rdf:RDF></x:xmpmeta>`;

const secrets = ["Kamera", "Firmware", "Ada", "SN-4711", "2024:05:06", "Rome", "Lens of glass"];

const formats = ["jpg", "png", "webp", "avif"] as const;

/** A photo on its side in Display P3, with all that a camera and its owner write into it. */
function photo(format: PictureFormat, orientation = 6): Promise<Buffer> {
  const picture = photoPicture().withExif(exif).withXmp(xmp).withIccProfile("p3");
  return write(format === "avif" ? picture : picture.withMetadata({ orientation }), format);
}

const clean = (bytes: Uint8Array) => convert(bytes, { kind: "remove-details" });

describe("removed details", () => {
  it.each(formats)("of a %s leave its pixels, its orientation and its profile", async (format) => {
    const file = await photo(format);
    const { bytes, details, to } = await clean(file);
    expect(to).toBe(format);
    expect(await pixelDigest(bytes)).toBe(await pixelDigest(file));
    const [before, after] = await Promise.all([sharp(file).metadata(), sharp(bytes).metadata()]);
    expect(after.orientation).toBe(before.orientation);
    expect(after.icc).toEqual(before.icc);
    expect(after.xmp).toBeUndefined();
    for (const secret of secrets) expect(bytes.includes(secret), secret).toBe(false);
    expect(readDetails(bytes, format).kinds).toEqual(new Set());
    expect(details?.kept).toEqual([]);
    expect(details?.removed).toEqual(["place", "date", "camera", "serial", "author", "software"]);
    expect(details?.found).toMatchObject({
      latitude: 51.508972,
      longitude: -0.125,
      date: "2024-05-06T07:08:09",
      camera: "Kamera Model 7",
      lens: "Lens of glass",
      serial: "SN-4711",
      author: "Ada",
      software: "Firmware 3",
    });
  });

  it("leave the scan of a JPG byte for byte, and nothing after its end", async () => {
    const file = await photo("jpg");
    const { bytes } = await clean(Buffer.concat([file, Buffer.from("the video of a moving photo")]));
    const scans = (jpeg: Buffer) =>
      splitSegments(jpeg)?.list.flatMap(({ entropy }) => (entropy.length > 0 ? [Buffer.from(entropy)] : []));
    expect(scans(bytes)).toEqual(scans(file));
    expect(bytes.includes("moving photo")).toBe(false);
    expect(bytes.subarray(-2)).toEqual(END_OF_IMAGE);
  });

  it("of a JPG are its comments, IPTC and previews, too", async () => {
    const file = await photo("jpg", 1);
    const iptc = Buffer.concat([
      Buffer.from("Photoshop 3.0\x008BIM\x04\x04\0\0", "latin1"),
      Buffer.from([0, 0, 0, 9, 0x1c, 2, 90, 0, 4]),
      Buffer.from("Rome"),
    ]);
    const more = [
      makeSegment(marker.app13, iptc),
      makeSegment(marker.comment, Buffer.from("Taken by Ada")),
      makeSegment(marker.app2, Buffer.from("MPF\0II*\0")),
    ];
    const { bytes, details } = await clean(Buffer.concat([file.subarray(0, 2), ...more, file.subarray(2)]));
    expect(details?.removed).toEqual(expect.arrayContaining(["place", "description", "preview"]));
    expect(details?.found).toMatchObject({ place: "Rome", description: "Taken by Ada" });
    const codes = splitSegments(bytes)?.list.map(({ code }) => code);
    expect(codes).not.toContain(marker.comment);
    expect(codes).not.toContain(marker.app1);
    expect(codes).not.toContain(marker.app13);
    expect(bytes.includes("MPF")).toBe(false);
  });

  it("of a PNG are its texts, its date and chunks of programs", async () => {
    const file = withChunks(await write(quadrantsPicture(), "png"), [
      makeChunk("tEXt", Buffer.from("Author\0Ada", "latin1")),
      makeChunk("tIME", Buffer.alloc(7)),
      makeChunk("caBX", Buffer.from("provenance")),
    ]);
    const { bytes, details } = await clean(file);
    expect(chunksOf(bytes).map(({ name }) => name)).toEqual(
      chunksOf(file)
        .map(({ name }) => name)
        .filter((name) => !["tEXt", "tIME", "caBX"].includes(name)),
    );
    expect(details).toMatchObject({ removed: ["author"], kept: [], found: { author: "Ada" } });
  });

  it("of a WEBP leave its header telling of nothing but the orientation", async () => {
    const { bytes } = await clean(await photo("webp", 1));
    const [header] = riffChunks(bytes, 12);
    expect((header?.payload[0] ?? 0xff) & 0x0c).toBe(0);
    expect(riffChunks(bytes, 12).map(({ name }) => name)).not.toContain("EXIF");
  });

  it("of an AVIF leave its length and the place of its data", async () => {
    const file = embedInAvif(await write(quadrantsPicture(), "avif"), {
      exif: Buffer.from("II*\0\x08\0\0\0\0\0", "latin1"),
      xmp: Buffer.from(xmp),
      iptc: null,
      directories: null,
    });
    const { bytes } = await clean(file);
    expect(bytes.length).toBe(file.length);
    expect(bytes.includes("Rome")).toBe(false);
    const shape = (avif: Buffer) => [...boxesIn(avif)].map(({ type, body }) => [type, body.length]);
    expect(shape(bytes)).toEqual(shape(file));
  });

  it("of a HEIC with its data in two places go from both, with what phones add", async () => {
    const file = await readFile(new URL("../../../fixtures/heic/plain.heic", import.meta.url));
    const two = Buffer.concat([
      file,
      makeBox("mdat", Buffer.from("left over")),
      makeBox("mpvd", Buffer.from("a video")),
    ]);
    const { bytes } = await clean(two);
    expect(bytes.length).toBe(two.length);
    expect(bytes.includes("left over") || bytes.includes("a video")).toBe(false);
    expect((await convert(bytes, { to: "png" })).bytes).toEqual((await convert(file, { to: "png" })).bytes);
  });

  it.each(["grid-rotated-90", "p3-icc", "alpha", "second-is-primary", "odd-size"])(
    "of a HEIC (%s) leave a file that shows the same",
    async (name) => {
      const file = await readFile(new URL(`../../../fixtures/heic/${name}.heic`, import.meta.url));
      const { bytes } = await clean(file);
      const [before, after] = await Promise.all([file, bytes].map((one) => convert(one, { to: "png" })));
      expect(await pixelDigest(after?.bytes ?? Buffer.alloc(0))).toBe(
        await pixelDigest(before?.bytes ?? Buffer.alloc(1)),
      );
    },
  );

  it("are none in a file without any, which says so", async () => {
    const { details } = await clean(await write(quadrantsPicture(), "jpg"));
    expect(details).toMatchObject({ removed: [], kept: [] });
  });

  it.each(["gif", "tiff", "bmp"] as const)("cannot be told from the picture of a %s", async (format) => {
    await expect(clean(await write(quadrantsPicture(), format))).rejects.toMatchObject({
      code: "unsupported_type",
    });
  });

  it.each(["jpg", "png", "webp", "avif"] as const)("of a %s without an end are an error", async (format) => {
    const file = await photo(format);
    await expect(clean(file.subarray(0, file.length - 20))).rejects.toMatchObject({ code: "corrupt" });
  });
});

describe("what a result tells of its details", () => {
  it("names those that were removed", async () => {
    const { details } = await convert(await photo("jpg"), { to: "webp" });
    expect(details).toEqual({
      removed: ["place", "date", "camera", "serial", "author", "software"],
      kept: [],
    });
  });

  it.each(["jpg", "png", "webp", "avif", "tiff"] as const)(
    "names those that a %s has kept, and the place if it was asked for",
    async (to) => {
      const file = await photo("jpg");
      const kept = await convert(file, { to, options: { metadata: "keep" } });
      expect(kept.details?.removed).toEqual(["place"]);
      expect(kept.details?.kept).toEqual(["date", "camera", "serial", "author", "software"]);
      const placed = await convert(file, { to, options: { metadata: "keep", location: true } });
      expect(placed.details?.removed).toEqual([]);
      expect(readDetails(placed.bytes, to).found).toMatchObject({ latitude: 51.508972, longitude: -0.125 });
    },
  );

  it("is nothing for a picture without any", async () => {
    expect((await convert(await write(quadrantsPicture(), "jpg"), { to: "png" })).details).toBeUndefined();
  });
});
