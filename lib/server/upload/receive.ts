import type { IncomingHttpHeaders } from "node:http";
import { ConversionError } from "../../contract/errors";
import { MIB } from "../../limits";
import { pumpBody } from "./body";
import { openForm, type ReceivedForm } from "./form";

export type UploadOptions = {
  /** An empty folder to write to. */
  folder: string;
  /** Mebibytes of the whole body. */
  maxMb: number;
  maxFiles: number;
  fieldBytes?: number | undefined;
  onBytes: (count: number) => void;
};

/**
 * Streams a multipart upload to disk.
 *
 * @param signal its reason is thrown when it aborts
 * @throws ConversionError `no_files`, `bad_request`, `too_large` (limit: MB), `too_many_files`, `upload_broken`,
 * `storage_full`
 */
export async function receiveForm(
  signal: AbortSignal,
  headers: IncomingHttpHeaders,
  body: AsyncIterator<Buffer>,
  { folder, maxMb, maxFiles, fieldBytes, onBytes }: UploadOptions,
): Promise<ReceivedForm> {
  checkHead(headers, maxMb);
  let received = 0;
  const failure = new AbortController();
  const form = openForm(headers["content-type"] ?? "", {
    folder,
    maxFiles,
    fieldBytes,
    onFailure: (error) => failure.abort(error),
  });
  const either = AbortSignal.any([signal, failure.signal]);
  const count = (bytes: number) => {
    received += bytes;
    onBytes(bytes);
  };
  try {
    await pumpBody(either, body, form.sink, { maxMb, onBytes: count });
    const { files, fields } = await form.done();
    either.throwIfAborted();
    if (files.length === 0) throw new ConversionError("no_files");
    return { files, fields };
  } catch (thrown) {
    // The first error explains the rest; discarding the form makes it complain too.
    const error = either.aborted ? either.reason : thrown;
    await form.discard();
    if (received === 0 && !signal.aborted) throw new ConversionError("no_files", { cause: error });
    throw error;
  }
}

/** Refuses what can be refused before a byte is read. */
function checkHead(headers: IncomingHttpHeaders, maxMb: number) {
  const {
    "content-length": length,
    "content-type": type,
    "content-encoding": encoding = "identity",
  } = headers;
  const isEmpty = length === "0" || (length === undefined && headers["transfer-encoding"] === undefined);
  if (isEmpty || type === undefined) throw new ConversionError("no_files");
  if (Number(length) > maxMb * MIB) throw new ConversionError("too_large", { limit: maxMb });
  if (encoding !== "identity") throw new ConversionError("bad_request", { cause: "an encoded body" });
}
