import type { FailedPart } from "../../contract/calls";
import type { PhotoDetails } from "../../contract/details";
import type { ConversionError } from "../../contract/errors";
import type { Note } from "../../contract/notes";
import { errors } from "../../words/en/errors";
import { failures } from "../../words/en/failures";
import { notes as sentences } from "../../words/en/notes";
import { photoDetails } from "../../words/en/photo-details";
import { createFormat } from "../../words/format";

/** The edge at which codes become sentences: a reply has both, whatever language the page shows. */
const { fill, joined, say } = createFormat("en");

/** Returns the sentence of an error. A limit that is unknown is left out. */
export const sentenceOf = ({ code, params }: Pick<ConversionError, "code" | "params">): string =>
  fill(errors[code], { limit: "", ...params });

/** A file by its name, or a page by its number, and why it failed. */
export type Failed = { error: ConversionError } & ({ originalName: string } | { page: number });

/** Returns the line 'name: sentence' about a file or page. */
export const lineOf = (failed: Failed): string =>
  fill(failures.line, {
    name: "page" in failed ? fill(failures.page, { page: failed.page }) : failed.originalName,
    reason: sentenceOf(failed.error),
  });

/** Returns the same by its code. */
export function partOf({ error: { code, params }, ...part }: Failed): FailedPart {
  return { ...("page" in part ? { page: part.page } : { name: part.originalName }), code, params };
}

/** Returns what a reply says in the place of a file or page that failed. */
export const failed = (error: ConversionError) => ({
  error: sentenceOf(error),
  code: error.code,
  params: error.params,
});

/** Returns what a reply says of its result. */
export const noted = (notes: readonly Note[]) =>
  notes.length === 0
    ? {}
    : { note: notes.map(({ code, params }) => say(sentences[code], params)).join(" "), notes: [...notes] };

/** Returns what a result tells of its photo's details: those that were removed, and those that were kept. */
export function detailLines({ removed, kept }: PhotoDetails): string[] {
  const kinds: Readonly<Record<string, string>> = photoDetails.kinds;
  const lines = [
    [photoDetails.removed, removed],
    [photoDetails.kept, kept],
  ] as const;
  return lines.flatMap(([sentence, names]) =>
    names.length > 0 ? [fill(sentence, { details: joined(names.map((name) => kinds[name] ?? name)) })] : [],
  );
}
