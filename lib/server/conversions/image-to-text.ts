import type { Conversion } from "../http/handle";
import { noted } from "../http/sentences";
import { onlyFile } from "./jobs";
import { readImageText } from "./scans";

/** Reads the text of one picture. Nothing is stored: the answer has all of it. */
export const imageToText: Conversion<"imageToText"> = async (signal, request, { language }) => {
  // A picture in line behind pages of others may take as long as they do.
  const deadline = Date.now() + request.services.env.OCR_TIMEOUT_S * 1000;
  const { isUnread, ...read } = await readImageText(signal, { ...request, deadline }, language);
  const code = isUnread ? "unread_script" : "no_text_in_picture";
  return {
    success: true,
    originalName: onlyFile(request).name,
    ...read,
    ...noted(request.context, read.words.length === 0 ? [{ code, params: {} }] : []),
  };
};
