import { ConversionError } from "../../contract/errors";
import type { OcrChoice, OcrLanguage } from "../../contract/ocr";
import { combine, identity, type Matrix } from "../pdf/geometry";
import { columnsOf } from "./columns";
import { isRussian, languageOfScript, latinLanguageOf } from "./language";
import { withSeenMarks } from "./numbers";
import { cleanPicture, densestParts, lookAt, turnPicture } from "./picture";
import { meanConfidence, paragraphsOf, plainText } from "./results";
import { startTesseract, type Tesseract } from "./tesseract";
import type { GrayRaster, ReadPage, ReadParagraph } from "./types";
import { type Attempt, isUnread, mayBeLatin } from "./unread";

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

/** Yields the parts of a picture in which there is most to read. */
function* samplesOf(picture: GrayRaster): Generator<GrayRaster> {
  const { data, width, height } = picture;
  const part = Math.ceil(height * SAMPLE_HEIGHT);
  for (const top of densestParts(picture, part, SAMPLES)) {
    const rows = Math.min(part, height - top);
    yield { data: data.subarray(top * width, (top + rows) * width), width, height: rows };
  }
}

/** Reads parts of a picture in some language, until there are enough letters to tell in which it is written. */
async function readSamples(
  tesseract: Tesseract,
  picture: GrayRaster,
  { language, dpi }: { language: OcrLanguage; dpi: number },
): Promise<string> {
  await tesseract.setLanguage(language, dpi);
  let text = "";
  for (const sample of samplesOf(picture)) {
    tesseract.setPicture(sample);
    text += tesseract.readLines();
    if ((text.match(/\p{L}/gu) ?? []).length >= SAMPLE_LETTERS) break;
  }
  return text;
}

/** Finds the characters of a Chinese text by how sure Tesseract is of them. */
async function findChinese(tesseract: Tesseract, picture: GrayRaster, dpi: number): Promise<OcrLanguage> {
  const [sample = picture] = samplesOf(picture);
  const sure = { chi_sim: 0, chi_tra: 0 };
  for (const language of ["chi_sim", "chi_tra"] as const) {
    await tesseract.setLanguage(language, dpi);
    tesseract.setPicture(sample);
    sure[language] = meanConfidence(paragraphsOf(tesseract.read()));
  }
  return sure.chi_tra > sure.chi_sim ? "chi_tra" : "chi_sim";
}

/** Finds the language of an upright picture. @param latin that of Latin text */
async function findLanguage(
  tesseract: Tesseract,
  picture: GrayRaster,
  { script, dpi, latin }: { script: string; dpi: number; latin: OcrLanguage | undefined },
): Promise<OcrLanguage> {
  const language = languageOfScript(script);
  if (language === "chi_sim") return findChinese(tesseract, picture, dpi);
  if (language) return language;
  return latin ?? latinLanguageOf(await readSamples(tesseract, picture, { language: "eng", dpi }));
}

const han = /\p{Script=Han}/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns whether text that looked Japanese is not: without kana there are no sentences. */
const isChinese = (text: string): boolean => (text.match(han)?.length ?? 0) >= ENOUGH_HAN && !kana.test(text);

/** What one reading of a picture has found, and the slope it was straightened by, in radians. */
type Read = Attempt & { slope: number; paragraphs: ReadParagraph[] };

/**
 * Reads the text of a picture, which may lie on its side or be a little crooked.
 *
 * @throws ConversionError `language_missing` for a language that was asked for; Error of Tesseract;
 * WebAssembly.RuntimeError when it traps
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
  const read = async (language: OcrLanguage): Promise<Read> => {
    await tesseract.setLanguage(language, dpi);
    tesseract.setPicture(upright);
    const found = tesseract.findSlope();
    const isCrooked = Math.abs(found) >= MIN_SLOPE && Math.abs(found) <= MAX_SLOPE;
    const slope = isCrooked ? found : 0;
    const paragraphs = (language === "kor" ? columnsOf(upright) : [upright]).flatMap((part) => {
      if (isCrooked || part !== upright) tesseract.setPicture(part, slope);
      return paragraphsOf(tesseract.read());
    });
    const text = plainText(paragraphs);
    return { language, slope, paragraphs, text, confidence: meanConfidence(paragraphs) };
  };

  async function readAny() {
    const script = seen?.script ?? "";
    const first = await read(await findLanguage(tesseract, upright, { script, dpi, latin }));
    if (first.language === "jpn" && isChinese(first.text))
      return read(await findChinese(tesseract, upright, dpi));
    if (mayBeLatin(seen, first)) {
      const second = await read(await findLanguage(tesseract, upright, { script: "Latin", dpi, latin }));
      if (second.confidence > first.confidence) return second;
    }
    return first.language === "ukr" && isRussian(first.text) ? read("rus") : first;
  }

  const made = asked ? await read(asked) : await readAny().catch(orMissing);
  const isLost = made === undefined || (asked === undefined && isUnread(seen, made));
  const slope = made?.slope ?? 0;
  const straight = slope === 0 ? identity : rotatedBack(slope, upright.width, upright.height);
  return {
    width: upright.width,
    height: upright.height,
    matrix: combine(straight, turnedBack(turns, upright.width, upright.height)),
    turns,
    language: made?.language ?? "eng",
    ...(isLost
      ? { confidence: 0, paragraphs: [], isUnread: true }
      : {
          confidence: made.confidence,
          paragraphs: withSeenMarks(made.paragraphs, upright, straight),
        }),
  };
}

/** Takes a language without data, which nobody asked for, for one that cannot be read. */
function orMissing(error: unknown): undefined {
  if (error instanceof ConversionError && error.code === "language_missing") return undefined;
  throw error;
}
