import { jpegToJpg } from "../limits";
import { type CallOptions, call } from "./api";
import { CallError } from "./call-error";

type Options = Omit<CallOptions<"jpegToJpg">, "files" | "fields" | "signal">;

/**
 * Sends one JPEG and answers what it became.
 *
 * @throws {CallError} or, when it was cancelled, the platform's AbortError
 */
export async function convertJpeg(signal: AbortSignal, original: File, options: Options = {}): Promise<Blob> {
  const converted = await call("jpegToJpg", {
    timeoutMs: jpegToJpg.timeoutMs,
    ...options,
    files: [original],
    fields: { outputFormat: "jpg", inputFormat: "jpeg" },
    signal,
  });
  // Any body passes for a file: a proxy's page of HTML must not be saved as a picture.
  if (converted.size === 0 || /^text\/|\bjson\b/.test(converted.type)) throw new CallError({ kind: "reply" });
  return converted;
}
