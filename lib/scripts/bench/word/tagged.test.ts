import { expect, it } from "vitest";
import { passagesOfTree } from "./tagged";

/** Structure trees as `pdfinfo -struct-text` prints them. */

it("reads the paragraphs that elements name, with the text of those inside", () => {
  const tree = `Document
  H1 (block):
     /Placement /Block
    "A title"
  P (block)
    "Words of a "
    Link (inline)
      "link"
      Object 57 0
    " and others."
  P (block)
    "More."`;
  expect(passagesOfTree(tree)).toEqual([
    { text: "A title", role: "heading" },
    { text: "Words of a link and others.", role: "text" },
    { text: "More.", role: "text" },
  ]);
});

it("tells items, cells and footnotes, and leaves out markers and figures", () => {
  const tree = `Document
  L (block)
    LI (block)
      Lbl (block)
        "1."
      LBody (block)
        P (block)
          "First"
  Note (inline)
    "A note"
  Figure "A chart" (block)
    "100 %"
  Table (block)
    TR (block)
      TH (block)
        "Name"
      TD (block)
        P (block)
          "Value"`;
  expect(passagesOfTree(tree)).toEqual([
    { text: "First", role: "item" },
    { text: "Name", role: "cell" },
    { text: "Value", role: "cell" },
    { text: "A note", role: "note" },
  ]);
});

it("does not know the parts of text that no element calls a paragraph", () => {
  const tree = `Document
  NonStruct
    Code (inline)
      "one line;"
      "another line;"
  P (block)
    "Text."`;
  expect(passagesOfTree(tree)).toEqual([
    { text: "one line;another line;", role: "text", parts: "unknown" },
    { text: "Text.", role: "text" },
  ]);
});
