import type { Accept } from "../tools/types";

/** The way files came; some pages take and say different things for each. A paste counts as a choice. */
export type Arrival = "drop" | "select";

/** The part of a tool's `accept` that decides; the picker's attribute is only a convenience. */
type Rule = Omit<Accept, "picker">;

/** Whether a page takes a file, by its declared type or its name. */
export function accepts(rule: Rule, file: File, arrival: Arrival): boolean {
  const { types, endings } = (arrival === "select" && rule.selected) || rule;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return (
    types.some((taken) => type === taken || (taken.endsWith("/") && type.startsWith(taken))) ||
    endings.some((ending) => name.endsWith(ending))
  );
}
