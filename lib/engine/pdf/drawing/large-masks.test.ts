import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type DocumentParts, makePdf } from "../../fixtures/pdf";
import { startPdf } from "../../fixtures/start-pdf";
import { shrinkLargeMasks } from "./large-masks";

const { draw } = startPdf();

const [WIDTH, HEIGHT] = [10_000, 4995];

type Mask = { bits?: 1 | 8; entries?: string; data?: Uint8Array; key?: string };

/** Makes a page of red that a mask of 50 megapixels hides on the left. */
function maskedPage(
  { bits = 1, entries = "", data, key = "SMask" }: Mask,
  parts: DocumentParts = {},
): Buffer {
  const rowBytes = (WIDTH * bits) / 8;
  const row = Buffer.concat([Buffer.alloc(rowBytes / 2), Buffer.alloc(rowBytes / 2, 255)]);
  const size = `/Width ${WIDTH}/Height ${HEIGHT}/ColorSpace/DeviceGray/BitsPerComponent ${bits}`;
  return makePdf([{ content: "200 0 0 100 0 0 cm /P Do", resources: "/XObject<</P @picture>>" }], {
    ...parts,
    objects: {
      picture: {
        dictionary: `/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8/${key} @mask`,
        data: "\xff\0\0",
      },
      mask: {
        dictionary: `/Type/XObject/Subtype/Image${size}/Filter/FlateDecode${entries}`,
        data: data ?? deflateSync(Buffer.alloc(rowBytes * HEIGHT, row)),
      },
    },
  });
}

/** Returns the document with smaller masks. */
function shrunk(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  shrinkLargeMasks(copy);
  return copy;
}

describe("a transparency mask of 50 megapixels", () => {
  it.each([1, 8] as const)("with %d bits per pixel becomes one of 12 in the same place", (bits) => {
    const bytes = maskedPage({ bits });
    const small = shrunk(bytes);
    expect(small.length).toBe(bytes.length);
    expect(small.toString("latin1")).toContain(
      "/Width 5000/Height 2498/ColorSpace/DeviceGray/BitsPerComponent 8",
    );
    expect(small.indexOf("xref\n0")).toBe(bytes.indexOf("xref\n0"));
  });

  it.each([1, 8] as const)("with %d bits per pixel hides what it hid", async (bits) => {
    const { at } = await draw(maskedPage({ bits }));
    expect([at(2, 2), at(98, 98)]).toEqual([
      [255, 255, 255],
      [255, 255, 255],
    ]);
    expect([at(102, 2), at(198, 98)]).toEqual([
      [255, 0, 0],
      [255, 0, 0],
    ]);
  });

  it.each([
    ["has a range of its own", maskedPage({ entries: "/Decode[1 0]" })],
    ["has a predictor", maskedPage({ entries: `/DecodeParms<</Predictor 15/Columns ${WIDTH}>>` })],
    ["is damaged", maskedPage({ data: Buffer.alloc(9000, 7) })],
    ["has too few samples", maskedPage({ data: deflateSync(Buffer.alloc(9000)) })],
    ["is encrypted", maskedPage({}, { encrypt: { owner: "secret" } })],
    ["is no mask", maskedPage({ key: "Alternate" })],
  ])("stays as it is when it %s", (_, bytes) => {
    expect(shrunk(bytes).equals(bytes)).toBe(true);
  });
});
