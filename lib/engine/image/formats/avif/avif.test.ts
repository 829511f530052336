import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { avifWith } from "../../../fixtures/heif";
import {
  noisePicture,
  pixelAt,
  pixelDigest,
  type Quadrants,
  quadrants,
  readQuadrants,
  upright,
} from "../../../fixtures/pictures";
import { startEngine } from "../../../fixtures/start-engine";
import { readCicp } from "../../color/cicp";
import { withNclx } from "../../color/fixtures";
import { makeBox, shorts, words } from "../../containers/bmff";
import { makeStill } from "../../containers/still";
import { writeExif } from "../../metadata/exif";
import { avif } from ".";

const { convert } = startEngine();

/** A transformation (ISO/IEC 23008-12, 6.5.10 and 6.5.12). */
const turn = (type: "irot" | "imir", value: number) => makeBox(type, Buffer.from([value]));

// `irot` turns counter-clockwise; `imir` 0 swaps top and bottom, 1 left and right.
const shown: [string, Buffer, Quadrants][] = [
  ["a quarter turn", turn("irot", 1), ["green", "white", "red", "blue"]],
  ["a half turn", turn("irot", 2), ["white", "blue", "green", "red"]],
  ["three quarters of a turn", turn("irot", 3), ["blue", "red", "white", "green"]],
  ["top and bottom swapped", turn("imir", 0), ["blue", "white", "red", "green"]],
  ["left and right swapped", turn("imir", 1), ["green", "red", "white", "blue"]],
];

/** Three frames of 32 x 32 pixels, the four quarters first; by `avifenc -s 8 0.png 1.png 2.png` (libavif), in base64. */
const animation = Buffer.from(
  "AAAALGZ0eXBhdmlzAAAAAGF2aWZhdmlzbXNmMWlzbzhtaWYxbWlhZk1BMUEAAAGNbWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAsaWxvYwAAAABEAAACAAEAAAABAAAG/gAAAEQAAgAAAAEAAAbEAAAAGgAAAEJpaW5mAAAAAAACAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAAAaaW5mZQIAAAAAAgAAYXYwMUFscGhhAAAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAw2lwcnAAAACdaXBjbwAAABRpc3BlAAAAAAAAACAAAAAgAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0ABoAAAAAOcGl4aQAAAAABCAAAAAxhdjFDgQAcAAAAADhhdXhDAAAAAHVybjptcGVnOm1wZWdCOmNpY3A6c3lzdGVtczphdXhpbGlhcnk6YWxwaGEAAAAAHmlwbWEAAAAAAAAAAgABBAECgwQAAgQBBYYHAAAFA21vb3YAAAB4bXZoZAEAAAAAAAAA5yc4NAAAAADnJzg0AAAAHgAAAAAAAAADAAEAAAEAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAIldHJhawAAAGh0a2hkAQAAAQAAAADnJzg0AAAAAOcnODQAAAABAAAAAAAAAAAAAAADAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAgAAAAIAAAAAABtW1kaWEAAAAsbWRoZAEAAAAAAAAA5yc4NAAAAADnJzg0AAAAHgAAAAAAAAADVcQAAAAAAChoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAbGliYXZpZgAAAAFZbWluZgAAABR2bWhkAAAAAQAAAAAAAAAAAAAAJGRpbmYAAAAcZHJlZgAAAAAAAAABAAAADHVybCAAAAABAAABGXN0YmwAAAAUc3RjbwAAAAAAAAABAAAG/gAAABxzdHNjAAAAAAAAAAEAAAABAAAAAwAAAAEAAAAgc3RzegAAAAAAAAAAAAAAAwAAAEQAAAAiAAAAHwAAABRzdHNzAAAAAAAAAAEAAAABAAAAGHN0dHMAAAAAAAAAAQAAAAMAAAABAAAAlXN0c2QAAAAAAAAAAQAAAIVhdjAxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAACAAIABIAAAASAAAAAAAAAABCkFPTSBDb2RpbmcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGP//AAAADGF2MUOBIAAAAAAAE2NvbHJuY2x4AAEADQAGgAAAABBjY3N0AAAAAHwAAAAAAAJedHJhawAAAGh0a2hkAQAAAQAAAADnJzg0AAAAAOcnODQAAAACAAAAAAAAAAAAAAADAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAQAAAAAAgAAAAIAAAAAAAFHRyZWYAAAAMYXV4bAAAAAEAAAHabWRpYQAAACxtZGhkAQAAAAAAAADnJzg0AAAAAOcnODQAAAAeAAAAAAAAAANVxAAAAAAAKGhkbHIAAAAAAAAAAGF1eHYAAAAAAAAAAAAAAABsaWJhdmlmAAAAAX5taW5mAAAAFHZtaGQAAAABAAAAAAAAAAAAAAAkZGluZgAAABxkcmVmAAAAAAAAAAEAAAAMdXJsIAAAAAEAAAE+c3RibAAAABRzdGNvAAAAAAAAAAEAAAbEAAAAHHN0c2MAAAAAAAAAAQAAAAEAAAADAAAAAQAAACBzdHN6AAAAAAAAAAAAAAADAAAAGgAAABAAAAAQAAAAFHN0c3MAAAAAAAAAAQAAAAEAAAAYc3R0cwAAAAAAAAABAAAAAwAAAAEAAAC6c3RzZAAAAAAAAAABAAAAqmF2MDEAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAIAAgAEgAAABIAAAAAAAAAAEKQU9NIENvZGluZwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY//8AAAAMYXYxQ4EAHAAAAAAQY2NzdAAAAAB8AAAAAAAAOGF1eGkAAAAAdXJuOm1wZWc6bXBlZ0I6Y2ljcDpzeXN0ZW1zOmF1eGlsaWFyeTphbHBoYQAAAADHbWRhdBIACgkAAAACJ/5tfJUyCxAAgABLbNCx4C4kEgAyDDADgID9+EaABACQEBIAMgwwBAEFffhGgAQAjEASAAoMIAAAAif+bXyQENBpMjIQALAAKKKKJBBAvKzLZZwLTGGI3yMqB28QdtpdtxbvuEJbpQlyqVgkaFjyNM0HeSIIWxIAMh4wA4CA/fhGsAA4444kEAIAr6lQad5evBxCouuwVeYSADIbMAQBBX34RrAAOOOOJBACAMSfwTaKj/9L/JBG",
  "base64",
);

describe("an animated AVIF", () => {
  it("shows its first frame and says how many it has", async () => {
    const { bytes, frames } = await convert(animation, { to: "png" });
    expect(frames).toBe(3);
    expect(await readQuadrants(bytes)).toEqual(upright);
  });

  it("is not compressed to its first frame", async () => {
    const { bytes, kept } = await convert(animation, { kind: "compress" });
    expect(kept).toBe(true);
    expect(bytes.equals(animation)).toBe(true);
  });
});

describe("an AVIF", () => {
  it.each(shown)("with %s is turned once", async (_, property, wanted) => {
    const { bytes } = await convert(avifWith(await quadrants("avif"), property), { to: "png" });
    expect(await readQuadrants(bytes)).toEqual(wanted);
  });
});

/** A red and a blue picture of 64 x 48 pixels: sequence header, and frames by `avifenc -s 8` (libavif), in hexadecimal. */
const layered = {
  header: "20000002aff79b5f2404341a40",
  frames: [
    "1000b00028a28a241040c1b63f644dd2dc4c711118e1a64ef756584e",
    "1000b00028a28a241040c1b63f5c84f190e93fa06d525c6d6c12ff62",
  ],
};

/** Makes an AVIF of two layers: red, then blue. The first operating point has both, the second the lower one. */
function layersWith(property: Buffer): Buffer {
  const bits = [...Buffer.from(layered.header, "hex")]
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("");
  const point = (layers: number) => `${layers.toString(2).padStart(12, "0")}00000`;
  // After the number of operating points and the only one, of no layers and level 2.0 (AV1, 5.5.1).
  const written = `${bits.slice(0, 7)}00001${point(0x301)}${point(0x101)}${bits.slice(29)}`;
  const header = Buffer.from(
    (written.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2)),
  );
  const data = Buffer.concat([
    Buffer.of(0x0a, header.length),
    header,
    ...layered.frames.flatMap((frame, layer) => [
      Buffer.of(0x36, layer << 3, frame.length / 2),
      Buffer.from(frame, "hex"),
    ]),
  ]);
  return makeStill({
    type: "av01",
    data,
    properties: [makeBox("ispe", words(0, 64, 48)), makeBox("av1C", Buffer.of(0x81, 0x20, 0, 0)), property],
  });
}

describe("an AVIF of several layers", () => {
  it.each([
    ["its first operating point", makeBox("a1op", Buffer.of(0)), "blue"],
    ["its second operating point", makeBox("a1op", Buffer.of(1)), "red"],
    ["its lower layer", makeBox("lsel", shorts(0)), "red"],
    ["its upper layer", makeBox("lsel", shorts(1)), "blue"],
    ["any layer", makeBox("lsel", shorts(0xffff)), "blue"],
  ])("shows %s", async (_, property, color) => {
    const { bytes } = await convert(layersWith(property), { to: "png" });
    const [red, , blue] = await pixelAt(bytes, 32, 24);
    expect(red > blue ? "red" : "blue").toBe(color);
  });
});

describe("an HDR AVIF", () => {
  const options = { quality: 95, effort: 0, chromaSubsampling: "4:4:4" } as const;
  const noisy = () => noisePicture(256, 192).withIccProfile("srgb");
  const spaces = {
    "10-bit PQ": { bitdepth: 10, cicp: { primaries: 9, transfer: 16 } },
    "8-bit PQ": { bitdepth: 8, cicp: { primaries: 9, transfer: 16 } },
    "10-bit HLG": { bitdepth: 10, cicp: { primaries: 9, transfer: 18 } },
    "10-bit Display P3": { bitdepth: 10, cicp: { primaries: 12, transfer: 13 } },
    "10-bit sRGB": { bitdepth: 10, cicp: { primaries: 1, transfer: 13 } },
  } as const;

  it.each(Object.entries(spaces))("(%s) is not compressed to a poorer one", async (_, { bitdepth, cicp }) => {
    const source = withNclx(
      await noisy()
        .avif({ ...options, bitdepth })
        .toBuffer(),
      cicp,
    );
    const { bytes, kept } = await convert(source, { kind: "compress" });
    expect(kept).toBe(true);
    expect(bytes.equals(source)).toBe(true);
  });

  it("stays so without its EXIF and XMP", async () => {
    const { bitdepth, cicp } = spaces["10-bit PQ"];
    const plain = withNclx(
      await noisy()
        .avif({ ...options, bitdepth })
        .toBuffer(),
      cicp,
    );
    const xmp = Buffer.from("<x:xmpmeta>Rome</x:xmpmeta>");
    const exif = writeExif({
      main: [{ tag: 271, type: 2, count: 6, data: Buffer.from("Pixel\0") }],
      details: [],
    });
    const source = avif.embed?.(
      plain,
      { exif, xmp, iptc: null, directories: null },
      { width: 256, height: 192, size: 0 },
    );
    if (!source) throw new Error("nothing embedded");
    expect((await sharp(source).metadata()).exif).toBeDefined();
    const { bytes, kept } = await convert(source, { kind: "compress" });
    expect([kept, bytes.length]).toEqual([true, source.length]);
    for (const word of ["Pixel", "Rome"])
      expect([source.includes(word), bytes.includes(word)], word).toEqual([true, false]);
    expect(readCicp(bytes)).toEqual(cicp);
    expect(await pixelDigest(bytes)).toBe(await pixelDigest(source));
  });
});
