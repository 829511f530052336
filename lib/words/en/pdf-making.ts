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
  result: "Result",
  /** Pages and size of the PDF. */
  about: counted({ one: "{n} page, {size}", other: "{n} pages, {size}" }),
  download: "Download PDF",
};
