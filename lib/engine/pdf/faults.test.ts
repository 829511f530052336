import { describe, expect, it } from "vitest";
import { makePdf } from "../fixtures/pdf";
import { fontPage, simpleFont } from "../fixtures/pdf-fonts";
import { startCompress } from "../fixtures/start-compress";
import { nameSpaces } from "./structure/repair";

const { compress, draw } = startCompress();

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
