import { counted } from "../format";

/** Words of the screens that make one PDF of pictures. */
export const pdfMaking = {
  options: "Page options",
  pageSize: "Page size",
  sizes: { fit: "Fit to image", a4: "A4", letter: "Letter" },
  orientation: "Orientation",
  orientations: { auto: "Same as image", portrait: "Portrait", landscape: "Landscape" },
  margin: "Margin",
  margins: { none: "No margin", small: "Small margin", large: "Large margin" },
  /** Sizes of pages, as a card shows them; `auto` is the paper of a picture of unknown size. */
  pages: {
    fit: "Fit to image",
    fitTo: "Fit to image: {width} × {height}",
    a4: { auto: "A4", portrait: "A4, portrait", landscape: "A4, landscape" },
    letter: { auto: "Letter", portrait: "Letter, portrait", landscape: "Letter, landscape" },
  },
  /** On the card of a picture that is in a format only the server reads. */
  noPreview: "No preview in this browser",
  addMore: "Add more",
  /** Starts without the pictures that the server could not read. */
  without: counted({ one: "Leave it out and convert", other: "Leave {n} out and convert" }),
  name: "Name of the PDF",
  result: "Result",
  /** Pages and size of the PDF. */
  about: counted({ one: "{n} page, {size}", other: "{n} pages, {size}" }),
  download: "Download PDF",
};
