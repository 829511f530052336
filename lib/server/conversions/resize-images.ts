import type { Note } from "../../contract/notes";
import { resultNames } from "../file-name";
import type { Conversion, ConversionRequest } from "../http/handle";
import { noted } from "../http/sentences";
import { batchReply, imageOf, notesOn } from "./images";
import { type ImageTask, type Outcome, startJobs } from "./jobs";

/** Gives every file another size, and another format if one is named. */
export const resizeImages: Conversion<"resize"> = async (signal, request, fields) => {
  const { to, fit, enlarge, crop: crops = [], background, format, targetSize } = fields;
  const originals = request.files.map(({ name }) => name);
  const names = resultNames(originals, format === "original" ? undefined : format);
  const taskOf = (i: number): ImageTask => {
    const crop = crops[i];
    return {
      kind: "resize",
      to: format,
      resizing: { to, fit, enlarge, ...(crop && { crop }) },
      options: { background },
      ...(targetSize && { target: targetSize }),
    };
  };
  return batchReply(request, await Promise.all(startJobs(signal, request, taskOf, names)), resizedImageOf);
};

const notEnlarged = { code: "not_enlarged", params: {} } as const satisfies Note;

function resizedImageOf(request: ConversionRequest, outcome: Outcome) {
  const image = imageOf(request, outcome);
  if (!outcome.ok) return image;
  const { key, result } = outcome;
  const { width, height, resized } = result;
  const notes = [...notesOn(result), ...(resized?.limited ? [notEnlarged] : [])];
  return {
    ...image,
    convertedName: key.slice(key.lastIndexOf("/") + 1),
    width,
    height,
    ...(resized?.dpi && { dpi: resized.dpi }),
    ...noted(request.context, notes),
  };
}
