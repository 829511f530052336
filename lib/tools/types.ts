import type { CallId } from "../contract/calls";
import type { targetFormats } from "../contract/image-convert";
import type { pdfLevels, WordLayout } from "../contract/pdf";
import type { ResizeFormat } from "../contract/resize";
import type { FormatId, TileId } from "../formats";

import type { LanguageChoice } from "./ocr-languages";

/** Accepts a file by its declared type, or by its ending whatever the type. */
export type AcceptRule = {
  /** MIME types in lower case; one that ends in '/' matches every subtype. */
  types: readonly string[];
  /** File name endings with the dot, compared without case. */
  endings: readonly string[];
};

/** The files a page accepts. */
export type Accept = AcceptRule & {
  /** The rule for files from the picker, if it differs. */
  selected?: AcceptRule;
  /** The picker's `accept` attribute. */
  picker: string;
};

/** Encodes files again on a canvas before they are uploaded, except those a canvas would damage. */
export type Redraw = {
  type: "image/jpeg" | "image/png" | "image/webp";
  /** The file name's new ending, with the dot; without one the name stays. */
  ending?: string;
};

/** Words of a drop zone; `dragging` replaces the prompt, `or` stands between the prompt and the button. */
export type DropZoneWords = {
  prompt: string;
  dragging: string;
  /** Without it, the button comes before the prompt. */
  or?: string;
  button: string;
  hint: string;
  /** The limits that are enforced, below a specified hint that names others. */
  limits?: string;
  /** A file of ours to try the tool with: its address and name. */
  sample?: { path: string; name: string } | undefined;
};

/** Four messages that take turns while the server works. */
export type Steps = readonly [string, string, string, string];

/** Parts of every screen. */
type ScreenBase = {
  from: TileId;
  to: TileId;
  accept: Accept;
  dropZone: DropZoneWords;
};

/** Messages for a wrong file that was dropped or selected, and for a start without files. */
type Refusals = { drop: string; select: string; none: string };

/** A choice of the visitor, and the text field of the call that says it. */
export type FieldChoice = {
  field: string;
  label: string;
  options: readonly [FieldOption, ...FieldOption[]];
};
type FieldOption = { value: string; text: string };

/** The common layout: choose, order, convert, download. A new selection replaces the previous one. */
export type BatchScreen = ScreenBase & {
  island: "batch";
  call: CallId;
  /** Text fields sent with every call. */
  fields?: Readonly<Record<string, string>>;
  /** A choice that is sent in another text field, left out where its value is empty; the first option is chosen. */
  choice?: FieldChoice;
  /** Milliseconds to wait for the reply; no limit if absent. */
  timeoutMs?: number;
  redraw?: Redraw;
  messages: Refusals;
  action: string;
  steps: Steps;
  /** Shown with the results; '{n}' is their number. */
  success: string;
  /** How failures read: one sentence for all of them, or 'Error: ' and the server's words. */
  failures: "generic" | "own words";
};

/** PNG to JPG with options: one call per file, and results add up. A switch shows the simple layout instead. */
export type AdvancedScreen = ScreenBase & {
  island: "advanced";
  call: "pngToJpg";
  messages: Refusals & { tooLarge: string };
  action: string;
  simple: BatchScreen;
};

/** Upload, progress and results, one view at a time. New files are added to the list. */
export type ThreeViewScreen = ScreenBase & {
  island: "three-view";
  call: "imageConvert";
  fields: Readonly<{ format: "webp" | "gif" }>;
  /** `some`: some of the files are wrong; `tooMany`: more files than the list holds. */
  messages: { none: string; some: string; tooMany: string };
  action: string;
  steps: Steps;
};

/** Starts on its own, converts one file after the other, and saves the results. */
export type AutoScreen = ScreenBase & {
  island: "auto";
  call: "jpegToJpg";
  /** '{file name}' stands for the file's name. */
  messages: { wrong: string; tooLarge: string; empty: string; heading: string; none: string };
  /** Shown when all files are done; '{n}' is the number converted. */
  success: string;
};

/** Any image to a format the visitor chooses. */
export type AnyFormatScreen = ScreenBase & {
  island: "any-format";
  /** The tool that makes files smaller in their own format. */
  compressor: Pick<Page, "path" | "name">;
  call: "imageConvert";
  /** In the order of the menu. */
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
  /** Most bytes of each result, which the page presets. */
  targetSize?: number;
  messages: { wrong: string; none: string };
  action: string;
  success: string;
};

/** Images and camera captures into one PDF. */
export type CameraPdfScreen = ScreenBase & {
  island: "camera-pdf";
  call: "imageToPdf";
  /** `some`: some of the files are not images; `nothingPicked`: the picker was closed without a choice. */
  messages: { none: string; some: string; nothingPicked: string };
  action: string;
  steps: Steps;
  success: string;
};

/** Files of one format into one PDF, in the visitor's order. */
export type MergePdfScreen = ScreenBase & {
  island: "merge-pdf";
  call: "jpgToPdf" | "imageToPdf";
  messages: Refusals;
  action: string;
  /** Shown before the first step. */
  starting: string;
  steps: Steps;
  success: string;
};

/** Pictures of another size. */
export type ResizeScreen = ScreenBase & {
  island: "resize";
  call: "resize";
  /** In the order of the menu; the first is chosen. */
  formats: readonly ResizeFormat[];
  messages: { wrong: string; none: string };
  action: string;
};

/** The text of pictures, to be copied or saved. */
export type ImageTextScreen = ScreenBase & {
  island: "image-text";
  call: "imageToText";
  /** Languages of the text; the first is chosen. */
  languages: readonly LanguageChoice[];
  messages: { wrong: string; none: string };
  action: string;
};

/** A format for a page of a PDF. */
export type PageTarget = "jpg" | "png" | "webp";

/** A PDF's pages as images, with previews. The first target is the default. */
type PageImages = {
  call: "pdfToImages";
  targets: readonly [PageTarget, ...PageTarget[]];
  action: string;
  /** Messages that take turns while the pages are rendered. */
  steps: readonly [string, ...string[]];
};

/** One PDF into a JPG per page; the first page can be saved automatically. */
export type PdfPagesScreen = ScreenBase &
  PageImages & {
    island: "pdf-pages";
    messages: { wrong: string; tooLarge: string; none: string };
    /** The tool for larger files. */
    larger: Pick<Page, "path" | "name">;
  };

/** A compression level, as the contract names it, and what it means to the visitor. */
export type PdfLevel = { level: (typeof pdfLevels)[number]; name: string; means: string };

/** A layout of Word documents, as the contract names it, and what it is for. */
export type WordLayoutChoice = { value: WordLayout; text: string; help: string };

/** One PDF into something else; `job` is what its button does, with the options of that job. */
export type PdfDocumentScreen = ScreenBase & {
  island: "pdf-document";
  messages: { wrong: string; none: string };
  action: string;
  steps: readonly [string, ...string[]];
} & (
    | ({ job: "images" } & PageImages)
    | {
        job: "compress";
        call: "compressPdf";
        levels: readonly PdfLevel[];
        level: PdfLevel["level"];
        /** Most bytes of the result, which the page presets. */
        targetSize?: number;
      }
    | {
        job: "ocr";
        call: "ocrPdf";
        /** Languages of scans; the first is chosen. */
        languages: readonly LanguageChoice[];
      }
    | {
        job: "word";
        call: "pdfToWord";
        /** The first is chosen. */
        layouts: readonly [WordLayoutChoice, ...WordLayoutChoice[]];
        /** The tool for a PDF without text. */
        scanned: Pick<Page, "path" | "name">;
      }
  );

/** The screen variants; each is one component in `components/islands`. */
export type Screen =
  | BatchScreen
  | AdvancedScreen
  | ThreeViewScreen
  | AutoScreen
  | AnyFormatScreen
  | CompressorScreen
  | CameraPdfScreen
  | MergePdfScreen
  | ImageTextScreen
  | ResizeScreen
  | PdfPagesScreen
  | PdfDocumentScreen;

export type IslandId = Screen["island"];

/** The parts of a tool that people and crawlers read. */
type Page = {
  /** Canonical path, spelled as in the route table. */
  path: `/${string}`;
  /** Text of links to it. */
  name: string;
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  subtitle: string;
  badges: readonly string[];
  /** A fixed theme, whatever the visitor's system prefers. */
  theme?: "dark";
  /** Heading of the steps, where 'How to convert A to B' does not fit. */
  howToTitle?: string;
  /** The steps for the visitor; also the page's HowTo data. */
  howTo: readonly { name: string; text: string }[];
  /**
   * Path of the main tool whose options this page presets. Menus, suggestions, the home page and the list of all tools
   * leave such a page out; the main tool's page and its other variants link to it.
   */
  variantOf?: `/${string}`;
  /** Heading of the list of variants, on the page of a main tool that has some. */
  variantsHeading?: string;
  demand: "very-high" | "high" | "medium";
  competition: "low" | "medium" | "high";
};

/**
 * One tool: its texts, its screen, the files it accepts and the call it makes. Routes, metadata, the sitemap,
 * related tools and the browser tests are derived from it.
 */
export type Tool = Page & Screen;

/** A link to a tool. */
export type ToolLink = Pick<Tool, "path" | "name">;

/** For each format that a page does not accept, the tool that does; 'made' for the page's own output. */
export type AlternativeTools = Partial<Record<FormatId, ToolLink | "made">>;
