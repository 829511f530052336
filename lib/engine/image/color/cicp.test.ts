import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { needsSdr, readCicp } from "./cicp";
import { withNclx } from "./fixtures";

const dot = sharp({ create: { width: 16, height: 16, channels: 3, background: "#c83c28" } });
const avif = await dot.clone().withIccProfile("srgb").avif({ effort: 0 }).toBuffer();

const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const box = (type: string, ...body: (number | number[])[]): number[] => {
  const bytes = body.flat();
  return [...u32(bytes.length + 8), ...Buffer.from(type, "latin1"), ...bytes];
};
const nclx = (primaries: number, transfer: number) =>
  box("colr", [...Buffer.from("nclx")], u16(primaries), u16(transfer), u16(9), 128);

/** An index of two pictures; the second one has the second property. */
const indexOf = (primary: number, wide: boolean) => {
  const id = wide ? u32 : u16;
  const place = wide ? (value: number) => u16(0x8000 | value) : (value: number) => [0x80 | value];
  const pitm = box("pitm", wide ? 1 : 0, 0, 0, 0, id(primary));
  const entries = [id(1), 1, place(1), id(2), 2, place(3), place(2)];
  const ipma = box("ipma", wide ? 1 : 0, 0, 0, wide ? 1 : 0, u32(2), ...entries);
  const ipco = box("ipco", nclx(1, 13), nclx(9, 16), box("free", 0));
  return Uint8Array.from([
    ...box("ftyp", [...Buffer.from("avif")]),
    ...box("meta", u32(0), box("iprp", ipco, ipma), pitm),
  ]);
};

describe("the colors a file declares", () => {
  it.each([
    [1, 13],
    [12, 13],
    [9, 16],
    [9, 18],
  ])("are read from an AVIF: primaries %i, transfer %i", (primaries, transfer) => {
    expect(readCicp(withNclx(avif, { primaries, transfer }))).toEqual({ primaries, transfer });
  });

  it.each([false, true])("are those of the primary picture (wide indices: %s)", (wide) => {
    expect(readCicp(indexOf(1, wide))).toEqual({ primaries: 1, transfer: 13 });
    expect(readCicp(indexOf(2, wide))).toEqual({ primaries: 9, transfer: 16 });
    expect(readCicp(indexOf(3, wide))).toBeUndefined();
  });

  it("are ignored where there is a profile", () => {
    expect(readCicp(avif)).toBeUndefined();
  });

  it("are undefined for a file cut off anywhere in its index, or with any byte of it broken", () => {
    const whole = indexOf(2, false);
    for (let length = 0; length < whole.length; length += 1)
      expect(readCicp(whole.subarray(0, length))).toBeUndefined();
    for (let at = 0; at < whole.length; at += 1) {
      const broken = Uint8Array.from(whole);
      broken[at] = 0xff;
      expect(() => readCicp(broken), `byte ${at}`).not.toThrow();
    }
  });
});

describe("what has to be converted to sRGB", () => {
  it.each([
    [1, 13, false],
    [2, 2, false],
    [1, 1, false],
    [0, 255, false],
    [12, 13, true],
    [9, 14, true],
    [1, 16, true],
    [2, 18, true],
    [1, 8, true],
  ])("primaries %i, transfer %i: %s", (primaries, transfer, needed) => {
    expect(needsSdr({ primaries, transfer })).toBe(needed);
  });
});
