import type { DropZoneWords, Steps } from "./types";

/** What the five tools of the shared PDF screen say alike. */
export const pdfDocument = {
  island: "pdf-document",
  accept: { types: ["application/pdf"], endings: [], picker: "application/pdf,.pdf" },
  messages: { wrong: "Please select a valid PDF file.", none: "Please select a PDF file." },
} as const;

export const pdfDropZone = (hint: string): DropZoneWords => ({
  prompt: "Drag & drop a PDF file here",
  dragging: "Drop your PDF here",
  or: "or",
  button: "Choose PDF File",
  hint,
});

/** What rotates while a PDF is worked on; the two in the middle tell what is done to it. */
export const documentSteps = (second: string, third: string): Steps => [
  "Reading your PDF...",
  second,
  third,
  "Almost done...",
];
