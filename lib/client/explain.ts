import { type FormatId, formats, SNIFF_BYTES, sniffFormat, unreadable } from "../formats";
import type { AlternativeTools } from "../tools/types";
import type { Problem } from "./errors";

/** Returns a format's name with its article. The tile's label for a JPEG is JPG. */
const named = (format: FormatId) =>
  format === "jpg" ? "a JPEG" : `${/^A/.test(formats[format].label) ? "an" : "a"} ${formats[format].label}`;

/** Maximum number of files to inspect. */
const LOOKED_INTO = 8;

async function formatOf(file: File): Promise<FormatId | null> {
  try {
    return sniffFormat(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer()));
  } catch {
    return null;
  }
}

/**
 * Finds the real format of the first recognizable file, and the tool that accepts it.
 *
 * @returns undefined when no file has a known format
 */
export async function explain(
  files: readonly File[],
  alternatives: AlternativeTools,
): Promise<Pick<Problem, "detail" | "link"> | undefined> {
  for (const file of files.slice(0, LOOKED_INTO)) {
    const format = await formatOf(file);
    const label = unreadable[file.type];
    if (!format && label)
      return {
        detail: `${label} files can't be read here. Save the picture as PNG or JPG in the program you made it with, then choose that.`,
      };
    if (!format) continue;
    const found = alternatives[format];
    if (found === "made") return { detail: `This is already ${named(format)}. Nothing to convert.` };
    const detail = `This is ${named(format)}.`;
    if (found) return { detail, link: found };
    const [ending] = formats[format].extensions;
    if (file.name.toLowerCase().endsWith(`.${ending}`)) return { detail };
    return { detail: `${detail} Rename it to end in .${ending}, then choose it again.` };
  }
  return undefined;
}
