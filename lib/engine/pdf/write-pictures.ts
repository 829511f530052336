import { readFile } from "node:fs/promises";
import { ConversionError, type FileFailure } from "../../contract/errors";
import { isTrap, toConversionError } from "../failure";
import { openPicture } from "../pipeline";
import type { Input } from "../types";
import { decodePicture } from "./write-decoded";
import { passJpeg } from "./write-jpeg";
import { passPng } from "./write-png";
import type { PagePicture } from "./write-types";

/** A picture file as a PDF can hold it: with its own data where that can be, else decoded. */
async function readPicture(input: Input): Promise<PagePicture> {
  const source = await openPicture(input);
  const { from } = source;
  if (from === "jpg") return passJpeg(await readFile(input.input)) ?? decodePicture(input, source);
  const passed = from === "png" ? await passPng(await readFile(input.input)) : null;
  return passed ?? decodePicture(input, source);
}

type Outcome = { picture: PagePicture } | { thrown: unknown };

/** Never rejects: nobody may be listening yet when it fails. */
const attempt = (input: Input | undefined): Promise<Outcome> | undefined =>
  input &&
  readPicture(input).then(
    (picture) => ({ picture }),
    (thrown) => ({ thrown }),
  );

/** An error about certain files, whose code is the first one's. */
function aboutFiles(files: readonly FileFailure[], cause: unknown): ConversionError {
  const { code = "internal", limit } = files[0] ?? {};
  return new ConversionError(code, { ...(limit !== undefined && { limit }), files, cause });
}

/**
 * The pictures in their order, each read while the one before it is written. After a bad one none comes, but all are
 * looked at.
 *
 * @throws ConversionError with all that cannot be read, when the last has been looked at; at once after a trap, and
 * for what is no file's fault
 */
export async function* readPictures(inputs: readonly Input[]): AsyncGenerator<PagePicture, void> {
  const failures: FileFailure[] = [];
  let firstCause: unknown;
  let next = attempt(inputs[0]);
  for (let index = 0; next; index += 1) {
    const current = next;
    next = attempt(inputs[index + 1]);
    const outcome = await current;
    if ("picture" in outcome) {
      if (failures.length === 0) yield outcome.picture;
      continue;
    }
    const error = toConversionError(outcome.thrown);
    if (error.status >= 500) throw error;
    const { code, limit } = error;
    failures.push({ index, code, ...(limit !== undefined && { limit }) });
    firstCause ??= error.cause ?? error;
    if (isTrap(outcome.thrown)) throw aboutFiles(failures, outcome.thrown);
  }
  if (failures.length > 0) throw aboutFiles(failures, firstCause);
}
