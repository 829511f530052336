import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { textDocument } from "./text-docx";

const xmlOf = async (text: string) => {
  const zip = await JSZip.loadAsync(await (await textDocument(text)).arrayBuffer());
  return (await zip.file("word/document.xml")?.async("string")) ?? "";
};

describe("textDocument", () => {
  it("has a paragraph for each, and keeps lines", async () => {
    const xml = await xmlOf("One\ntwo\n\n\nThree");
    expect(xml.match(/<w:p>/g)).toHaveLength(2);
    expect(xml).toContain(">One</w:t><w:br/><w:t");
  });

  it("holds any character of a text", async () => {
    const xml = await xmlOf("a < b & c\u0007 > d");
    expect(xml).toContain(">a &lt; b &amp; c &gt; d</w:t>");
  });

  it("lets Arabic and Hebrew run from right to left", async () => {
    expect(await xmlOf("12 \u0645\u0631\u062d\u0628\u0627")).toContain("<w:bidi/>");
    expect(await xmlOf("12 \u05e9\u05dc\u05d5\u05dd")).toContain("<w:bidi/>");
    expect(await xmlOf("hello")).not.toContain("<w:bidi/>");
  });
});
