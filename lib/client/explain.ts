import { formats, unreadable } from "../formats";
import type { AlternativeTools } from "../tools/types";
import type { Problem, Saying } from "./errors";
import { asFormat, formatOf } from "./recognize";

/** Isolates a name, so that a right-to-left one does not reorder the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/**
 * Finds the real format of the first recognizable file, and the tool that accepts it.
 *
 * @returns undefined when no file has a known format
 */
export async function explain(
  files: readonly File[],
  alternatives: AlternativeTools,
  { failures, format }: Pick<Saying, "failures" | "format">,
): Promise<Pick<Problem, "detail" | "link"> | undefined> {
  const { kinds } = failures;
  const { fill } = format;
  const found = await Promise.all(files.map(formatOf));
  for (const [index, file] of files.entries()) {
    const id = found[index];
    const label = unreadable[file.type];
    if (!id && label) return { detail: fill(kinds.unreadable, { format: label }) };
    if (!id) continue;
    const tool = alternatives[id];
    const alike = files.filter((_, at) => found[at] === id);
    const some = files.length === 1 ? "only" : alike.length === files.length ? "all" : "one";
    const named = /^A/.test(formats[id].label) ? kinds.named.an : kinds.named.a;
    const places = {
      name: isolated(file.name),
      format: some === "all" ? formats[id].label : fill(named, { format: formats[id].label }),
    };
    if (tool === "made") return { detail: fill(kinds.made[some], places) };
    const detail = fill(kinds.is[some], places);
    if (tool === "none") return { detail };
    if (tool) return { detail, link: { ...tool, files: alike.map((other) => asFormat(other, id)) } };
    const [ending] = formats[id].extensions;
    if (file.name.toLowerCase().endsWith(`.${ending}`)) return { detail };
    const rename = some === "all" ? kinds.rename.all : kinds.rename.one;
    return { detail: fill(rename, { kind: detail, ending }) };
  }
  return undefined;
}
