import type { ErrorCode, FileFailure } from "../contract/errors";
import type { pdfLevels } from "../contract/pdf-document";
import type { PdfPageOptions } from "../contract/pdf-write";
import type { FormatId } from "../formats";

/** Formats the engine decodes; everything else is `unsupported_type`. */
export const inputFormats = ["jpg", "png", "webp", "avif", "heic", "gif", "tiff"] as const;
export type InputFormat = (typeof inputFormats)[number] & FormatId;

/** Formats the engine writes. */
export const outputFormats = ["jpg", "png", "webp", "avif", "gif", "tiff"] as const;
export type OutputFormat = (typeof outputFormats)[number] & FormatId;

export type ImageOptions = {
  /** 1 to 100, for lossy targets; each format has its own when absent (see `settings`). */
  quality?: number;
  /** `#rrggbb`; what transparent parts become where the target has no alpha. White when absent. */
  background?: string;
  /** For targets without alpha: blend over `background` (default), or drop the channel unblended. */
  alpha?: "flatten" | "drop";
  /** 'web' (default): small. 'print': full color resolution, and a quality of 92 at least. */
  preset?: "web" | "print";
  /** Takes more time for a smaller file of the same quality. */
  optimize?: boolean;
  /** 'keep': EXIF, XMP and IPTC without location, as far as the target can hold them; 'none' (default): nothing. */
  metadata?: "none" | "keep";
};

/** A file to read, and what it may cost. Paths are absolute and lie in a scratch folder. */
export type Input = {
  input: string;
  /** Checked before decoding: megapixels of all frames together, and the number of frames. */
  limits: { megapixels: number; frames: number };
};

/** Where a job reads and writes. */
type Task = Input & { output: string };

/** One file to another format. */
export type ImageJob = Task & { kind: "image"; to: OutputFormat; options: ImageOptions };
/** The same format, size in pixels and look in fewer bytes. */
export type CompressJob = Task & { kind: "compress" };
/** A JPEG's own data, upright and without metadata; anything else becomes a JPEG of high quality. */
export type LosslessJob = Task & { kind: "lossless" };
/** What is done with a picture file. */
export type Job = ImageJob | CompressJob | LosslessJob;

/** What the pages of a PDF can become. */
export const pageFormats = ["jpg", "png", "webp"] as const;
export type PageFormat = (typeof pageFormats)[number] & OutputFormat;

/** One page of a PDF as a picture; `limits.megapixels` is the page's, the number of frames says nothing. */
export type PdfPageJob = Task & {
  kind: "pdf-page";
  to: PageFormat;
  /** From 1. */
  page: number;
  /** Pixels a point (1/72 inch). */
  scale: number;
  password?: string;
};
/** Opens a PDF, to see whether it can be; writes nothing. */
export type PdfOpenJob = { kind: "pdf-open"; input: string; password?: string };
export type PdfFacts = { pages: number };

/** Pictures, a page each in this order, in one document. Fails when one of them does, and says which. */
export type PdfWriteJob = Omit<Task, "input"> & {
  kind: "pdf-write";
  inputs: readonly string[];
  options: PdfPageOptions;
};

/** A PDF in fewer bytes; `limits.megapixels` is of its pictures, larger ones stay as they are. */
export type PdfCompressJob = Task & {
  kind: "pdf-compress";
  level: (typeof pdfLevels)[number];
  password?: string;
};

/** The text of a PDF as a document of Word. */
export type PdfWordJob = Omit<Task, "limits"> & {
  kind: "pdf-word";
  /** A document of more is refused. */
  maxPages: number;
  password?: string;
};

/** What writes a file. */
export type FileJob = Job | PdfPageJob | PdfCompressJob | PdfWordJob | PdfWriteJob;
/** Whatever a process can be asked, and what it answers. */
export type AnyJob = FileJob | PdfOpenJob;
export type Answer<J extends AnyJob> = J extends PdfOpenJob ? PdfFacts : JobResult;

export type JobResult = {
  /** Of a document's first picture. */
  from: InputFormat | "pdf";
  to: InputFormat | OutputFormat | "pdf" | "docx";
  /** Pixels of the result, upright; of one frame, or of the first page's picture. 0 of a PDF that was made smaller. */
  width: number;
  height: number;
  /** Bytes of the result. */
  size: number;
  /** Frames or pages of the source; a still target shows the first. Pages of a document. */
  frames: number;
  /** The data of the original came through: nothing smaller looked the same, or none was to be changed. */
  kept?: boolean;
  /** Of a PDF: it was kept because it is signed, or it was encrypted and is no more. */
  remark?: "signed" | "unprotected";
};

/** Parent to child. */
export type JobMessage = { id: number; job: AnyJob };

/** Child to parent. `cause` is for the log alone. */
export type ReplyMessage =
  | { type: "ready" }
  | { type: "done"; id: number; result: JobResult | PdfFacts }
  | {
      type: "failed";
      id: number;
      code: ErrorCode;
      limit?: string | number;
      /** Of a job with several inputs: which of them it is about. */
      files?: readonly FileFailure[];
      cause?: string;
      /** The process should do no other job. */
      spent: boolean;
    };

/** What a process may see and do beside its work, by absolute paths; held by bubblewrap, on Linux. */
export type Confinement = {
  /** What is kept from it: results of other visitors. */
  hidden: string;
  /** A folder in there, for what jobs read and write: all that it may write to. */
  writable: string;
};

export type RunOptions = {
  /** How long the job may run, in milliseconds from the moment a process takes it. */
  timeoutMs: number;
  /** When its caller stops waiting, in milliseconds since the epoch; a job that is late is not started. */
  deadline?: number;
  /** The turn it takes from now, see `waiting`: lower goes first, equals in order of arrival; 0 when absent. */
  priority?: number;
};

export type EngineStats = {
  processes: readonly { pid: number; state: "starting" | "idle" | "busy"; jobs: number }[];
  waiting: number;
  /** Processes that ended for any reason since the pool was made, retirements included. */
  ended: number;
};

export type EnginePool = {
  /**
   * Converts one file, or looks into one, in a process of its own turn. A job whose process crashed or was killed by
   * another than the pool is tried once more, if its deadline leaves time.
   *
   * @throws ConversionError whatever the child says of the file, or `conversion_timeout` (limit: seconds),
   * `cancelled`, `out_of_memory`, `engine_crashed`, `busy` (late before it started, or the pool closes),
   * `internal` (no process can be started). The output path is nobody's any more when it rejects.
   */
  run<J extends AnyJob>(signal: AbortSignal, job: J, options: RunOptions): Promise<Answer<J>>;
  /** Starts every process; resolves when all are ready, rejects with `internal` when one cannot start, with `busy` when closed. */
  warm(): Promise<void>;
  stats(): EngineStats;
  /** Fails what runs and waits with `busy`, kills every process; resolves when all are gone. */
  close(): Promise<void>;
};

/** What the pool tells a log about its processes; `cause` never reaches a visitor. */
export type EngineEvent = {
  event: "engine_started" | "engine_start_failed" | "engine_ended";
  pid?: number;
  /** From the fork to its ready message, in milliseconds. */
  ms?: number;
  /** Why the pool ended it: a code of the job it ran, or `retired`. */
  reason?: string;
  cause?: string;
};
