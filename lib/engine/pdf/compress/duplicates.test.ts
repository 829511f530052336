import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { makePdf, type Stream, text } from "../../fixtures/pdf";
import { simpleFont } from "../../fixtures/pdf-fonts";
import { photoPixels } from "../../fixtures/pdf-photos";
import { startCompress } from "../../fixtures/start-compress";

const { compress, draw } = startCompress();

const filler = { dictionary: "", data: photoPixels(90, 90, 1) };

/** Counts the dictionaries of each type. */
async function countTypes(bytes: Uint8Array) {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const counts: Record<string, number> = {};
  for (const [, object] of context.enumerateIndirectObjects()) {
    const type = object instanceof PDFDict ? object.get(PDFName.of("Type")) : undefined;
    if (type) counts[String(type)] = (counts[String(type)] ?? 0) + 1;
  }
  return counts;
}

/** Gives the objects of a font other names. */
function renamed(objects: Record<string, string | Stream>, suffix: string) {
  const refs = (value: string) => value.replace(/@(\w+)/g, `@$1${suffix}`);
  return Object.fromEntries(
    Object.entries(objects).map(([key, object]) => [
      `${key}${suffix}`,
      typeof object === "string" ? refs(object) : { ...object, dictionary: refs(object.dictionary) },
    ]),
  );
}

describe("equal objects", () => {
  it("that describe fonts and graphics are stored once", async () => {
    const pages = [0, 1, 2].map((page) => ({
      content: `/G gs BT /W 30 Tf 10 40 Td (Hello) Tj ET`,
      resources: `/Font<</W @whole${page}>>/ExtGState<</G @state${page}>>`,
    }));
    const objects = Object.assign(
      {},
      ...pages.map((_, page) => ({
        ...renamed(simpleFont(), String(page)),
        [`state${page}`]: "<</Type/ExtGState/LW 2/ca 0.5>>",
      })),
    );
    const bytes = makePdf(pages, { objects });
    const made = await compress(bytes);
    expect(await countTypes(made.bytes)).toMatchObject({ "/Font": 1, "/FontDescriptor": 1, "/ExtGState": 1 });
    const [before, after] = [await draw(bytes, { page: 3 }), await draw(made.bytes, { page: 3 })];
    expect(after.bytes.equals(before.bytes)).toBe(true);
  });

  it("that are pages, annotations or fields stay what they are", async () => {
    const field = "/Subtype/Widget/FT/Tx/F 4/T(name)/V(same)/Rect[10 10 190 40]/DA(/F1 18 Tf 0 g)";
    const link = "/Subtype/Link/Rect[0 0 9 9]/Border[0 0 0]";
    const page = { content: text("Same"), annotations: [field, field, link, link] };
    const made = await compress(makePdf([page, page], { objects: { filler }, fields: [0, 1, 4, 5] }));
    expect(await countTypes(made.bytes)).toMatchObject({ "/Page": 2, "/Annot": 8 });
  });
});
