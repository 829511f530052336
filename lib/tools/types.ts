import type { CallId } from "../contract/calls";
import type { targetFormats } from "../contract/image-convert";
import type { pdfLevels } from "../contract/pdf-document";
import type { FormatId, TileId } from "../formats";

/** Which files are taken: by declared type, or by an ending that is enough on its own. */
export type AcceptRule = {
  /** Types in lower case; one that ends in '/' takes all of its kind. */
  types: readonly string[];
  /** Endings that are enough whatever the type; with the dot, compared without case. */
  endings: readonly string[];
};

/** Which files a page takes. */
export type Accept = AcceptRule & {
  /** The rule for files from the picker, where it is another. */
  selected?: AcceptRule;
  /** The picker's `accept` attribute. */
  picker: string;
};

/** Files are drawn on a canvas and encoded again before they are sent; what a canvas would damage is not. */
export type Redraw = {
  type: "image/jpeg" | "image/png" | "image/webp";
  /** The name's new ending, with the dot; without one the name stays. */
  ending?: string;
};

/** Words of a drop zone: the prompt, the same while dragging, what stands before the button, the button. */
export type DropZoneWords = {
  prompt: string;
  dragging: string;
  /** Without it the button comes first, and the prompt is the other way. */
  or?: string;
  button: string;
  hint: string;
};

/** Four messages that rotate while the server works. */
export type Steps = readonly [string, string, string, string];

/** What every screen has. */
type ScreenBase = {
  from: TileId;
  to: TileId;
  accept: Accept;
  dropZone: DropZoneWords;
};

/** One of the first two is shown when a file is refused, by the way it came; the third without a file. */
type Refusals = { drop: string; select: string; none: string };

/** The common layout: choose, order, convert, download. A new selection takes the place of the earlier one. */
export type BatchScreen = ScreenBase & {
  island: "batch";
  call: CallId;
  /** Sent with every call, as text. */
  fields?: Readonly<Record<string, string>>;
  /** Milliseconds until the answer must be there; without it there is no limit. */
  timeoutMs?: number;
  redraw?: Redraw;
  messages: Refusals;
  action: string;
  steps: Steps;
  /** Said with the results; '{n}' is how many. */
  success: string;
  /** How a failed call is put: one sentence for all, or the server's own words after 'Error: '. */
  failures: "generic" | "own words";
};

/** PNG to JPG with options: one call a file, results stay. It has the simple layout beside it. */
export type AdvancedScreen = ScreenBase & {
  island: "advanced";
  call: "pngToJpg";
  messages: Refusals;
  action: string;
  simple: BatchScreen;
};

/** Upload, progress and results, one view at a time; new files join the earlier ones. */
export type ThreeViewScreen = ScreenBase & {
  island: "three-view";
  call: "imageConvert";
  fields: Readonly<{ format: "webp" | "gif" }>;
  /** `some`: wrong files beside right ones; `tooMany`: more than are kept. */
  messages: { none: string; some: string; tooMany: string };
  action: string;
  steps: Steps;
};

/** Starts by itself, one file after the other, and downloads by itself. */
export type AutoScreen = ScreenBase & {
  island: "auto";
  call: "jpegToJpg";
  /** '{file name}' stands for the file's name. */
  messages: { wrong: string; tooLarge: string; empty: string; heading: string; none: string };
  /** Said when all have finished; '{n}' is how many were converted. */
  success: string;
};

/** Any image to a format of the visitor's choice. */
export type AnyFormatScreen = ScreenBase & {
  island: "any-format";
  call: "imageConvert";
  /** In the order they are offered. */
  targets: readonly (typeof targetFormats)[number][];
  target: (typeof targetFormats)[number];
  messages: { wrong: string; none: string };
  action: string;
  steps: Steps;
};

/** Smaller files of the same format, in one ZIP. */
export type CompressorScreen = ScreenBase & {
  island: "compressor";
  call: "compressor";
  messages: { wrong: string; none: string };
  action: string;
  success: string;
};

/** Images, or pictures taken with the camera, into one PDF. */
export type CameraPdfScreen = ScreenBase & {
  island: "camera-pdf";
  call: "imageToPdf";
  /** `some`: other files beside images; `nothingPicked`: the picker was left without a choice. */
  messages: { none: string; some: string; nothingPicked: string };
  action: string;
  steps: Steps;
  success: string;
};

/** JPGs into one PDF, in an order the visitor chooses. */
export type MergePdfScreen = ScreenBase & {
  island: "merge-pdf";
  call: "jpgToPdf";
  messages: Refusals;
  action: string;
  /** Said before the first of the steps. */
  starting: string;
  steps: Steps;
  success: string;
};

/** What a page of a PDF can become. */
export type PageTarget = "jpg" | "png" | "webp";

/** A PDF's pages as pictures, with previews; with several targets one is chosen, the first by itself. */
type PageImages = {
  call: "pdfToImages";
  targets: readonly [PageTarget, ...PageTarget[]];
  action: string;
  /** What rotates while the pages are drawn. */
  steps: readonly [string, ...string[]];
};

/** One PDF into a JPG a page; the first page can download by itself. */
export type PdfPagesScreen = ScreenBase &
  PageImages & {
    island: "pdf-pages";
    messages: { wrong: string; tooLarge: string; none: string };
    /** Bytes that are checked before anything is sent. */
    maxBytes: number;
    /** The tool for a file that is larger. */
    larger: Pick<Page, "path" | "name">;
  };

/** How far a PDF's pictures are taken down, as the contract names it, and what that means. */
export type PdfLevel = { level: (typeof pdfLevels)[number]; name: string; means: string };

/** One PDF to something else; `job` says what its one button does, and which choices come with it. */
export type PdfDocumentScreen = ScreenBase & {
  island: "pdf-document";
  messages: { wrong: string; none: string };
  action: string;
  steps: readonly [string, ...string[]];
} & (
    | ({ job: "images" } & PageImages)
    | { job: "compress"; call: "compressPdf"; levels: readonly PdfLevel[]; level: PdfLevel["level"] }
    | {
        job: "word";
        call: "pdfToWord";
        /** The tool for a PDF that has no text. */
        scanned: Pick<Page, "path" | "name">;
      }
  );

/** The screen variants; each is one island in `components/islands`. */
export type Screen =
  | BatchScreen
  | AdvancedScreen
  | ThreeViewScreen
  | AutoScreen
  | AnyFormatScreen
  | CompressorScreen
  | CameraPdfScreen
  | MergePdfScreen
  | PdfPagesScreen
  | PdfDocumentScreen;

export type IslandId = Screen["island"];

/** What people and crawlers read of one tool path. */
type Page = {
  /** Canonical path, in the route table's spelling. */
  path: `/${string}`;
  /** What links to it are called. */
  name: string;
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  subtitle: string;
  badges: readonly string[];
  /** A page of its own look, whatever the visitor's system prefers. */
  theme?: "dark";
  /** Heading of the steps, where 'How to turn A into B' would not say it. */
  howToTitle?: string;
  /** How to do it, in the visitor's words; also the page's HowTo. */
  howTo: readonly { name: string; text: string }[];
  demand: "very-high" | "high" | "medium";
  competition: "low" | "medium" | "high";
};

/**
 * One tool path, all of it: what people and crawlers read, which screen it has, what it takes and
 * which call it makes. Everything else (routes, metadata, sitemap, related tools, e2e) is derived.
 */
export type Tool = Page & Screen;

/** A tool as another page points to it. */
export type ToolLink = Pick<Tool, "path" | "name">;

/** For each format that a page does not accept, the tool that does; 'made' for the page's own output. */
export type AlternativeTools = Partial<Record<FormatId, ToolLink | "made">>;

/** The name that the screens still use. */
export type Elsewhere = AlternativeTools;
