import { describe, expect, it } from "vitest";
import { makePdf, numbered } from "../fixtures/pdf";
import { fontPage, simpleFont } from "../fixtures/pdf-fonts";
import { startCompress } from "../fixtures/start-compress";
import { nameSpaces } from "./structure/repair";

const { compress, draw, open } = startCompress();

describe("a font that calls code 32 .notdef", () => {
  const differences = "/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[32/.notdef 200/a]>>";
  /** Makes a page in Helvetica with an encoding, and something to compress. */
  const pageWith = (encoding: string) => {
    const whole = `<</Type/Font/Subtype/Type1/BaseFont/Helvetica${encoding}>>`;
    return makePdf([{ content: "BT /W 24 Tf 10 40 Td (A B C D) Tj ET", resources: "/Font<</W @whole>>" }], {
      objects: { whole, filler: { dictionary: "", data: " ".repeat(9000) } },
    });
  };

  it("has the spaces that it would have without a name for them", async () => {
    const [own, usual] = [
      await draw(pageWith(differences)),
      await draw(pageWith("/Encoding/WinAnsiEncoding")),
    ];
    expect(own.bytes.equals(usual.bytes)).toBe(true);
  });

  it("keeps them when the document is compressed, where it may be packed", async () => {
    const bytes = pageWith(differences);
    const made = await compress(bytes);
    expect(made.size).toBeLessThan(1500);
    expect((await draw(made.bytes)).bytes.equals((await draw(bytes)).bytes)).toBe(true);
  });

  it.each([
    ["it is embedded", fontPage({ ...simpleFont(), names: differences.slice(9) }, "(A B)")],
    ["another code has that name", pageWith("/Encoding<</Differences[132/.notdef 31/.notdef]>>")],
    ["fonts may be packed", Buffer.concat([pageWith(differences), Buffer.from("/ObjStm")])],
  ])("stays as it is when %s", (_, bytes) => {
    const copy = Buffer.from(bytes);
    nameSpaces(copy);
    expect(copy.equals(bytes)).toBe(true);
  });
});

/** Minimal cases of what PDFium does otherwise than the standard says; whoever updates it learns here what is mended. */
describe("a fault of PDFium that stays", () => {
  it("adds up a sampled function along each axis, so that the far corner is not used (ISO 32000-1, 7.10.2)", async () => {
    const colors = {
      dictionary: "/FunctionType 0/Domain[0 1 0 1]/Range[0 1]/Size[2 2]/BitsPerSample 8",
      data: "\0\0\0\xff",
    };
    const shading =
      "/Shading<</S<</ShadingType 1/ColorSpace/DeviceGray/Matrix[200 0 0 100 0 0]/Function @colors>>>>";
    const { at } = await draw(makePdf([{ content: "/S sh", resources: shading }], { objects: { colors } }));
    // 64 by the standard.
    expect(at(100, 50)).toEqual([0, 0, 0]);
  });

  it("does not try an empty password of the owner (7.6.3.4)", async () => {
    const bytes = numbered(1, { encrypt: { user: "letmein", owner: "" } });
    await expect(open(bytes)).rejects.toMatchObject({ code: "password_needed" });
    expect(await open(bytes, "letmein")).toEqual({ pages: 1 });
  });
});
