import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import busboy from "busboy";
import { ConversionError } from "../../contract/errors";
import { originalName } from "../file-name";
import { toConversionError } from "../http/failure";
import { formLimits } from "../limits";

/** A file as it arrived. */
export type ReceivedFile = {
  /** The visitor's name for it, safe to show. */
  name: string;
  /** In the scratch folder, under a name of ours. */
  path: string;
  /** Bytes. */
  size: number;
};

export type ReceivedForm = { files: ReceivedFile[]; fields: Record<string, string> };

export type FormOptions = {
  /** An empty folder to write to. */
  folder: string;
  maxFiles: number;
  /** Called at most once, with the error to answer. */
  onFailure: (error: ConversionError) => void;
};

/** Pages say `image`, `images` or `pdf`; some clients write lists with brackets. */
const fileField = /^(images?|pdf)(\[\])?$/;

/**
 * Reads a multipart form: files go to disk as they come, fields are kept.
 *
 * @throws ConversionError `bad_request` when the content type is not one of a form
 */
export function openForm(contentType: string, options: FormOptions) {
  const { folder, maxFiles, onFailure } = options;
  const { sink, fail } = openParser(contentType, maxFiles, onFailure);
  const files: Omit<ReceivedFile, "size">[] = [];
  const written: Promise<number>[] = [];
  const fields = new Map<string, string>();

  sink.on("file", (field: string | undefined, stream, { filename }) => {
    // A file input that nobody used still sends a part, without a name.
    if (!filename) return void ignore(stream);
    if (!fileField.test(field ?? "")) {
      ignore(stream);
      return fail(new ConversionError("bad_request", { cause: "a file in a field of another name" }));
    }
    const path = join(folder, `${files.length}.upload`);
    files.push({ name: originalName(filename), path });
    written.push(save(stream, path, fail));
  });
  sink.on("field", (name: string | undefined, value, { valueTruncated }) => {
    if (!name || name.length > formLimits.fieldName) return fail(new ConversionError("bad_request"));
    if (valueTruncated) return fail(new ConversionError("bad_request", { cause: "a long field" }));
    fields.set(name, value);
  });

  return {
    sink: sink as Writable,
    /** Resolves when all has been written. */
    async done(): Promise<ReceivedForm> {
      await finished(sink);
      const sizes = await Promise.all(written);
      return {
        files: files.map((file, i) => ({ ...file, size: sizes[i] ?? 0 })),
        // `fromEntries` defines properties: a field called __proto__ is just one we do not know.
        fields: Object.fromEntries(fields),
      };
    },
    /** Stops where it is; resolves when no file is open any more. */
    async discard(): Promise<void> {
      sink.destroy();
      await Promise.allSettled(written);
    },
  };
}

/** busboy with our limits, and every way it fails as an error of ours. */
function openParser(contentType: string, maxFiles: number, onFailure: FormOptions["onFailure"]) {
  let failed = false;
  const fail = (error: ConversionError) => {
    if (!failed) onFailure(error);
    failed = true;
  };
  const sink = parserFor(contentType, maxFiles);
  sink.on("filesLimit", () => fail(new ConversionError("too_many_files", { limit: maxFiles })));
  sink.on("fieldsLimit", () => fail(new ConversionError("bad_request", { cause: "many fields" })));
  sink.on("partsLimit", () => fail(new ConversionError("bad_request", { cause: "many parts" })));
  sink.on("error", (cause: Error) =>
    fail(
      new ConversionError(/^Unexpected end/.test(cause.message) ? "upload_broken" : "bad_request", { cause }),
    ),
  );
  return { sink, fail };
}

function parserFor(contentType: string, maxFiles: number) {
  try {
    if (!/^multipart\/form-data\b/i.test(contentType)) throw new TypeError("not a form");
    return busboy({
      headers: { "content-type": contentType },
      // Browsers write names in UTF-8; busboy's default takes them for Latin-1.
      defParamCharset: "utf8",
      limits: {
        files: maxFiles,
        fields: formLimits.fields,
        fieldSize: formLimits.fieldValue,
        // Parts without a disposition count here alone; the closing boundary counts as one.
        parts: maxFiles + formLimits.fields + 1,
      },
    });
  } catch (cause) {
    throw new ConversionError("bad_request", { cause });
  }
}

function ignore(stream: Readable) {
  stream.on("error", () => {});
  stream.resume();
}

/** @returns bytes written; 0 after a failure, which `fail` has been told */
async function save(stream: Readable, path: string, fail: (error: ConversionError) => void): Promise<number> {
  const file = createWriteStream(path, { flags: "wx" });
  try {
    await pipeline(stream, file);
  } catch (error) {
    // The parser's own errors arrive here too, after it has reported them itself.
    fail(toConversionError(error));
  }
  return file.bytesWritten;
}
