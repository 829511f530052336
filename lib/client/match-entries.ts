import { zipErrors } from "../contract/calls";

/** 'a.tar.gz' is 'a.tar' and '.gz'. */
function split(name: string): [stem: string, ending: string] {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
}

/** What is left of a name whatever a server had to change in it to keep it safe. */
const letters = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * The names that files get in a ZIP: their own, and a number where one is there already, `a (2).jpg`.
 * In lower case, since they are compared without it.
 */
function namesInZip(names: readonly string[]): string[] {
  const taken = new Set<string>([zipErrors]);
  return names.map((name) => {
    const plain = name.normalize("NFC").trim().toLowerCase();
    const [stem, ending] = split(plain);
    let own = plain;
    for (let number = 2; taken.has(own); number++) own = `${stem} (${number})${ending}`;
    taken.add(own);
    return own;
  });
}

/**
 * Finds the entries of a ZIP that were made of some files. Entries are there in the order they were ready, and
 * only of files that came through, so they are told by name: as numbered here, else by its letters, and what is
 * left by its place.
 *
 * @returns for each file its entry's index; undefined where there is none
 */
export function matchEntries(
  files: readonly string[],
  entries: readonly string[],
): readonly (number | undefined)[] {
  const matched: (number | undefined)[] = files.map(() => undefined);
  const left = new Set(entries.keys());
  const take = (file: number, fits: (entry: string) => boolean) => {
    if (matched[file] !== undefined) return;
    const entry = [...left].find((index) => fits(entries[index] ?? ""));
    if (entry === undefined) return;
    matched[file] = entry;
    left.delete(entry);
  };
  const own = namesInZip(files);
  for (const file of files.keys()) take(file, (entry) => entry.toLowerCase() === own[file]);
  for (const [file, name] of files.entries()) take(file, (entry) => letters(entry) === letters(name));
  // By place only where every file has an entry: else it would be given to one that failed.
  if (left.size > 0 && left.size === matched.filter((entry) => entry === undefined).length)
    for (const file of files.keys()) take(file, () => true);
  return matched;
}
