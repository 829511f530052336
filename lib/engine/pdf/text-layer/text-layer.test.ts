import { describe, expect, it } from "vitest";
import { makePdf } from "../../fixtures/pdf";
import { A4 } from "../../fixtures/scans";
import { openDocument } from "../document";
import type { Matrix } from "../geometry";
import { loadPdfium } from "../pdfium";
import { appendText } from "./append";
import type { ScannedPage } from "./types";

/** A page on which a line of words was read, each as wide as its letters, with a space of 10 pixels between. */
function pageOf(words: readonly string[], { rtl = false, gap = 10 } = {}): ScannedPage {
  let at = rtl ? 500 : 60;
  const placed = words.map((text) => {
    const width = [...text].length * 12;
    const left = rtl ? at - width : at;
    at = rtl ? left - gap : at + width + gap;
    return { text, left, right: left + width, top: 100, bottom: 130, confidence: 90 };
  });
  const toPage: Matrix = [1, 0, 0, -1, 0, 842];
  return {
    page: 1,
    width: 595,
    height: 842,
    matrix: [1, 0, 0, 1, 0, 0],
    toPage,
    scale: 1,
    turns: 0,
    language: "eng",
    confidence: 90,
    paragraphs: [
      { lines: [{ left: 60, right: 500, top: 100, bottom: 130, baseline: [124, 124], words: placed }] },
    ],
  };
}

async function foundIn(scan: ScannedPage) {
  const pdf = makePdf([{ content: "0.9 g 0 0 595 842 re f", box: A4 }]);
  const bytes = await appendText(pdf, [scan]);
  const pdfium = await loadPdfium();
  const { c } = pdfium;
  const document = openDocument(pdfium, bytes, undefined);
  const page = c.FPDF_LoadPage(document.handle, 0);
  const text = c.FPDFText_LoadPage(page);
  const codes = Array.from({ length: c.FPDFText_CountChars(text) }, (_, i) => c.FPDFText_GetUnicode(text, i));
  return String.fromCharCode(...codes).trim();
}

describe("the text of a page, as a reader of PDFs finds it", () => {
  it("has its words and spaces", async () => {
    expect(await foundIn(pageOf(["Straße", "№", "5,", "Łódź"]))).toBe("Straße № 5, Łódź");
  });

  it.each([
    ["Arabic", ["\u0645\u0631\u062d\u0628\u0627", "\u0628\u0643\u0645", "2024"]],
    ["Hebrew", ["\u05e9\u05dc\u05d5\u05dd", "\u05dc\u05db\u05dd", "2024"]],
  ])("has %s in the order in which it is read", async (_, words) => {
    expect(await foundIn(pageOf(words, { rtl: true }))).toBe(words.join(" "));
  });

  it("has no spaces within Chinese and Japanese, and keeps rare characters", async () => {
    expect(await foundIn(pageOf(["\u6771\u4eac", "\u90fd", "\ud840\udc0b"], { gap: 2 }))).toBe(
      "\u6771\u4eac\u90fd\ud840\udc0b",
    );
  });
});
