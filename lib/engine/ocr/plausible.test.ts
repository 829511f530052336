import { describe, expect, it } from "vitest";
import { germanLetter, letter } from "../fixtures/scans";
import { looksLikeText } from "./plausible";

/** Moves letters along the alphabet. */
const moved = (text: string, by: number) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter < "a" ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + by) % 26) + first);
  });

const english = letter.join(" ");
const code = `
  async function findLatinLanguage(tesseract: Tesseract, picture: GrayRaster, dpi: number) {
    for (const top of densestParts(picture, part, SAMPLES)) {
      const rows = Math.min(part, height - top);
      tesseract.setPicture({ data: data.subarray(top * width, (top + rows) * width), width, height: rows });
      if ((text.match(/\\p{L}/gu) ?? []).length >= SAMPLE_LETTERS) break;
    }
    return latinLanguageOf(text);
  }`;

describe("looksLikeText", () => {
  it.each([
    ["English", english],
    ["capitals", english.toUpperCase()],
    ["German", germanLetter.join(" ")],
    [
      "Finnish",
      "Kokous pidetään kesäkuussa vanhassa kirjastossa, koska omaa saliamme korjataan vielä. Tuokaa mukananne tilaamanne siemenet ja luettelo työkaluista, joita haluaisitte lainata muille kesän aikana.",
    ],
    ["program code", code],
    ["a table of figures", "12.5 1,204 33% 4711 0.002 17 1999 28.4 66 1e-9 ".repeat(10)],
    ["part numbers", "AX-4410-B 7719/20-C QR-118 KM-70-2245 ".repeat(3)],
    [
      "Korean",
      "\uc815\uc6d0 \ubaa8\uc784\uc740 \uc774\ubc88 \ub2ec\uc5d0 \ub3c4\uc11c\uad00\uc5d0\uc11c \uc5f4\ub9bd\ub2c8\ub2e4. ".repeat(
        3,
      ),
    ],
  ])("takes %s for text", (_, text) => {
    expect(looksLikeText(text)).toBe(true);
  });

  it.each(Array.from({ length: 25 }, (_, i) => i + 1))(
    "does not take words for text whose letters were moved by %i",
    (by) => {
      expect(looksLikeText(moved(english, by))).toBe(false);
      expect(looksLikeText(moved(germanLetter.join(" "), by))).toBe(false);
    },
  );

  it("does not take Korean syllables for text that were exchanged", () => {
    const exchanged = Array.from({ length: 60 }, (_, i) =>
      String.fromCodePoint(0xac00 + ((i * 7919) % 11172)),
    );
    expect(looksLikeText(exchanged.join(""))).toBe(false);
  });
});
