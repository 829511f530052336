import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import createModule, {
  type TessBaseApi,
  type TesseractModule,
} from "tesseract.js-core/tesseract-core-simd.js";
import { ConversionError } from "../../contract/errors";
import type { OcrLanguage } from "../../contract/ocr";
import { compiledOnce } from "../wasm";
import type { GrayRaster } from "./types";

const { resolve } = createRequire(import.meta.url);

/** OEM_LSTM_ONLY and OEM_TESSERACT_ONLY of Tesseract; only the data for scripts and directions is of the old kind. */
const LSTM_ONLY = 1;
const LEGACY_ONLY = 0;
/** PSM_AUTO: columns, tables and lines are found first. */
const AUTO = "3";
/** PSM_SINGLE_COLUMN: lines below each other, of any size, and pictures between them. */
const SINGLE_COLUMN = "4";
/** PSM_SINGLE_BLOCK: a few lines below each other, which PSM_AUTO might take for columns. */
const SINGLE_BLOCK = "6";

/** Puts spaces into the text of a line only where they were seen: words of these languages are read in parts. */
const onlySeenSpaces = { preserve_interword_spaces: "1" };

/** Settings that a language needs besides those in its data. */
const settingsOf: Readonly<Partial<Record<OcrLanguage, Readonly<Record<string, string>>>>> = {
  // Chinese and Japanese data have the first two. Syllables below each other are taken for columns: of a page of Korean, 21%
  // of the letters were wrong, and none are where columns are found otherwise (`columns.ts`).
  kor: {
    ...onlySeenSpaces,
    textord_single_height_mode: "1",
    textord_use_cjk_fp_model: "1",
    tessedit_pageseg_mode: SINGLE_COLUMN,
  },
  jpn: onlySeenSpaces,
  chi_sim: onlySeenSpaces,
  chi_tra: onlySeenSpaces,
  // Its data forbid the digit 1, which models before this one took for a letter.
  hin: { tessedit_char_blacklist: "" },
};

/** Instances are cheap then (20 ms). */
const compiled = compiledOnce("tesseract.js-core/tesseract-core-simd.wasm");

/** Where Debian's packages put the data of a language, for those that no package of ours has. */
const SYSTEM_DATA = "/usr/share/tesseract-ocr/5/tessdata";

/** @throws ConversionError `language_missing` */
async function languageData(language: OcrLanguage | "osd"): Promise<Uint8Array> {
  try {
    const index = resolve(`@tesseract.js-data/${language}`);
    const path = join(index, "..", "4.0.0_best_int", `${language}.traineddata.gz`);
    return await promisify(gunzip)(await readFile(path));
  } catch {
    const path = join(SYSTEM_DATA, `${language}.traineddata`);
    return readFile(path).catch((cause) => {
      throw new ConversionError("language_missing", { cause });
    });
  }
}

/** What a picture's script and direction seem to be. */
export type Orientation = {
  /** Quarter turns to the right that make it upright. */
  turns: number;
  /** 0 for a guess; 15 and more is certain. */
  confidence: number;
  /** 'Latin', 'Han', 'Japanese', 'Arabic' and so on. */
  script: string;
  /** How far the script is from the next likely one: 2 for Arabic, 30 for Latin, 200 for Thai. */
  scriptConfidence: number;
};

/** An instance of Tesseract. It learns from what it reads and its memory never shrinks: use one per picture. */
export type Tesseract = {
  /** Sets the picture to read. @param angle in radians, to the right, by which it is turned first */
  setPicture(picture: GrayRaster, angle?: number): void;
  /** Sets the language of the methods below. */
  setLanguage(language: OcrLanguage, dpi: number): Promise<void>;
  /** @returns undefined with too few letters */
  findOrientation(picture: GrayRaster): Promise<Orientation | undefined>;
  /** Slope of the lines in radians: positive where they descend to the right. */
  findSlope(): number;
  /** Reads a picture that has only lines of text, until the next `setLanguage`. */
  readLines(): string;
  /** Reads the picture. @returns the JSON of Tesseract's results */
  read(): string;
};

/** Writes a picture where Tesseract reads it, as a portable graymap. */
function writePicture({ FS }: TesseractModule, { data, width, height }: GrayRaster) {
  FS.writeFile("/input", Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]));
}

/** Starts an instance of Tesseract. */
export async function startTesseract(): Promise<Tesseract> {
  const wasm = await compiled();
  const module = await createModule({
    print() {},
    printErr() {},
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      void WebAssembly.instantiate(wasm, imports).then(done);
      return {};
    },
  });
  let api: TessBaseApi | undefined;

  async function start(language: OcrLanguage | "osd", engineMode: number): Promise<TessBaseApi> {
    api?.End();
    module.FS.writeFile(`${language}.traineddata`, await languageData(language));
    api = new module.TessBaseAPI();
    const status = api.Init(null, language, engineMode);
    module.FS.unlink(`${language}.traineddata`);
    if (status !== 0) throw new Error(`Tesseract cannot use the data of ${language}`);
    return api;
  }
  const current = () => {
    if (!api) throw new Error("no language");
    return api;
  };

  return {
    setPicture(picture, angle = 0) {
      writePicture(module, picture);
      if (current().SetImageFile(1, angle) !== 0) throw new Error("Tesseract cannot read the picture");
    },
    async setLanguage(language, dpi) {
      const started = await start(language, LSTM_ONLY);
      started.SetVariable("tessedit_pageseg_mode", AUTO);
      started.SetVariable("user_defined_dpi", String(Math.round(dpi)));
      for (const [name, value] of Object.entries(settingsOf[language] ?? {}))
        started.SetVariable(name, value);
    },
    async findOrientation(picture) {
      const started = await start("osd", LEGACY_ONLY);
      writePicture(module, picture);
      if (started.SetImageFile(1, 0) !== 0) return undefined;
      const results = new module.OSResults();
      if (!started.DetectOS(results)) return undefined;
      const { orientation_id, oconfidence, script_id, sconfidence } = results.best_result;
      return {
        // Turns to the left of the page, counted the other way round.
        turns: (4 - orientation_id) % 4,
        confidence: oconfidence,
        script: results.unicharset.get_script_from_script_id(script_id),
        scriptConfidence: sconfidence,
      };
    },
    findSlope() {
      current().FindLines();
      return current().GetGradient();
    },
    readLines() {
      current().SetVariable("tessedit_pageseg_mode", SINGLE_BLOCK);
      current().Recognize(null);
      return current().GetUTF8Text();
    },
    read() {
      current().Recognize(null);
      return current().GetJSONText();
    },
  };
}
