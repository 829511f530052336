import { describe, expect, it } from "vitest";
import { box, readItems, u8, writeHeif } from "./fixtures/heif-boxes.mjs";
import { type Quadrants, quadrants, readQuadrants } from "./fixtures/pictures";
import { startEngine } from "./fixtures/start-engine";

const { convert } = startEngine();

/** Where the brand of a file stands: the writer's is HEIC's. */
const BRAND = 8;

/** An AVIF of the four quarters with a transformation in its index (ISO/IEC 23008-12, 6.5.10 and 6.5.12). */
async function transformed(property: Buffer): Promise<Buffer> {
  const [picture] = readItems(await quadrants("avif"));
  if (!picture) throw new Error("an AVIF without a picture");
  const item = { ...picture, id: 1, type: "av01", properties: [...picture.properties, property] };
  const file: Buffer = writeHeif({ primary: 1, items: [item] });
  file.write("avif", BRAND, "latin1");
  return file;
}

// `irot` turns counter-clockwise; `imir` 0 swaps top and bottom, 1 left and right.
const shown: [string, Buffer, Quadrants][] = [
  ["a quarter turn", box("irot", u8(1)), ["green", "white", "red", "blue"]],
  ["a half turn", box("irot", u8(2)), ["white", "blue", "green", "red"]],
  ["three quarters of a turn", box("irot", u8(3)), ["blue", "red", "white", "green"]],
  ["top and bottom swapped", box("imir", u8(0)), ["blue", "white", "red", "green"]],
  ["left and right swapped", box("imir", u8(1)), ["green", "red", "white", "blue"]],
];

describe("an AVIF", () => {
  it.each(shown)("of %s is shown so, once", async (_, property, wanted) => {
    const { bytes } = await convert(await transformed(property), { to: "png" });
    expect(await readQuadrants(bytes)).toEqual(wanted);
  });
});
