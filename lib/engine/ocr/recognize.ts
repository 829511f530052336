import type { OcrChoice, OcrLanguage } from "../../contract/ocr";
import { combine, identity, type Matrix } from "../pdf/geometry";
import { columnsOf } from "./columns";
import { languageOfScript, latinLanguageOf } from "./language";
import { cleanPicture, densestParts, lookAt, turnPicture } from "./picture";
import { meanConfidence, paragraphsOf, plainText } from "./results";
import { startTesseract, type Tesseract } from "./tesseract";
import type { GrayRaster, ReadPage, ReadParagraph } from "./types";

/**
 * Confidence from which a picture is turned. Upright text has 5 to 40, and a guess below it would turn an upright page
 * that has few letters.
 */
const SURE_TURN = 3;
/** Slope from which the picture is straightened, in radians (0.2 degrees). */
const MIN_SLOPE = 0.0035;
/** A steeper slope is not that of lines of text, in radians (20 degrees). */
const MAX_SLOPE = 0.35;

/** Height of the parts of a picture that the language is found from, as a share of its height, and their number. */
const SAMPLE_HEIGHT = 0.1;
const SAMPLES = 3;
/** Letters that tell a language. */
const SAMPLE_LETTERS = 250;

/** Characters that tell Chinese from Japanese. */
const ENOUGH_HAN = 20;

type ReadOptions = {
  language: OcrChoice;
  /** Pixels per inch. */
  dpi: number;
  /** Language in which Latin text is read instead of its own, which takes a second to find. */
  latin?: OcrLanguage;
};

/** Maps an upright picture to the one that was turned to the right to get it; sizes are those of the upright one. */
function turnedBack(turns: number, width: number, height: number): Matrix {
  const turned: readonly Matrix[] = [
    identity,
    [0, -1, 1, 0, 0, width],
    [-1, 0, 0, -1, width, height],
    [0, 1, -1, 0, height, 0],
  ];
  return turned[turns] ?? identity;
}

/** Maps a straightened picture to the one whose lines have this slope in radians; it was turned about its center. */
function rotatedBack(slope: number, width: number, height: number): Matrix {
  const [cos, sin] = [Math.cos(-slope), Math.sin(-slope)];
  const [x, y] = [width / 2, height / 2];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** Finds the language of Latin text by reading parts of the picture in English. */
async function findLatinLanguage(
  tesseract: Tesseract,
  picture: GrayRaster,
  dpi: number,
): Promise<OcrLanguage> {
  await tesseract.setLanguage("eng", dpi);
  const { data, width, height } = picture;
  let text = "";
  const part = Math.ceil(height * SAMPLE_HEIGHT);
  for (const top of densestParts(picture, part, SAMPLES)) {
    const rows = Math.min(part, height - top);
    tesseract.setPicture({ data: data.subarray(top * width, (top + rows) * width), width, height: rows });
    text += tesseract.readLines();
    if ((text.match(/\p{L}/gu) ?? []).length >= SAMPLE_LETTERS) break;
  }
  return latinLanguageOf(text);
}

const han = /\p{Script=Han}/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns whether text that looked Japanese is not: without kana there are no sentences. */
function isChinese(paragraphs: readonly ReadParagraph[]): boolean {
  const text = plainText(paragraphs);
  return (text.match(han)?.length ?? 0) >= ENOUGH_HAN && !kana.test(text);
}

/**
 * Reads the text of a picture, which may lie on its side or be a little crooked.
 *
 * @throws Error of Tesseract; WebAssembly.RuntimeError when it traps
 */
export async function recognizeText(
  picture: GrayRaster,
  { language, dpi, latin }: ReadOptions,
): Promise<ReadPage> {
  const asked = language === "auto" ? undefined : language;
  const { width, height } = picture;
  const empty = { width, height, matrix: identity, turns: 0, confidence: 0, paragraphs: [] };
  if (lookAt(picture) !== "page") return { ...empty, language: asked ?? "eng" };

  const tesseract = await startTesseract();
  const clean = await cleanPicture(picture);
  const seen = await tesseract.findOrientation(clean);
  const turns = seen && seen.confidence >= SURE_TURN ? seen.turns : 0;
  const upright = await turnPicture(clean, turns);
  const chosen =
    asked ??
    languageOfScript(seen?.script ?? "") ??
    latin ??
    (await findLatinLanguage(tesseract, upright, dpi));
  await tesseract.setLanguage(chosen, dpi);
  tesseract.setPicture(upright);
  const slope = tesseract.findSlope();
  const isCrooked = Math.abs(slope) >= MIN_SLOPE && Math.abs(slope) <= MAX_SLOPE;
  const angle = isCrooked ? slope : 0;
  const read = (picture: GrayRaster) => {
    if (isCrooked || picture !== upright) tesseract.setPicture(picture, angle);
    return paragraphsOf(tesseract.read());
  };
  let paragraphs = chosen === "kor" ? columnsOf(upright).flatMap(read) : read(upright);
  const isMistaken = asked === undefined && chosen === "jpn" && isChinese(paragraphs);
  if (isMistaken) {
    await tesseract.setLanguage("chi_sim", dpi);
    tesseract.setPicture(upright, angle);
    paragraphs = paragraphsOf(tesseract.read());
  }
  const back = turnedBack(turns, upright.width, upright.height);
  return {
    width: upright.width,
    height: upright.height,
    matrix: isCrooked ? combine(rotatedBack(slope, upright.width, upright.height), back) : back,
    turns,
    language: isMistaken ? "chi_sim" : chosen,
    confidence: meanConfidence(paragraphs),
    paragraphs,
  };
}
