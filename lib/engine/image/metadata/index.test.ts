import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type PictureFormat, quadrantsPicture, readQuadrants, upright, write } from "../../fixtures/pictures";
import { startEngine } from "../../fixtures/start-engine";
import { makeSegment } from "../containers/jpeg";
import {
  type Entry,
  firstDirectory,
  LONG,
  numbers,
  openTiff,
  SHORT,
  writeDirectory,
} from "../containers/tiff";
import { embed as embedInAvif } from "../formats/avif/embed";
import { embed as embedInJpeg } from "../formats/jpeg";
import { embed as embedInTiff } from "../formats/tiff";
import { readExif, writeExif } from "./exif";
import { withoutLocation } from "./xmp";

const { convert } = startEngine();

const GPS = 0x8825;
const ORIENTATION = 0x0112;
/** 3230/100 seconds of latitude, in either order of bytes. */
const coordinates = ["9e0c000064000000", "00000c9e00000064"];

const exif = {
  IFD0: { Make: "Kamera", Model: "Model 7" },
  IFD2: { DateTimeOriginal: "2024:05:06 07:08:09", LensModel: "Lens of glass" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100", GPSMapDatum: "WGS-84" },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" dc:format="image/x-sea"
 tiff:Orientation="6" exif:GPSLatitude="51,30.538N" photoshop:City="Rome">
<Iptc4xmpExt:LocationShown xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><rdf:Bag><rdf:li
 Iptc4xmpExt:City="Rome"/></rdf:Bag></Iptc4xmpExt:LocationShown><photoshop:Country>Italy</photoshop:Country>
</rdf:Description></rdf:RDF></x:xmpmeta>`;

const sources = ["jpg", "png", "webp", "avif", "tiff"] as const;
const targets = ["jpg", "png", "webp", "avif", "tiff"] as const;

/** A sideways picture of the four quarters with all that a camera and its owner write into it. */
async function photo(format: PictureFormat): Promise<Buffer> {
  const picture = quadrantsPicture({ orientation: format === "avif" ? 1 : 6 });
  if (format === "tiff") return tiffPhoto();
  const described = picture.withExif(exif).withXmp(xmp);
  // An AVIF's index turns it, not its EXIF: sharp would write that too.
  return write(format === "avif" ? described : described.withMetadata({ orientation: 6 }), format);
}

const ascii = (tag: number, value: string): Entry => ({
  tag,
  type: 2,
  count: value.length + 1,
  data: Buffer.from(`${value}\0`),
});

/** A TIFF with metadata in its own directory, followed by the directories of the photo and of its location. */
async function tiffPhoto(): Promise<Buffer> {
  const plain = await write(quadrantsPicture({ orientation: 6 }), "tiff");
  const place = [
    ascii(0x12, "WGS-84"),
    { tag: 2, type: 5, count: 1, data: Buffer.from(coordinates[0] ?? "", "hex") },
  ];
  const directoriesWith = (gps: number) => ({
    main: [
      ascii(0x010f, "Kamera"),
      ascii(0x0110, "Model 7"),
      numbers(ORIENTATION, SHORT, [6]),
      numbers(GPS, LONG, [gps]),
    ],
    details: [ascii(0x9003, "2024:05:06 07:08:09"), ascii(0xa434, "Lens of glass")],
  });
  const pointingTo = (at: number) =>
    embedInTiff(plain, { exif: null, directories: directoriesWith(at), xmp: Buffer.from(xmp), iptc: null });
  const at = pointingTo(0).length;
  return Buffer.concat([pointingTo(at), writeDirectory(place, at)]);
}

/** Reads the EXIF of a file: a TIFF's is its own directory. */
async function exifOf(bytes: Buffer): Promise<Buffer> {
  const found = await sharp(bytes).metadata();
  if (found.format === "tiff") return bytes;
  const data = found.exif ?? Buffer.alloc(0);
  return data.subarray(data.indexOf("Exif\0\0") === 0 ? 6 : 0);
}

async function tagsOf(bytes: Buffer) {
  const tiff = openTiff(await exifOf(bytes));
  return tiff ? firstDirectory(tiff) : [];
}

const pairs = sources.flatMap((from) => targets.map((to) => [from, to] as const));

describe("metadata that is kept", () => {
  it.each(pairs)(
    "of a %s is in the %s: camera, date and title, no location, and upright",
    async (from, to) => {
      const { bytes, size } = await convert(await photo(from), { to, options: { metadata: "keep" } });
      expect(size).toBe(bytes.length);
      for (const kept of ["Kamera", "Model 7", "2024:05:06 07:08:09", "Lens of glass", "image/x-sea"])
        expect(bytes.includes(kept), kept).toBe(true);
      for (const gone of ["WGS-84", "51,30.538N", "Rome", "Italy"])
        expect(bytes.includes(gone), gone).toBe(false);
      for (const place of coordinates) expect(bytes.includes(Buffer.from(place, "hex"))).toBe(false);
      const tags = await tagsOf(bytes);
      expect(tags.map(({ tag }) => tag)).not.toContain(GPS);
      expect(tags.find(({ tag }) => tag === ORIENTATION)?.data[0]).toBe(1);
      expect(bytes.includes('tiff:Orientation="1"')).toBe(true);
      const stored = await sharp(bytes).metadata();
      expect(stored).toMatchObject({ width: 64, height: 48 });
      expect(stored.orientation ?? 1).toBe(1);
      expect(await readQuadrants(bytes)).toEqual(upright);
    },
  );

  it.each(targets)("of a HEIC is in the %s, although another decoder reads its pixels", async (to) => {
    const plain = await readFile(new URL("../../fixtures/heic/plain.heic", import.meta.url));
    const described = writeExif({ main: [ascii(0x010f, "Kamera")], details: [] });
    const heic = embedInAvif(plain, { exif: described, directories: null, xmp: null, iptc: null });
    const { bytes } = await convert(heic, { to, options: { metadata: "keep" } });
    expect((await exifOf(bytes)).includes("Kamera")).toBe(true);
  });

  it.each(["png", "webp"] as const)("leaves a %s its transparency", async (to) => {
    const background = { r: 9, g: 99, b: 199, alpha: 0.5 };
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background } });
    const source = await clear.withExif(exif).png().toBuffer();
    const { bytes } = await convert(source, { to, options: { metadata: "keep" } });
    expect(bytes.includes("Kamera")).toBe(true);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  it("is kept together with an animation's frames and timing", async () => {
    const frames = await Promise.all([
      quadrantsPicture().png().toBuffer(),
      quadrantsPicture().negate().png().toBuffer(),
    ]);
    const moving = sharp(frames, { join: { animated: true } }).withExif(exif);
    const source = await moving.webp({ lossless: true, delay: [90, 70] }).toBuffer();
    const { bytes } = await convert(source, { to: "webp", options: { metadata: "keep" } });
    expect(await sharp(bytes).metadata()).toMatchObject({ pages: 2, delay: [90, 70] });
    expect(bytes.includes("Kamera")).toBe(true);
  });

  it.each(sources)("of a %s is not in the result when nobody asked for it", async (from) => {
    for (const to of targets) {
      const { bytes } = await convert(await photo(from), { to });
      for (const gone of ["Kamera", "2024:05:06", "xmpmeta", "Exif", "eXIf"])
        expect(bytes.includes(gone), `${gone} in a ${to}`).toBe(false);
    }
  });
});

/** Photoshop's block with one dataset of IPTC. */
const iptc = (dataset: number) =>
  Buffer.from(
    `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0a\x1c\x02${String.fromCharCode(dataset)}\0\x05Porto`,
    "latin1",
  );
const withIptc = async (dataset: number) =>
  embedInJpeg(await write(quadrantsPicture(), "jpg"), {
    exif: null,
    directories: null,
    xmp: null,
    iptc: iptc(dataset),
  });

const TITLE = 5;
const CITY = 90;

describe("IPTC", () => {
  it.each(["jpg", "tiff"] as const)("with a title stays in a %s", async (to) => {
    const { bytes } = await convert(await withIptc(TITLE), { to, options: { metadata: "keep" } });
    expect(bytes.includes("Porto")).toBe(true);
  });

  it.each(targets)("with a city is not in a %s", async (to) => {
    const { bytes } = await convert(await withIptc(CITY), { to, options: { metadata: "keep" } });
    expect(bytes.includes("Porto")).toBe(false);
  });
});

const xmpSegment = (text: string) => makeSegment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${text}`));

describe("metadata that cannot be read", () => {
  it.each([
    ["EXIF", makeSegment(0xe1, Buffer.from("Exif\0\0Porto"))],
    [
      "EXIF that points nowhere",
      makeSegment(0xe1, Buffer.from("Exif\0\0II*\0\xff\xff\xff\x7fPorto", "latin1")),
    ],
    [
      "XMP with a location outside its properties",
      xmpSegment("<x:xmpmeta><dc:title>GPS: Porto</dc:title></x:xmpmeta>"),
    ],
    ["XMP of another beginning", xmpSegment("<title>Porto</title>")],
    ["XMP in pieces", makeSegment(0xe1, Buffer.from("http://ns.adobe.com/xmp/extension/\0Porto"))],
    ["a maker's own segment", makeSegment(0xe7, Buffer.from("Porto"))],
  ])("%s is not passed on", async (_, more) => {
    const plain = await write(quadrantsPicture(), "jpg");
    const source = Buffer.concat([plain.subarray(0, 2), more, plain.subarray(2)]);
    for (const to of targets) {
      const { bytes } = await convert(source, { to, options: { metadata: "keep" } });
      expect(bytes.includes("Porto"), to).toBe(false);
    }
  });
});

it("XMP that ends with a zero byte, as phones write it, is kept", () => {
  expect(withoutLocation(`${xmp}\0`)).toContain("image/x-sea");
});

it("EXIF with any byte changed is read without an error", async () => {
  const data = await exifOf(await photo("jpg"));
  for (let at = 0; at < data.length; at += 1)
    for (const value of [0, 1, 0x7f, 0xff]) {
      const damaged = Buffer.from(data);
      damaged[at] = value;
      const read = readExif(damaged);
      expect(read === null || writeExif(read).length > 0).toBe(true);
    }
});

it("big-endian EXIF is read as little-endian says it", () => {
  const hex = "4d4d002a00000008" + "0001" + "8769" + "0004" + "00000001" + "0000001a" + "00000000";
  const details = "0001" + "829a" + "0005" + "00000001" + "0000002c" + "00000000" + "0000000100000032";
  const exposure = readExif(Buffer.from(hex + details, "hex"))?.details[0];
  expect(Buffer.from(exposure?.data ?? []).toString("hex")).toBe("0100000032000000");
});
