import type { ErrorCode } from "../contract/errors";
import type { FormatId } from "../formats";

/** Formats the engine decodes; everything else is `unsupported_type`. */
export const inputFormats = ["jpg", "png", "webp", "avif", "heic", "gif", "tiff"] as const;
export type InputFormat = (typeof inputFormats)[number] & FormatId;

/** Formats the engine writes. */
export const outputFormats = ["jpg", "png"] as const;
export type OutputFormat = (typeof outputFormats)[number] & FormatId;

export type ImageOptions = {
  /** 1 to 100, for lossy targets. */
  quality?: number;
  /** `#rrggbb`; what transparent parts become where the target has no alpha. White when absent. */
  background?: string;
  /** For targets without alpha: blend over `background` (default), or drop the channel unblended. */
  alpha?: "flatten" | "drop";
};

/** One file's conversion. Paths are absolute and lie in a scratch folder. */
export type Job = {
  kind: "image";
  input: string;
  output: string;
  to: OutputFormat;
  options: ImageOptions;
  /** Checked before decoding: megapixels of all frames together, and the number of frames. */
  limits: { megapixels: number; frames: number };
};

export type JobResult = {
  from: InputFormat;
  /** Pixels of the result, upright. */
  width: number;
  height: number;
  /** Bytes of the result. */
  size: number;
  /** Frames or pages of the source; a still target shows the first. */
  frames: number;
};

/** Parent to child. */
export type JobMessage = { id: number; job: Job };

/** Child to parent. `cause` is for the log alone. */
export type ReplyMessage =
  | { type: "ready" }
  | { type: "done"; id: number; result: JobResult }
  | { type: "failed"; id: number; code: ErrorCode; limit?: string | number; cause?: string };
