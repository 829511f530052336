import { formatOfName, formats } from "../formats";
import { MIB } from "../limits";
import { type AcceptRule, accepts, type FileSource } from "../tools/accept";
import type { Behavior } from "../tools/types";
import type { Problem, Problems } from "./errors";

/** Types of endings that name another one than their format's results. */
const typesOf: Readonly<Record<string, string>> = { heif: "image/heif", hif: "image/heif" };

/**
 * Gives a file without a type the type of its ending. Browsers leave the type empty for formats that their system does
 * not know, which is HEIC on most.
 */
export function withType(file: File): File {
  if (file.type !== "") return file;
  const id = formatOfName(file.name);
  if (!id) return file;
  const extension = file.name.split(".").pop()?.toLowerCase() ?? "";
  return new File([file], file.name, {
    type: typesOf[extension] ?? formats[id].mime,
    lastModified: file.lastModified,
  });
}

/** The sentences of a screen; each screen has those that its rules need. */
type Words = Partial<
  Record<"drop" | "select" | "wrong" | "some" | "none" | "tooLarge" | "empty" | "tooMany" | "heading", string>
>;

/** What a screen accepts, and what it says to the rest. */
export type IntakeRules = {
  accept: AcceptRule;
  messages: Words;
  behavior: Behavior;
  /** The tool for larger files. */
  larger?: Problem["link"] | undefined;
};

/** A sentence about refused files, and those whose real format is worth a look. */
export type Refusal = { problem: Problem; inspect: readonly File[] };

/** Files that a screen takes, and what it says about the others. */
export type Intake = { taken: readonly File[]; refusals: readonly Refusal[] };

/**
 * Sorts new files into those that a screen takes and those that it refuses.
 *
 * @param listed number of files that are in the list already
 */
export function sortFiles(
  files: readonly File[],
  source: FileSource,
  rules: IntakeRules,
  listed: number,
  problems: Problems,
): Intake {
  return rules.behavior.refusals === "one sentence"
    ? inOneSentence(files, source, rules, listed, problems)
    : fileByFile(files, source, rules, problems);
}

function inOneSentence(
  files: readonly File[],
  source: FileSource,
  { accept, messages, behavior, larger }: IntakeRules,
  listed: number,
  problems: Problems,
): Intake {
  const { maxBytes = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY } = behavior;
  const right = files.filter((file) => accepts(accept, file, source) && file.size <= maxBytes);
  const wrong = files.filter((file) => !right.includes(file));
  const room = behavior.adding === "append" ? maxFiles - listed : maxFiles;
  const taken = right.slice(0, room);
  const extra = right.slice(room);
  const refusals: Refusal[] = [];
  if (wrong.length > 0) {
    const inspect = wrong.filter((file) => !accepts(accept, file, source));
    const mixed = right.length > 0 ? messages.some : messages.none;
    const sentence = messages[source] ?? messages.wrong ?? mixed ?? "";
    const tooLargeText = inspect.length === 0 && messages.tooLarge;
    const text = tooLargeText || sentence;
    // A single PDF is kept; the others are named with the wrong files.
    const refused = maxFiles === 1 ? [...wrong, ...extra] : wrong;
    const limit = maxBytes / MIB;
    const tooLarge = tooLargeText
      ? problems.overLimit(text, limit, larger && { ...larger, files: wrong })
      : problems.eachLimit(limit);
    const problem = problems.notTaken(text, refused, right.length);
    refusals.push({ problem: { ...problem, ...(inspect.length < wrong.length && tooLarge) }, inspect });
  } else if (maxFiles === 1 && extra.length > 0)
    refusals.push({ problem: problems.onlyFirst(extra), inspect: [] });
  if (messages.tooMany && extra.length > 0)
    refusals.push({ problem: problems.leftOut(messages.tooMany, extra.length), inspect: [] });
  return { taken, refusals };
}

function fileByFile(
  files: readonly File[],
  source: FileSource,
  { accept, messages, behavior }: IntakeRules,
  problems: Problems,
): Intake {
  const { maxBytes = Number.POSITIVE_INFINITY, refuseEmpty, refusals: style } = behavior;
  const reasonsOf = (file: File): Refusal[] => {
    const wrong = !accepts(accept, file, source);
    const sentences: [applies: boolean | undefined, sentence: string | undefined][] = [
      [wrong, messages[source] ?? messages.wrong],
      [file.size > maxBytes, messages.tooLarge],
      [refuseEmpty && file.size === 0, messages.empty],
    ];
    const reasons = sentences.flatMap(([applies, sentence = ""], index) =>
      applies ? [{ problem: problems.refused(sentence, file.name), inspect: index === 0 ? [file] : [] }] : [],
    );
    return style === "first reason of each file" ? reasons.slice(0, 1) : reasons;
  };
  const sorted = files.map((file) => ({ file, reasons: reasonsOf(file) }));
  const taken = sorted.flatMap(({ file, reasons }) => (reasons.length === 0 ? [file] : []));
  const refusals = sorted.flatMap(({ reasons }) => reasons);
  // The advanced page says only what is wrong with each file.
  if (taken.length === 0 && messages.none && style === "first reason of each file")
    refusals.push({ problem: { text: messages.none }, inspect: [] });
  return { taken, refusals };
}
