import type { Reply } from "../contract/calls";
import type { OcrChoice } from "../contract/ocr";
import { type CallOptions, call } from "./api";

/** The text of a picture, and where its words are. */
export type ImageText = Reply<"imageToText">;

/**
 * Reads the text of one picture.
 *
 * @throws {CallError} or, when cancelled, the platform's AbortError
 */
export const readImage = (
  signal: AbortSignal,
  file: File,
  language: OcrChoice,
  options: Pick<CallOptions<"imageToText">, "onUpload"> = {},
): Promise<ImageText> => call("imageToText", { ...options, files: [file], fields: { language }, signal });
