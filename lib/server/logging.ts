import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** One request in the log: no file names, no addresses. */
export type RequestLine = {
  id: string;
  route: string;
  method: string;
  status: number;
  /** The error's code, when the answer is one. */
  code?: string;
  /** Files received, and how many of them failed in an answer that is not an error. */
  files: number;
  failed: number;
  /** Bytes of the body as it came, and of all results. */
  bytesIn: number;
  bytesOut: number;
  ms: number;
};

/** Messages of the file system quote the path, and a result's path holds the visitor's file name. */
const withoutPaths = (message: string) => message.replace(/'[^']*'|"[^"]*"/g, "'…'");

/** An error for the log, its causes included, without paths; frames of the stack show where. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutPaths(String(error)) };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return {
    type: name,
    code,
    message: withoutPaths(message),
    stack: stack
      ?.split("\n")
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .join("\n"),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/**
 * The server's log: one JSON object a line on standard output, or on `stream`.
 * Silent under Vitest unless a stream is given.
 */
export function createLog(level: string, stream?: DestinationStream): Log {
  const options = {
    level: process.env.VITEST && !stream ? "silent" : level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return stream ? pino(options, stream) : pino(options);
}
