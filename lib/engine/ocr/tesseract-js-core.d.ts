/** What we use of tesseract.js-core 7 (WebIDL bindings of Tesseract's C++ API, which the package does not type). */
declare module "tesseract.js-core/tesseract-core-simd.js" {
  export type TessBaseApi = {
    /** @returns 0, or -1 if the language data cannot be used */
    Init(path: null, language: string, engineMode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads the file `/input`. @param angle in radians, by which the picture is turned @returns 1 if it cannot be read */
    SetImageFile(exifOrientation: number, angle: number): number;
    FindLines(): number;
    /** Slope of the text lines in radians, after `FindLines`. */
    GetGradient(): number;
    DetectOS(results: OsResults): boolean;
    /** @returns 0, or a negative number if there was nothing to read */
    Recognize(monitor: null): number;
    GetUTF8Text(): string;
    GetJSONText(): string;
    End(): void;
  };
  export type OsResults = {
    best_result: { orientation_id: number; script_id: number; sconfidence: number; oconfidence: number };
    unicharset: { get_script_from_script_id(id: number): string };
  };
  export type TesseractModule = {
    FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
    TessBaseAPI: new () => TessBaseApi;
    OSResults: new () => OsResults;
  };
  const createModule: (options: object) => Promise<TesseractModule>;
  export default createModule;
}
