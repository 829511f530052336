import { describe, expect, it } from "vitest";
import { distinctLevels } from "./pdf-levels";

const levels = ["light", "balanced", "strong"] as const;

const object = (dictionary: string, bytes: number) =>
  `7 0 obj\n<<${dictionary} /Length ${bytes}>>\nstream\n${"\xff".repeat(bytes)}\nendstream\nendobj\n`;
const file = (...objects: string[]) =>
  new Blob([Buffer.from(`%PDF-1.7\n${objects.join("")}startxref\n9\n%%EOF`, "latin1")]);

const text = object("/Filter /FlateDecode", 9000);
const photo = "/Type /XObject /Subtype /Image /Width 640 /Height 480 /Filter /DCTDecode";

const scan = "/Subtype /Image /Width 2550 /Height 3300 /BitsPerComponent 1 /Filter";

describe("the levels of a PDF", () => {
  it.each([
    ["only text", [text], ["light"]],
    ["a photo", [text, object(photo, 9000)], levels],
    ["a photo whose dictionary is written without spaces", [object("/Subtype/Image/Width 9", 9000)], levels],
    ["a picture too small to shrink", [text, object(photo, 900)], ["light"]],
    ["a form", [object("/Type /XObject /Subtype /Form", 9000)], ["light"]],
    ["a TrueType font", [object("/Length1 20000", 9000)], ["light", "strong"]],
    ["a compact font", [object("/Subtype /Type1C", 9000)], ["light", "strong"]],
    ["a scan in black and white", [object(`${scan} /CCITTFaxDecode`, 9000)], ["light", "strong"]],
    ["a fine scan in black and white", [object(scan.replace("3300", "6600"), 9000)], levels],
    ["a scan that can't get smaller", [object(`${scan} /JBIG2Decode`, 9000)], ["light"]],
    ["nothing after a name", ["/Subtype /Image"], ["light"]],
  ])("with %s differ as far as it gives them something to do", async (_, objects, expected) => {
    expect(await distinctLevels(file(...objects), levels)).toEqual(expected);
  });

  it("are all offered for one that is cut off", async () => {
    expect(await distinctLevels(new Blob([`%PDF-1.7\n${text}`]), levels)).toEqual(levels);
  });

  it("are all offered for one that is encrypted", async () => {
    expect(await distinctLevels(file(text, "trailer\n<</Encrypt 9 0 R>>\n"), levels)).toEqual(levels);
  });

  it("are all offered for one that is too large to be looked through", async () => {
    const large = new Blob([new Uint8Array(17 * 1024 * 1024)]);
    expect(await distinctLevels(large, levels)).toEqual(levels);
  });
});
