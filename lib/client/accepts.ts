import { fileLimits } from "../limits";
import type { Accept, AutoScreen } from "../tools/types";
import { type Problem, problems } from "./errors";

/** How files were added. Some pages have other rules and messages for each. A paste counts as 'select'. */
export type FileSource = "drop" | "select";

/** The deciding part of a tool's `accept`; the picker's attribute is only a convenience. */
type Rule = Omit<Accept, "picker">;

/** Returns whether a page accepts a file, by its declared type or its name. */
export function accepts(rule: Rule, file: File, source: FileSource): boolean {
  const { types, endings } = (source === "select" && rule.selected) || rule;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return (
    types.some((taken) => type === taken || (taken.endsWith("/") && type.startsWith(taken))) ||
    endings.some((ending) => name.endsWith(ending))
  );
}

/** A refused file. `wrong` is set when its format is the reason. */
type RefusedJpeg = { file: File; wrong: boolean; problem: Problem };

/** Splits a selection for JPEG to JPG into valid files and refused ones, each with its first reason. */
export function checkJpegs(
  files: readonly File[],
  { accept, messages }: Pick<AutoScreen, "accept" | "messages">,
  source: FileSource,
): { valid: File[]; refused: RefusedJpeg[] } {
  const sentenceOf = (file: File): string | undefined => {
    if (!accepts(accept, file, source)) return messages.wrong;
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
