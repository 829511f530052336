import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** The log line of one request, without file names and addresses. */
export type RequestLine = {
  id: string;
  route: string;
  method: string;
  status: number;
  /** Error code, if the answer is an error. */
  code?: string;
  /** Name of the program, of one that has a token. */
  program?: string;
  /** Files received, and how many of them failed although the answer is a success. */
  files: number;
  failed: number;
  /** Bytes of the request body, and of all results. */
  bytesIn: number;
  bytesOut: number;
  ms: number;
};

/** Removes quoted paths: file system errors contain them, and the path of a result has the visitor's file name. */
const withoutPaths = (message: string) => message.replace(/'[^']*'|"[^"]*"/g, "'…'");

/** Describes an error for the log with its causes, without paths; the stack is reduced to its first frames. */
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
 * Creates the log of the server: one JSON object per line on standard output, or on `stream`. Silent under Vitest unless
 * a stream is given.
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
