import { formats, unreadable } from "../formats";
import type { AlternativeTools } from "../tools/types";
import type { Problem, Saying } from "./errors";
import { asFormat, formatOf } from "./recognize";

/** Isolates a name, so that a right-to-left one does not reorder the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

type Reason = Pick<Problem, "detail" | "link">;

/**
 * Finds the real formats of files, and the tools that accept them. Files of one format have one reason, others one each; the
 * link to a tool stands once, and takes all its files along.
 *
 * @param problem what is said of all refused files, with a reason where others are refused for that: those that are too large
 * @returns the problem with the reasons; as it was when there are none
 */
export async function explain(
  problem: Problem,
  files: readonly File[],
  alternatives: AlternativeTools,
  { failures, format }: Pick<Saying, "failures" | "format">,
): Promise<Problem> {
  const { kinds } = failures;
  const { fill } = format;
  const found = await Promise.all(files.map(formatOf));
  const { refused: { names } = { names: [] }, detail: ownReason } = problem;
  const others = names.filter((name) => !files.some((file) => file.name === name));
  const isAlike = others.length === 0 && found[0] !== null && found.every((id) => id === found[0]);
  const some = files.length + others.length === 1 ? "only" : isAlike ? "all" : "one";

  const isRepeated = (index: number) => found.indexOf(found[index] ?? null) < index;

  function reasonOf(file: File, index: number): Reason | undefined {
    const id = found[index];
    const label = unreadable[file.type];
    if (!id) return label ? { detail: fill(kinds.unreadable, { format: label }) } : undefined;
    const tool = alternatives[id];
    const named = /^A/.test(formats[id].label) ? kinds.named.an : kinds.named.a;
    const places = {
      name: isolated(file.name),
      format: some === "all" ? formats[id].label : fill(named, { format: formats[id].label }),
    };
    if (tool === "made") return { detail: fill(kinds.made[some], places) };
    const kind = fill(kinds.is[some], places);
    if (tool === "none") return { detail: kind };
    const [ending] = formats[id].extensions;
    if (tool) {
      const { own, ...link } = tool;
      const alike = files.filter((_, at) => found[at] === id);
      return {
        detail: own ? fill(kinds.extension, { kind, ending }) : kind,
        ...(!isRepeated(index) && {
          link: { ...link, files: alike.map((other) => asFormat(other, id)) },
        }),
      };
    }
    if (file.name.toLowerCase().endsWith(`.${ending}`)) return { detail: kind };
    return { detail: fill(some === "all" ? kinds.rename.all : kinds.rename.one, { kind, ending }) };
  }

  const reasons = (isAlike ? files.slice(0, 1) : files).map(reasonOf);
  const known = reasons.flatMap((reason, index) => (reason ? [{ reason, again: isRepeated(index) }] : []));
  const unknown = files.filter((_, index) => !isAlike && !reasons[index]);
  const tooLarge = ownReason &&
    others.length > 0 && {
      detail: fill(failures.line, { name: others.map(isolated).join(", "), reason: ownReason }),
    };
  // Each format first, so that the links are seen.
  const lines: Reason[] = [
    ...known.filter(({ again }) => !again).map(({ reason }) => reason),
    ...(known.length > 0 || tooLarge ? unknown : []).map(({ name }) => ({
      detail: fill(kinds.unknown, { name: isolated(name) }),
    })),
    ...known.filter(({ again }) => again).map(({ reason }) => reason),
    ...(tooLarge ? [tooLarge] : []),
  ];
  // That a format is not read is said once.
  const [first, ...more] = lines.filter(
    ({ detail }, index) => lines.findIndex((line) => line.detail === detail) === index,
  );
  return { ...problem, ...first, ...(more.length > 0 && { more }) };
}
