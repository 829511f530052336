import type { Tool } from "../types";

export const tool = {
  path: "/pdf-to-jpg",
  from: "pdf",
  to: "jpg",
  screen: "pdf-pages",
  call: "pdfToImages",
  accept: { types: ["application/pdf"], endings: [], picker: "application/pdf,.pdf" },
  larger: "/pdf-to-image",
  targets: ["jpg"],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
