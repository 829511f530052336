export type Vocabulary = {
  /** What '2' stands for in 'png2jpg'. */
  to: string;
  /** Words that do not tell one tool from another. */
  stopWords: string;
  /** Words people use, and the word in the tool's name. */
  synonyms: Readonly<Record<string, string>>;
  /** Patterns of what is spelled in several ways, without accents, and the one that stands for them. */
  alike?: Readonly<Record<string, string>>;
};

/** What the search over the tools knows of the language; nobody reads it. A part of the search's script. */
export const vocabulary: Vocabulary = {
  to: "to",
  stopWords:
    "to into a an the my of for from in as and convert converter conversion converting change turn make online free tool tools file files html htm php index en www page under",
  synonyms: {
    jpeg: "jpg",
    jpe: "jpg",
    jfif: "jpg",
    heif: "heic",
    iphone: "heic",
    doc: "word",
    docx: "word",
    photo: "image",
    picture: "image",
    pic: "image",
    img: "image",
    compression: "compress",
    compressor: "compress",
    shrink: "compress",
    reduce: "compress",
    smaller: "compress",
  },
};
