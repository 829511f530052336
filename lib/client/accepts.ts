import { fileLimits } from "../limits";
import type { Accept, AutoScreen } from "../tools/types";
import { type Problem, problems } from "./errors";

/** The way files came; some pages take and say different things for each. A paste counts as a choice. */
export type FileSource = "drop" | "select";

/** The part of a tool's `accept` that decides; the picker's attribute is only a convenience. */
type Rule = Omit<Accept, "picker">;

/** Whether a page takes a file, by its declared type or its name. */
export function accepts(rule: Rule, file: File, arrival: FileSource): boolean {
  const { types, endings } = (arrival === "select" && rule.selected) || rule;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return (
    types.some((taken) => type === taken || (taken.endsWith("/") && type.startsWith(taken))) ||
    endings.some((ending) => name.endsWith(ending))
  );
}

/** A file that is not taken; `wrong` when it is because of its kind. */
type RefusedJpeg = { file: File; wrong: boolean; problem: Problem };

/** What the page of JPEG to JPG takes of a choice, and why not the rest: the first reason of each. */
export function checkJpegs(
  files: readonly File[],
  { accept, messages }: Pick<AutoScreen, "accept" | "messages">,
  arrival: FileSource,
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
