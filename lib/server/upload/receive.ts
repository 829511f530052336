import "server-only";
import { ConversionError } from "../../contract/errors";
import { MIB } from "../../limits";
import { pump, readOn } from "./body";
import { openForm, type ReceivedForm } from "./form";

export type UploadOptions = {
  /** An empty folder to write to. */
  folder: string;
  /** Mebibytes of the whole body. */
  maxMb: number;
  maxFiles: number;
  onBytes: (count: number) => void;
  /** Told of a refusal while the client may still be sending: the answer must not end before this does. */
  onRefusal: (readingOn: Promise<void>) => void;
};

/**
 * Streams a multipart upload to disk.
 *
 * @param signal its reason is what is thrown when it aborts
 * @throws ConversionError `no_files`, `bad_request`, `too_large` (limit: MB), `too_many_files`,
 * `upload_broken`, `storage_full`
 */
export async function receive(
  signal: AbortSignal,
  request: Request,
  options: UploadOptions,
): Promise<ReceivedForm> {
  const reader = request.body?.getReader();
  if (!reader) throw new ConversionError("no_files");
  try {
    checkHead(request.headers, options.maxMb);
    return await parse(signal, reader, request.headers.get("content-type") ?? "", options);
  } catch (error) {
    options.onRefusal(readOn(reader));
    throw error;
  }
}

/** What can be refused before a byte is read. */
function checkHead(headers: Headers, maxMb: number) {
  const length = headers.get("content-length");
  // Next gives every POST a body; one without a type comes from who sent none.
  if (length === "0" || !headers.has("content-type")) throw new ConversionError("no_files");
  if (Number(length) > maxMb * MIB) throw new ConversionError("too_large", { limit: maxMb });
  const encoding = headers.get("content-encoding") ?? "identity";
  if (encoding !== "identity") throw new ConversionError("bad_request", { cause: "an encoded body" });
}

async function parse(
  signal: AbortSignal,
  reader: ReadableStreamDefaultReader<Uint8Array>,
  contentType: string,
  { folder, maxMb, maxFiles, onBytes }: UploadOptions,
): Promise<ReceivedForm> {
  let received = 0;
  const failure = new AbortController();
  const form = openForm(contentType, { folder, maxFiles, onFailure: (error) => failure.abort(error) });
  const either = AbortSignal.any([signal, failure.signal]);
  const count = (bytes: number) => {
    received += bytes;
    onBytes(bytes);
  };
  try {
    await pump(either, reader, form.sink, { maxMb, onBytes: count });
    const { files, fields } = await form.done();
    either.throwIfAborted();
    if (files.length === 0) throw new ConversionError("no_files");
    return { files, fields };
  } catch (thrown) {
    // What broke first explains the rest; discarding the form makes it complain too.
    const error = either.aborted ? either.reason : thrown;
    await form.discard();
    if (received === 0 && !signal.aborted) throw new ConversionError("no_files", { cause: error });
    throw error;
  }
}
