import type { CallId, targetFormats } from "../contract/calls";
import type { pdfLevels, WordLayout } from "../contract/pdf";
import type { ResizeFormat } from "../contract/resize";
import type { FormatId, PageFormat, TileId } from "../formats";
import type { TableChoices } from "../tables/types";
import type { ScreenWords, ToolWords, WordsId } from "./words";

/** Path of a page. */
export type ToolPath = `/${string}`;

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

/** Parts of every screen. */
type ScreenBase = {
  from: TileId;
  to: TileId;
  accept: Accept;
  /** A file of ours to try the tool with: its address and name. */
  sample?: { path: string; name: string } | undefined;
};

/** A choice of the visitor: the text field of the call that says it, and its values, the first of which is chosen. */
type FieldChoice = { field: string; values: readonly [string, ...string[]] };

/** The common layout: choose, order, convert, download. A new selection replaces the previous one. */
export type BatchScreen = ScreenBase & {
  screen: "batch";
  call: CallId;
  /** Text fields sent with every call. */
  fields?: Readonly<Record<string, string>>;
  /** A choice that is sent in another text field, left out where its value is empty. */
  choice?: FieldChoice;
  /** Milliseconds to wait for the reply; no limit if absent. */
  timeoutMs?: number;
  redraw?: Redraw;
  /** How failures read: one sentence for all of them, or 'Error: ' and the server's words. */
  failures: "generic" | "own words";
};

/** PNG to JPG with options: one call per file, and results add up. A switch shows the simple layout instead. */
export type AdvancedScreen = ScreenBase & {
  screen: "advanced";
  call: "pngToJpg";
  simple: BatchScreen;
};

/** Upload, progress and results, one view at a time. New files are added to the list. */
export type ThreeViewScreen = ScreenBase & {
  screen: "three-view";
  call: "imageConvert";
  fields: Readonly<{ format: "webp" | "gif" }>;
};

/** Starts on its own, converts one file after the other, and saves the results. */
export type AutoScreen = ScreenBase & {
  screen: "auto";
  call: "jpegToJpg";
};

/** Any image to a format the visitor chooses. */
export type AnyFormatScreen = ScreenBase & {
  screen: "any-format";
  /** The tool that makes files smaller in their own format. */
  compressor?: ToolPath;
  call: "imageConvert";
  /** In the order of the menu. */
  targets: readonly (typeof targetFormats)[number][];
  target: (typeof targetFormats)[number];
};

/** Smaller files of the same format, in one ZIP. */
export type CompressorScreen = ScreenBase & {
  screen: "compressor";
  call: "compressor";
  /** Most bytes of each result, which the page presets. */
  targetSize?: number;
};

/** Images and camera captures into one PDF. */
export type CameraPdfScreen = ScreenBase & {
  screen: "camera-pdf";
  call: "imageToPdf";
};

/** Files of one format into one PDF, in the visitor's order. */
export type MergePdfScreen = ScreenBase & {
  screen: "merge-pdf";
  call: "jpgToPdf" | "imageToPdf";
};

/** Pictures of another size. */
export type ResizeScreen = ScreenBase & {
  screen: "resize";
  call: "resize";
  /** In the order of the menu; the first is chosen. */
  formats: readonly ResizeFormat[];
};

/** The text of pictures, to be copied or saved. */
export type ImageTextScreen = ScreenBase & {
  screen: "image-text";
  call: "imageToText";
};

export type PdfLevel = (typeof pdfLevels)[number];

/** A PDF's pages as images, with previews. The first target is the default. */
type PageImages = {
  call: "pdfToImages";
  targets: readonly [PageFormat, ...PageFormat[]];
};

/** One PDF into a JPG per page; the first page can be saved automatically. */
export type PdfPagesScreen = ScreenBase &
  PageImages & {
    screen: "pdf-pages";
    /** The tool for larger files. */
    larger?: ToolPath;
  };

/** What a visitor wants to do with pages; the page board presets it. */
export type BoardMode = "merge" | "split" | "organize" | "rotate" | "delete" | "extract";

/** The pages of PDFs on a board, in any order, as one document or several. */
export type PageBoardScreen = ScreenBase & {
  screen: "page-board";
  mode: BoardMode;
  call: "organizePdf";
};

/** One PDF, or a picture of a page, into something else; `job` is what its button does, with the options of that job. */
export type PdfDocumentScreen = ScreenBase & {
  screen: "pdf-document";
} & (
    | ({ job: "images" } & PageImages)
    | {
        job: "compress";
        call: "compressPdf";
        /** In the order of the choice. */
        levels: readonly PdfLevel[];
        level: PdfLevel;
        /** Most bytes of the result, which the page presets. */
        targetSize?: number;
      }
    | {
        job: "ocr";
        call: "ocrPdf";
      }
    | {
        job: "tables";
        call: "pdfToExcel" | "imageToExcel";
        /** Chosen at first. */
        choices: TableChoices;
        /** The tool for a document without a table. */
        instead?: ToolPath;
      }
    | { job: "protect"; call: "protectPdf" }
    | { job: "unlock"; call: "unlockPdf" }
    | {
        job: "word";
        call: "pdfToWord";
        /** In the order of the menu; the first is chosen. */
        layouts: readonly [WordLayout, ...WordLayout[]];
        /** The tool for a PDF without text. */
        scanned?: ToolPath;
      }
  );

/** The screen variants; each is one component in `components/screens`. */
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
  | PageBoardScreen
  | PdfDocumentScreen;

export type ScreenId = Screen["screen"];

/** The parts of a tool that are not its screen's. */
type Page = {
  /** Canonical path, spelled as in the route table. */
  path: ToolPath;
  /** A fixed theme, whatever the visitor's system prefers. */
  theme?: "dark";
  /**
   * Path of the main tool whose options this page presets. Menus, suggestions, the home page and the list of all tools
   * leave such a page out; the main tool's page and its other variants link to it.
   */
  variantOf?: ToolPath;
  /**
   * The tool for pictures on a page for PDFs, and for PDFs on one for pictures, where it is not the nearest one; "none" where
   * there is nothing of the kind to do with them.
   */
  alternative?: ToolPath | "none";
  /** The tool for files of the page's own format with an extension that the page refuses, as specified. */
  otherExtensions?: ToolPath;
  demand: "very-high" | "high" | "medium";
  competition: "low" | "medium" | "high";
};

/**
 * One tool: its screen, the files it accepts and the call it makes. Routes, the sitemap, related tools and the browser
 * tests are derived from it; what its page says is in {@link ToolWords}.
 */
export type Tool = Page & Screen;

/** A tool with what its page says. They stay apart because a screen needs neither article nor description. */
export type Entry = { tool: Tool; words: ToolWords };

/** A link to a tool. */
export type ToolLink = { path: ToolPath; name: string };

/**
 * For each format that a page does not accept, the tool that does; 'made' for the page's own output, 'none' for no tool.
 * `own` marks the tool for the page's own format with other extensions.
 */
export type AlternativeTools = Partial<Record<FormatId, (ToolLink & { own?: true }) | "made" | "none">>;

/** How a screen treats its files, as specified for each. */
export type Behavior = {
  /** What new files do to those in the list. */
  adding: "replace" | "append";
  /** Files that the list holds; further ones are left out. */
  maxFiles?: number;
  /** Bytes of one file, checked before the upload. */
  maxBytes?: number;
  /** Whether empty files are refused before the upload. */
  refuseEmpty?: boolean;
  /** How refused files are named. */
  refusals: "one sentence" | "first reason of each file" | "every reason of each file";
  /** What a change of the list does to the results. */
  results: "discard" | "keep";
  /** What becomes of files that come during a run: they are converted after it, or can be chosen in place of its result. */
  next: "convert" | "offer";
  /** Whether adding files starts their conversion. */
  autoStart?: boolean;
  /** Files per request: all of them, or one, with this many requests at a time. */
  requests: "together" | number;
  /** Automatic downloads at the end of a run, in milliseconds. */
  autoDownload?: { afterMs: number; staggerMs: number };
  /** Profile of the simulated progress. */
  progress: "a" | "b";
  /** Whether the drop zone makes room for the progress and the results. */
  views?: boolean;
};

/** What a screen is given: the data of its tool, what its page says, the tools for other files, and how it treats those it takes. */
export type ScreenProps<S extends Screen = Screen> = {
  tool: S;
  words: ScreenWords[WordsId<S>];
  alternatives: AlternativeTools;
  behavior: Behavior;
};
