import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import busboy from "busboy";
import { ConversionError } from "../../contract/errors";
import { KIB } from "../../limits";
import { originalName } from "../file-name";
import { toConversionError } from "../http/failure";
import { formLimits } from "../limits";

/** A file of the upload. */
export type ReceivedFile = {
  /** Name given by the visitor, safe to show. */
  name: string;
  /** Path in the scratch folder, under a generated name. */
  path: string;
  /** Bytes. */
  size: number;
};

export type ReceivedForm = { files: ReceivedFile[]; fields: Record<string, string> };

export type FormOptions = {
  /** An empty folder for the files. */
  folder: string;
  maxFiles: number;
  /** Bytes of a field, where a call takes long ones. */
  fieldBytes?: number | undefined;
  /** Called at most once, with the error for the reply. */
  onFailure: (error: ConversionError) => void;
};

/** Field names of the pages; some clients add brackets to lists. */
const fileField = /^(images?|pdf)(\[\])?$/;

/**
 * Parses a multipart form: files are streamed to disk, fields are kept in memory.
 *
 * @throws ConversionError `bad_request` if the content type is not that of a form
 */
export function openForm(contentType: string, options: FormOptions) {
  const { folder, maxFiles, fieldBytes = formLimits.fieldValue, onFailure } = options;
  const { sink, fail } = openParser(contentType, { maxFiles, fieldBytes }, onFailure);
  const files: Omit<ReceivedFile, "size">[] = [];
  const written: Promise<number>[] = [];
  const fields = new Map<string, string>();
  let fieldsLeft = fieldBytes + formLimits.fields * formLimits.fieldValue;

  sink.on("file", (field: string | undefined, stream, { filename }) => {
    // Browsers send a part without a file name for an unused file input.
    if (!filename) return void drain(stream);
    if (!fileField.test(field ?? "")) {
      drain(stream);
      return fail(new ConversionError("bad_request", { cause: "a file in a field of another name" }));
    }
    const path = join(folder, `${files.length}.upload`);
    files.push({ name: originalName(filename), path });
    written.push(save(stream, path, fail));
  });
  sink.on("field", (name: string | undefined, value, { valueTruncated }) => {
    if (!name || name.length > formLimits.fieldName) return fail(new ConversionError("bad_request"));
    fieldsLeft -= value.length;
    if (valueTruncated || fieldsLeft < 0)
      return fail(new ConversionError("bad_request", { cause: "a long field" }));
    fields.set(name, value);
  });

  return {
    sink: sink as Writable,
    /** Resolves when all files are written. */
    async done(): Promise<ReceivedForm> {
      await finished(sink);
      const sizes = await Promise.all(written);
      return {
        files: files.map((file, i) => ({ ...file, size: sizes[i] ?? 0 })),
        // `fromEntries` defines own properties, so a field called __proto__ is harmless.
        fields: Object.fromEntries(fields),
      };
    },
    /** Stops parsing; resolves when all files are closed. */
    async discard(): Promise<void> {
      sink.destroy();
      await Promise.allSettled(written);
    },
  };
}

type ParserLimits = { maxFiles: number; fieldBytes: number };

/** Creates a busboy parser whose failures and exceeded limits all call `onFailure`, once. */
function openParser(contentType: string, limits: ParserLimits, onFailure: FormOptions["onFailure"]) {
  let failed = false;
  const fail = (error: ConversionError) => {
    if (!failed) onFailure(error);
    failed = true;
  };
  const sink = parserFor(contentType, limits);
  sink.on("filesLimit", () => fail(new ConversionError("too_many_files", { limit: limits.maxFiles })));
  sink.on("fieldsLimit", () => fail(new ConversionError("bad_request", { cause: "many fields" })));
  sink.on("partsLimit", () => fail(new ConversionError("bad_request", { cause: "many parts" })));
  sink.on("error", (cause: Error) =>
    fail(
      new ConversionError(/^Unexpected end/.test(cause.message) ? "upload_broken" : "bad_request", { cause }),
    ),
  );
  return { sink, fail };
}

function parserFor(contentType: string, { maxFiles, fieldBytes }: ParserLimits) {
  try {
    if (!/^multipart\/form-data\b/i.test(contentType)) throw new TypeError("not a form");
    return busboy({
      headers: { "content-type": contentType },
      // Browsers write names in UTF-8, but the default of busboy is Latin-1.
      defParamCharset: "utf8",
      limits: {
        files: maxFiles,
        fields: formLimits.fields,
        fieldSize: fieldBytes,
        // Only this limit counts parts without a disposition; the closing boundary counts as a part.
        parts: maxFiles + formLimits.fields + 1,
      },
    });
  } catch (cause) {
    throw new ConversionError("bad_request", { cause });
  }
}

function drain(stream: Readable) {
  stream.on("error", () => {});
  stream.resume();
}

/** Buffered for each upload: fewer, larger writes take a tenth off the time of 50 MB. */
const WRITE_BUFFER_BYTES = 256 * KIB;

/** Writes a file and reports a failure to `fail`. @returns bytes written */
async function save(stream: Readable, path: string, fail: (error: ConversionError) => void): Promise<number> {
  const file = createWriteStream(path, { flags: "wx", highWaterMark: WRITE_BUFFER_BYTES });
  try {
    await pipeline(stream, file);
  } catch (error) {
    // Errors of the parser arrive here too, but it has already reported them.
    fail(toConversionError(error));
  }
  return file.bytesWritten;
}
