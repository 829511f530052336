/** Splits off the extension: 'a.tar.gz' is 'a.tar' and '.gz'. A name that only starts with a dot has none. */
export function splitName(name: string): [base: string, ending: string] {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
}

type Taken = {
  /** Lower-case names that are never used. */
  reserved?: readonly string[];
  /** Lower-case names that numbering must not produce, because another file of the list is called so. */
  kept?: readonly string[];
};

/**
 * Makes names unique by numbering repeated ones: `a.jpg`, `a (2).jpg`. Names are compared without case, as the file
 * systems of Windows and macOS do.
 */
export function numberNames(
  names: readonly (readonly [base: string, ending: string])[],
  { reserved = [], kept = [] }: Taken = {},
): string[] {
  const used = new Set(reserved);
  const avoided = new Set(kept);
  return names.map(([base, ending]) => {
    for (let number = 1; ; number++) {
      const name = number === 1 ? `${base}${ending}` : `${base} (${number})${ending}`;
      const key = name.toLowerCase();
      if (used.has(key) || (number > 1 && avoided.has(key))) continue;
      used.add(key);
      return name;
    }
  });
}

/** Numbers repeated file names. A file whose own name looks like a number keeps it: see {@link numberNames}. */
export const uniqueNames = (names: readonly string[]): string[] =>
  numberNames(names.map(splitName), { kept: names.map((name) => name.toLowerCase()) });

/** Control characters, unpaired surrogates, and overrides of the text direction ('photo\u202Egpj.exe' reads 'photoexe.jpg'). */
export const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;
/** Characters that some operating system reserves. */
export const reservedCharacters = /[<>:"/\\|?*]/g;
/** Characters of a name that a visitor types, without its ending. */
export const TYPED_NAME_LENGTH = 100;

/**
 * Returns a name that a visitor typed as that of a file: printable, of one path segment, with the ending once; undefined if
 * nothing is left.
 */
export function typedName(typed: string, ending: string): string | undefined {
  // Windows drops trailing dots and spaces.
  const trimmed = (text: string) => text.replace(/[.\s]+$/, "");
  const plain = trimmed(typed.normalize("NFC").replace(unprintable, "").replace(reservedCharacters, "_"));
  const base = plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain;
  const shown = base.replace(/^[.\s]+/, "");
  const name = trimmed([...shown].slice(0, TYPED_NAME_LENGTH).join(""));
  return name === "" ? undefined : `${name}${ending}`;
}
