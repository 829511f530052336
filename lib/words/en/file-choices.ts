import { counted } from "../format";

/** The conversions that the home page offers for files. They come with the script that shows them. */
export const fileChoices = {
  question: counted({
    one: "What do you want to turn it into?",
    other: "What do you want to turn them into?",
  }),
  noQuestion: "We can't convert this yet",
  /** After every file was taken out. */
  noneLeft: "No files left",
  /** Files of a format, by what they are called. `none`: that no conversion is there for them. */
  files: {
    photo: {
      name: counted({ one: "{n} {label} photo", other: "{n} {label} photos" }),
      none: counted({
        one: "We can't convert {label} photo yet.",
        other: "We can't convert {label} photos yet.",
      }),
    },
    picture: {
      name: counted({ one: "{n} {label} picture", other: "{n} {label} pictures" }),
      none: counted({
        one: "We can't convert {label} picture yet.",
        other: "We can't convert {label} pictures yet.",
      }),
    },
    document: {
      name: counted({ one: "{n} {label}", other: "{n} {label}s" }),
      none: counted({ one: "We can't convert {label} yet.", other: "We can't convert {label}s yet." }),
    },
    file: {
      name: counted({ one: "{n} {label} file", other: "{n} {label} files" }),
      none: counted({
        one: "We can't convert {label} file yet.",
        other: "We can't convert {label} files yet.",
      }),
    },
  },
  together: "All {n} together",
  nameAndSize: "{name}, {size}",
  /** Opens the list of several files, to take some of them out. */
  list: "Files ({size})",
  remove: "Remove {name}",
  /** Opens what is chosen less often. */
  more: "More choices",
  /** Read before a choice by screen readers: which files it is for. */
  choiceFor: "{files}: ",
  choiceAs: "{choice}, as {format}",
  /** Choices that are not called like their format. */
  choices: {
    docx: "Word",
    xlsx: "Excel",
    txt: "Text",
    merged: "One merged PDF",
    split: "PDF split into parts",
    organized: "PDF with pages rearranged",
    searchable: "Searchable PDF",
    protected: "PDF with a password",
    unlocked: "PDF without a password",
    resized: "Another size",
    cleaned: "No photo details",
    other: "Another format",
  },
  smaller: counted({ one: "Smaller file", other: "Smaller files" }),
  unreadable: counted({
    one: "We can't read this file: {names}.",
    other: "We can't read these files: {names}.",
  }),
  unreadableMore: counted({
    one: "We can't read these files: {names} and {n} more.",
    other: "We can't read these files: {names} and {n} more.",
  }),
  /** What they are, as far as their names tell, and the way on. */
  unreadableAs: {
    picture: counted({
      one: "It's a kind of picture we don't know, or it's damaged. Save it as JPG or PNG in the program you made it with, then select the new file.",
      other:
        "They're kinds of pictures we don't know, or they're damaged. Save them as JPG or PNG in the program you made them with, then select the new files.",
    }),
    document: counted({
      one: "It's a document, and we take pictures and PDFs. Save it as a PDF in the program you made it with, then select the PDF.",
      other:
        "They're documents, and we take pictures and PDFs. Save them as PDFs in the program you made them with, then select the PDFs.",
    }),
    other: counted({
      one: "It's neither a picture nor a PDF, or it's damaged.",
      other: "They're neither pictures nor PDFs, or they're damaged.",
    }),
  },
};
