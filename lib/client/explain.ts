import { type FormatId, formats, unreadable } from "../formats";
import type { AlternativeTools } from "../tools/types";
import type { Problem } from "./errors";
import { asFormat, formatOf } from "./recognize";

/** Returns a format's name with its article. */
const named = (format: FormatId) =>
  `${/^A/.test(formats[format].label) ? "an" : "a"} ${formats[format].label}`;

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
): Promise<Pick<Problem, "detail" | "link"> | undefined> {
  const found = await Promise.all(files.map(formatOf));
  for (const [index, file] of files.entries()) {
    const format = found[index];
    const label = unreadable[file.type];
    if (!format && label)
      return {
        detail: `We can't read ${label} files. Save the picture as PNG or JPG in the program you made it with, then select the new file.`,
      };
    if (!format) continue;
    const tool = alternatives[format];
    const alike = files.filter((_, at) => found[at] === format);
    const all = files.length > 1 && alike.length === files.length;
    const one = files.length === 1 ? "This is" : `${isolated(file.name)} is`;
    const [subject, object] = all ? ["These are", `${formats[format].label} files`] : [one, named(format)];
    if (tool === "made") return { detail: `${subject} already ${object}. Nothing to convert.` };
    const detail = `${subject} ${object}.`;
    if (tool) return { detail, link: { ...tool, files: alike.map((other) => asFormat(other, format)) } };
    const [ending] = formats[format].extensions;
    if (file.name.toLowerCase().endsWith(`.${ending}`)) return { detail };
    const [extension, them] = all ? ["their extensions", "them"] : ["its extension", "it"];
    return { detail: `${detail} Change ${extension} to .${ending}, then select ${them} again.` };
  }
  return undefined;
}
