import { tiles } from "../formats";
import { hints } from "../limits";
import type { DropZoneWords, Steps, Tool } from "./types";

/** Sentences that many tools share but for the name of a format. */

/** 'Supported: ...'; the numbers are said, not checked. */
export const supported = (label: string, { files, totalMb } = hints.common): string =>
  `Supported: ${label} only, up to ${files} files, max ${totalMb}MB total`;

/** The drop zone of the common layout. */
export const dropZoneFor = (label: string, limits = hints.common): DropZoneWords => ({
  prompt: `Drag & drop ${label} files here`,
  dragging: `Drop your ${label} files here`,
  or: "or",
  button: `Select ${label} Files`,
  hint: supported(label, limits),
});

/** What is said to a wrong file by the way it came, and without one; `label` as the specification cases it. */
export const refusalsFor = (label: string) => ({
  drop: `Please drop only ${label} files.`,
  select: `Please select only ${label} files.`,
  none: `Please select at least one ${label} file.`,
});

/** `converting` is the second of the four, e.g. 'Converting HEIC to png...'. */
export const stepsFor = (converting: string): Steps => [
  "Reading your images...",
  converting,
  "Optimizing quality...",
  "Almost done...",
];

/** While a PDF is made of images. */
export const pdfSteps: Steps = [
  "Reading your images...",
  "Optimizing quality...",
  "Merging into a single PDF...",
  "Almost done...",
];

/** Heading of a tool's steps. */
export const howToTitle = ({ howToTitle, from, to }: Pick<Tool, "howToTitle" | "from" | "to">): string =>
  howToTitle ?? `How to turn ${tiles[from].label} into ${tiles[to].label}`;
