import type { PhotoDetails } from "../contract/details";
import type { ErrorCode, FileFailure } from "../contract/errors";
import type { QuarterTurn } from "../contract/fields";
import type { OcrChoice, OcrLanguage } from "../contract/ocr";
import type { PdfPageOptions, pdfLevels, WordLayout } from "../contract/pdf";
import type { FoundTable, TableFormat, TableLayout, TableRegion } from "../contract/tables";
import type { InputFormat, OutputFormat, PageFormat, SizedFormat } from "../formats";
import type { Resizing } from "../resize/plan";
import type { CsvOptions } from "../tables/types";

export type ImageOptions = {
  /** 1 to 100, for lossy targets; each format has its own when absent (see `formats`). */
  quality?: number;
  /** `#rrggbb` behind transparent parts where the target has no alpha. White when absent. */
  background?: string;
  /** For targets without alpha: blend over `background` (default), or drop the channel unblended. */
  alpha?: "flatten" | "drop";
  /** 'web' (default): small. 'print': full color resolution, and a quality of 92 at least. */
  preset?: "web" | "print";
  /** Takes more time for a smaller file of the same quality. */
  optimize?: boolean;
  /** 'keep': EXIF, XMP and IPTC without location, as far as the target can hold them; 'none' (default): nothing. */
  metadata?: "none" | "keep";
  /** Whether metadata that is kept includes the location. */
  location?: boolean;
};

/** A file to read, and its limits. Paths are absolute and lie in a scratch folder. */
export type Input = {
  input: string;
  /** Checked before decoding: megapixels of all frames together, and the number of frames. */
  limits: { megapixels: number; frames: number };
  /** Pixels of the longer side that an SVG is drawn with; by its own size when absent. */
  svgSide?: number;
};

/** Paths that a job reads from and writes to. */
type Task = Input & { output: string };

/** One file to another format. */
export type ImageJob = Task & { kind: "image"; to: OutputFormat; options: ImageOptions };
/**
 * Fewer bytes for the same format, size in pixels and look; or as good as a number of bytes allows, with fewer pixels
 * only where `target` allows them.
 */
export type CompressJob = Task & { kind: "compress"; target?: { bytes: number; fewerPixels: boolean } };
/** A JPEG's own data, upright and without metadata; anything else becomes a JPEG of high quality. */
export type LosslessJob = Task & { kind: "lossless" };
/** Another size, and another format unless `to` keeps the file's own; see `keptFormat` for those that are not written. */
export type ResizeJob = Task & {
  kind: "resize";
  to: SizedFormat | "original";
  resizing: Resizing;
  /** Most bytes of the result: its quality is lowered until it fits. */
  target?: number;
  /** `background` is also the color of borders. */
  options: Pick<ImageOptions, "background">;
};
/** The same file without what describes it: its picture's data, orientation and color profile stay as they are. */
export type RemoveDetailsJob = Task & { kind: "remove-details" };
/** Any job for one picture file. */
export type Job = ImageJob | CompressJob | LosslessJob | ResizeJob | RemoveDetailsJob;

/** One page of a PDF as a picture; `limits.megapixels` is the page's, the number of frames is ignored. */
export type PdfPageJob = Task & {
  kind: "pdf-page";
  to: PageFormat;
  /** Page number, from 1. */
  page: number;
  /** Pixels per point (1/72 inch). */
  scale: number;
  password?: string;
};
/** Checks whether a PDF opens; writes nothing. */
export type PdfOpenJob = {
  kind: "pdf-open";
  input: string;
  password?: string;
  /** Looks for pages without text, if it has no more pages than this. */
  findScansUpTo?: number;
  /** Text also counts where its fonts do not say what they draw, and only we can read it (see `mapType3Fonts`). */
  forText?: boolean;
  /** Pages whose text is compared with what their pictures show. */
  compare?: readonly number[];
  /** Looks for bookmarks of the first level. */
  findBookmarks?: boolean;
};
export type PdfFacts = {
  pages: number;
  /** Pages whose text cannot be searched, from 1, if they were looked for; those whose text is wrong, if it was compared. */
  scans?: readonly number[];
  /** Pages whose text is no words, if there are any: it should be compared. */
  doubtful?: readonly number[];
  /** Bookmarks of the first level that lead to a page, from 1, if they were looked for. */
  bookmarks?: readonly { title: string; page: number }[];
};

/** Pictures, one per page in this order, in one document. Fails when one of them does, and says which. */
export type PdfWriteJob = Omit<Task, "input"> & {
  kind: "pdf-write";
  inputs: readonly string[];
  /** Pages of all TIFFs that have several; `limits` are those of one picture. */
  maxPages: number;
  options: PdfPageOptions;
  /** How each picture is turned, all pages of a TIFF alike. */
  turns?: readonly QuarterTurn[];
};

/** A PDF in fewer bytes; pictures above `limits.megapixels` stay as they are. */
export type PdfCompressJob = Task & {
  kind: "pdf-compress";
  level: (typeof pdfLevels)[number];
  /** Most bytes of the result, instead of the level. */
  target?: number;
  password?: string;
};

/** The text of a PDF as a Word document. */
export type PdfWordJob = Omit<Task, "limits"> & {
  kind: "pdf-word";
  /** 'flow' if absent. */
  layout?: WordLayout;
  /** The text of its scanned pages: results of {@link OcrPageJob}. */
  texts?: readonly string[];
  /** A document with more pages is refused. */
  maxPages: number;
  password?: string;
};

/** The tables of a PDF as a workbook, as CSV (a ZIP of several), or as JSON (`foundTables` of `lib/contract/tables`). */
export type PdfTablesJob = Omit<Task, "limits"> & {
  kind: "pdf-tables";
  to: TableFormat;
  layout: TableLayout;
  /** Pages to read, from 1, in any order. */
  pages: readonly number[];
  /** Areas of these to read instead of looking for tables. */
  regions?: readonly TableRegion[];
  /** The text of its scanned pages: results of {@link OcrPageJob}. */
  texts?: readonly string[];
  /** A document with more pages is refused. */
  maxPages: number;
  password?: string;
  options: CsvOptions;
};

/** Reads the picture of a page; the result is JSON (`ScannedPage`). */
export type OcrPageJob = Task & {
  kind: "ocr-page";
  /** Page number, from 1. */
  page: number;
  language: OcrChoice;
  password?: string;
};

/** Reads a picture file; the result is JSON (`ReadImage`). */
export type OcrImageJob = Task & { kind: "ocr-image"; language: OcrChoice };

/** Adds the text of scanned pages to a PDF, which can be searched then. */
export type PdfTextLayerJob = {
  kind: "pdf-text-layer";
  /** The PDF, and the results of {@link OcrPageJob}. */
  inputs: readonly string[];
  output: string;
  password?: string;
};

/** A page of a document that is made of others: one of theirs, or a blank one. */
export type PlannedPage = { rotate?: 0 | 90 | 180 | 270 } & (
  | {
      /** Position of its document. */
      file: number;
      /** From 1. */
      page: number;
    }
  | {
      /** In points. */
      blank: { width: number; height: number };
    }
);

/** One document of pages of others. Pages are turned clockwise, in addition to what they have. */
export type PdfOrganizeJob = {
  kind: "pdf-organize";
  inputs: readonly string[];
  output: string;
  /** Of each input; empty for none. */
  passwords: readonly string[];
  /** Of each input, for its branch of bookmarks. */
  titles: readonly string[];
  pages: readonly PlannedPage[];
  /** Whether it is the first that is made of each input, which gets the attachments. */
  isFirst: readonly boolean[];
};

/** A PDF that only opens with a new password. */
export type PdfProtectJob = {
  kind: "pdf-protect";
  input: string;
  output: string;
  /** That it has now. */
  password?: string;
  newPassword: string;
  permissions: { printing: boolean; copying: boolean; changes: boolean };
};
/** A PDF without its password and restrictions. */
export type PdfUnlockJob = { kind: "pdf-unlock"; input: string; output: string; password?: string };

/** Any job that writes a file. */
export type FileJob =
  | Job
  | PdfPageJob
  | PdfCompressJob
  | PdfWordJob
  | PdfTablesJob
  | PdfWriteJob
  | OcrPageJob
  | OcrImageJob
  | PdfTextLayerJob
  | PdfOrganizeJob
  | PdfProtectJob
  | PdfUnlockJob;
/** Any job a process can do, and its answer. */
export type AnyJob = FileJob | PdfOpenJob;
export type Answer<J extends AnyJob> = J extends PdfOpenJob ? PdfFacts : JobResult;

export type JobResult = {
  /** For a document made of pictures: the format of the first. */
  from: InputFormat | "pdf";
  to: InputFormat | OutputFormat | "pdf" | "docx" | "xlsx" | "csv" | "zip" | "json";
  /** Size of the result in pixels, upright: of one frame, or of the first page's picture; 0 for a compressed PDF. */
  width: number;
  height: number;
  /** Bytes of the result. */
  size: number;
  /** Frames or pages of the source; a still target shows the first. Pages of a document. */
  frames: number;
  /** Of a HEIC or AVIF: its frames are those of an animation without a still picture. */
  isSequence?: boolean;
  /** Whether the original's data was kept: nothing smaller looked the same, or nothing had to change. */
  kept?: boolean;
  /** For a picture that lost pixels or most colors to fit a target: a JPG of its full size would fit, too, and look better. */
  fitsAsJpg?: boolean;
  /** For a resized picture: pixels per inch where its size on paper is known, and whether it has fewer pixels than asked. */
  resized?: { dpi?: number; limited: boolean };
  /** For a PDF that was fitted to a target: most pixels per inch of the pictures that changed, and whether one lost pixels. */
  dpi?: number;
  isReduced?: boolean;
  /** For a RAW file: the size of its preview in pixels, if that is much smaller than the photo. */
  preview?: { width: number; height: number };
  /** What a photo's file told about it and whoever took it; absent for one that told nothing. */
  details?: PhotoDetails;
  /** For a PDF: kept because it is signed, or no longer encrypted. */
  remark?: "signed" | "unprotected";
  /** For a Word document: it has pictures alone. */
  textless?: boolean;
  /** For tables: what was found, in the order of the pages. */
  tables?: readonly FoundTable[];
  /** For a Word document, and for tables: pages with text whose font does not say which letters it draws, from 1. */
  unreadable?: readonly number[];
  /**
   * For a picture that was read: the language, the mean confidence in its words (0 to 100), and their number; whether it is
   * in a script or language that we cannot read.
   */
  read?: { language: OcrLanguage; confidence: number; words: number; isUnread: boolean };
};

/** Message from parent to child. */
export type JobMessage = { id: number; job: AnyJob };

/** Message from child to parent. `cause` is only for the log. */
export type ReplyMessage =
  | { type: "ready" }
  | { type: "done"; id: number; result: JobResult | PdfFacts }
  | {
      type: "failed";
      id: number;
      code: ErrorCode;
      limit?: string | number;
      /** For a job with several inputs: which of them failed. */
      files?: readonly FileFailure[];
      cause?: string;
      /** Whether the process should be replaced. */
      spent: boolean;
    };

/** File system access of a process, by absolute paths; enforced by bubblewrap, on Linux. */
export type Confinement = {
  /** Folders it cannot see: results of other visitors. */
  hidden: readonly string[];
  /** Folder inside of one that jobs read from and write to; nothing else is writable. */
  writable: string;
};

export type RunOptions = {
  /** How long the job may run, in milliseconds from the moment a process takes it. */
  timeoutMs: number;
  /** When its caller stops waiting, in milliseconds since the epoch; a late job is not started. */
  deadline?: number;
  /** The turn it takes from now (see `createFairQueue`): lower goes first; 0 when absent. */
  priority?: number;
};

type EngineStats = {
  processes: readonly { pid: number; state: "starting" | "idle" | "busy"; jobs: number }[];
  waiting: number;
  /** Time in milliseconds for which the oldest job has waited; 0 if none waits. */
  oldestMs: number;
  /** Processes that ended for any reason since the pool was made, retirements included. */
  ended: number;
};

export type EnginePool = {
  /**
   * Runs a job in a process when its turn comes. A job whose process crashed or was killed from outside is tried once
   * more, if its deadline leaves time.
   *
   * @throws ConversionError whatever the child says of the file, or `conversion_timeout` (limit: seconds),
   * `cancelled`, `out_of_memory`, `engine_crashed`, `busy` (late before it started, or the pool closes),
   * `internal` (no process can be started). Nothing writes to the output path any more when it rejects.
   */
  run<J extends AnyJob>(signal: AbortSignal, job: J, options: RunOptions): Promise<Answer<J>>;
  /** Starts every process; resolves when all are ready. Rejects with `internal` if one cannot start, with `busy` if closed. */
  warm(): Promise<void>;
  stats(): EngineStats;
  /** Fails what runs and waits with `busy`, kills every process; resolves when all are gone. */
  close(): Promise<void>;
};

/** A log event about an engine process; `cause` never reaches a visitor. */
export type EngineEvent = {
  event: "engine_started" | "engine_start_failed" | "engine_ended";
  pid?: number;
  /** From the fork to its ready message, in milliseconds. */
  ms?: number;
  /** Why the pool ended it: a code of the job it ran, or `retired`. */
  reason?: string;
  cause?: string;
};
