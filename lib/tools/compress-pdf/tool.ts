import { badges, documentSteps, pdfDocument, pdfDropZone } from "../shared";
import type { Tool } from "../types";

export { article } from "./article";

export const tool = {
  ...pdfDocument,
  path: "/compress-pdf",
  name: "Compress PDF",
  title: "Compress PDF Online | Smaller, Still Readable, Free",
  description:
    "Make a PDF small enough to mail: pictures are scaled down to a level you choose, text and drawings stay as they are. Free, no account.",
  keywords: ["compress pdf", "reduce pdf size", "smaller pdf", "pdf compressor", "shrink pdf"],
  heading: "Compress PDF",
  subtitle: "Small enough to mail: pictures shrink to the level you choose, text stays text",
  badges,
  from: "pdf",
  to: "pdf",
  job: "compress",
  call: "compressPdf",
  dropZone: pdfDropZone("One PDF, up to 100 MB"),
  action: "Compress PDF",
  steps: documentSteps("Compressing the pictures...", "Leaving out what is not used..."),
  levels: [
    { level: "light", name: "Light", means: "hardly a difference on screen" },
    { level: "balanced", name: "Balanced", means: "small enough to mail, sharp enough to read" },
    { level: "strong", name: "Strong", means: "smallest file that stays readable" },
  ],
  level: "balanced",
  howToTitle: "How to compress a PDF",
  howTo: [
    { name: "Choose a PDF", text: "Drop it on the page, or press the button and pick it." },
    { name: "Pick a level", text: "From nearly unchanged to as small as it stays readable." },
    { name: "Download it", text: "See what was gained. A file that cannot shrink comes back as it was." },
  ],
  demand: "very-high",
  competition: "high",
} as const satisfies Tool;
