/** The part of a tool's `accept` that decides; the picker's attribute is only a convenience. */
type Rule = { types: readonly string[]; endings: readonly string[] };

/** Whether a page takes a file: by its declared type, or by an ending that is enough on its own. */
export const accepts = ({ types, endings }: Rule, file: File): boolean => {
  const name = file.name.toLowerCase();
  return types.includes(file.type.toLowerCase()) || endings.some((ending) => name.endsWith(ending));
};
