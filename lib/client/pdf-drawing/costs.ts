import { MIB } from "../../limits";

/** Bytes of a PDF that is not read into memory unasked. */
const LARGE = 50 * MIB;

/** The Network Information API, which Chromium has. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Returns whether drawing a PDF is worth a question first: it loads 2 MB of code, and all of the file into memory. */
export function asksToDraw(file: Blob): boolean {
  const { saveData, effectiveType } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return file.size > LARGE || saveData === true || /[23]g/.test(effectiveType ?? "");
}
