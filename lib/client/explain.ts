import { type FormatId, formats, SNIFF_BYTES, sniffFormat } from "../formats";
import type { Elsewhere } from "../tools/types";
import type { Problem } from "./errors";

/** What a format is called in a sentence, with its article; the tile says JPG. */
const named = (format: FormatId) =>
  format === "jpg" ? "a JPEG" : `${/^A/.test(formats[format].label) ? "an" : "a"} ${formats[format].label}`;

/** Files that are looked into; the first that says what it is will do. */
const LOOKED_INTO = 8;

async function formatOf(file: File): Promise<FormatId | null> {
  try {
    return sniffFormat(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer()));
  } catch {
    return null;
  }
}

/**
 * What the first of some refused files really is, by its content, and which tool takes it.
 *
 * @returns nothing when none of them is one of our formats
 */
export async function explain(
  files: readonly File[],
  elsewhere: Elsewhere,
): Promise<Pick<Problem, "detail" | "link"> | undefined> {
  for (const file of files.slice(0, LOOKED_INTO)) {
    const format = await formatOf(file);
    if (!format) continue;
    const found = elsewhere[format];
    if (found === "made") return { detail: `This already is ${named(format)}.` };
    const detail = `This is ${named(format)}.`;
    if (found) return { detail, link: found };
    const endings = formats[format].extensions.map((extension) => `.${extension}`);
    if (endings.some((ending) => file.name.toLowerCase().endsWith(ending))) return { detail };
    return {
      detail: `${detail} Its name does not say so: rename it to end in ${endings[0]}, and choose it again.`,
    };
  }
  return undefined;
}
