/** Letters that Unicode does not take apart, and the apostrophe that keyboards lack. */
const letters: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", "’": "'" };

/** Marks on Latin letters. Those of other scripts make other letters, as in Japanese. */
const accents = /[\u0300-\u036f]/g;

/** The text in lower case and without accents: 'Größe' is 'grosse', 'Cœur' 'coeur'. Letters of other scripts stay. */
export const unaccented = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(accents, "")
    .normalize("NFKC")
    .replace(/[ßæœø’]/g, (letter) => letters[letter] ?? letter);
