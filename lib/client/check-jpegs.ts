import { fileLimits } from "../limits";
import type { AutoScreen } from "../tools/types";
import { type Arrival, accepts } from "./accepts";
import { type Problem, problems } from "./errors";

/** A file that is not taken; `wrong` when it is because of its kind. */
export type RefusedJpeg = { file: File; wrong: boolean; problem: Problem };

/** What the page of JPEG to JPG takes of a choice, and why not the rest: the first reason of each. */
export function checkJpegs(
  files: readonly File[],
  { accept, messages }: Pick<AutoScreen, "accept" | "messages">,
  arrival: Arrival,
): { valid: File[]; refused: RefusedJpeg[] } {
  const sentenceOf = (file: File): string | undefined => {
    if (!accepts(accept, file, arrival)) return messages.wrong;
    if (file.size > fileLimits.jpegToJpg) return messages.tooLarge;
    return file.size === 0 ? messages.empty : undefined;
  };
  const refused = files.flatMap((file) => {
    const sentence = sentenceOf(file);
    if (sentence === undefined) return [];
    return [{ file, wrong: sentence === messages.wrong, problem: problems.refused(sentence, file.name) }];
  });
  return { valid: files.filter((file) => !refused.some((entry) => entry.file === file)), refused };
}
