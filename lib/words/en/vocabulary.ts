/** What the search over the tools knows of the language; nobody reads it. A part of the search's script. */
export const vocabulary = {
  /** What '2' stands for in 'png2jpg'. */
  to: "to",
  /** Words that do not tell one tool from another. */
  stopWords:
    "to into a an the my of for from in as and convert converter conversion converting change turn make online free tool tools file files html htm php index en www page under",
  /** Words people use, and the word in the tool's name. */
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
  } as Readonly<Record<string, string>>,
};
