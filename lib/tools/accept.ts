import { formatIds, formats, unreadable } from "../formats";
import type { Accept } from "./types";

/** How files were added. Some pages have other rules and messages for each. A paste counts as 'select'. */
export type FileSource = "drop" | "select";

/** The deciding part of a tool's `accept`; the picker's attribute is only a convenience. */
export type AcceptRule = Omit<Accept, "picker">;

/** Returns whether a page accepts a file, by its declared type or its name. */
export function accepts(rule: AcceptRule, file: File, source: FileSource): boolean {
  const { types, endings } = (source === "select" && rule.selected) || rule;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return (
    types.some(
      (taken) => type === taken || (taken.endsWith("/") && type.startsWith(taken) && !(type in unreadable)),
    ) || endings.some((ending) => name.endsWith(ending))
  );
}

/**
 * Returns whether a page refuses files of a type, as far as it can be told before they are dropped.
 *
 * @param type media type that the browser tells during a drag; empty if it does not know
 */
export function refusesType({ types, endings, picker }: Accept, type: string): boolean {
  if (type === "") return false;
  const ofEndings = formatIds
    .filter((id) => formats[id].extensions.some((extension) => endings.includes(`.${extension}`)))
    .flatMap((id) => formats[id].mimes);
  const taken = { types: [...types, ...ofEndings, ...picker.split(",")], endings: [] };
  return !accepts(taken, new File([], "", { type }), "drop");
}
