import { resultNames } from "../file-name";
import type { Conversion, ConversionRequest } from "../http/handle";
import { batchReply, imageOf } from "./images";
import { type Outcome, startJobs } from "./jobs";

/** Removes what describes the pictures; their format, which the engine recognizes, stays. */
export const removeExif: Conversion<"removeExif"> = async (signal, request) => {
  const names = resultNames(request.files.map(({ name }) => name));
  const jobs = startJobs(signal, request, () => ({ kind: "remove-details" }), names);
  return batchReply(request, await Promise.all(jobs), cleanedImageOf);
};

function cleanedImageOf(request: ConversionRequest, outcome: Outcome) {
  const image = imageOf(request, outcome);
  if (!outcome.ok) return image;
  const { note: _, notes: __, frames: ___, ...rest } = image;
  return { ...rest, convertedName: outcome.key.slice(outcome.key.lastIndexOf("/") + 1) };
}
