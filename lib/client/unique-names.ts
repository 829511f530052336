/**
 * Numbers names that come again, before the extension: `a.jpg`, `a (2).jpg`. Compared without case,
 * as the file systems of Windows and macOS do.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  const seen = new Set<string>();
  return names.map((name) => {
    const key = name.toLowerCase();
    if (!seen.has(key)) {
      seen.add(key);
      return name;
    }
    const dot = name.lastIndexOf(".");
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
    let number = 2;
    while (taken.has(`${stem} (${number})${ending}`.toLowerCase())) number += 1;
    const numbered = `${stem} (${number})${ending}`;
    taken.add(numbered.toLowerCase());
    seen.add(numbered.toLowerCase());
    return numbered;
  });
}
