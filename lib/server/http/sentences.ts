import type { FailedPart } from "../../contract/calls";
import type { PhotoDetails } from "../../contract/details";
import type { ConversionError } from "../../contract/errors";
import type { Note } from "../../contract/notes";
import { createFormat, type Format } from "../../words/format";
import { type Language, languages } from "../../words/languages";
import { replyWords } from "../../words/replies";

/** The edge at which codes become sentences: a reply has both, the sentences in the language that its client accepts. */
const formats = new Map<Language, Format>();

function formatOf(language: Language): Format {
  const format = formats.get(language) ?? createFormat(languages[language].tag);
  formats.set(language, format);
  return format;
}

/** Whom a reply is for; asked for its language only where there is something to say. */
type Listener = { readonly language: Language };

/** Returns the sentence of an error. A limit that is unknown is left out. */
export const sentenceOf = (
  { code, params }: Pick<ConversionError, "code" | "params">,
  language: Language = "en",
): string => formatOf(language).fill(replyWords[language].errors[code], { limit: "", ...params });

/** A file by its name, or a page by its number, and why it failed. */
export type Failed = { error: ConversionError } & ({ originalName: string } | { page: number });

/** Returns the line 'name: sentence' about a file or page. */
export function lineOf(failed: Failed, language: Language): string {
  const { fill } = formatOf(language);
  const { failures } = replyWords[language];
  return fill(failures.line, {
    name: "page" in failed ? fill(failures.page, { page: failed.page }) : failed.originalName,
    reason: sentenceOf(failed.error, language),
  });
}

/** Returns the same by its code. */
export function partOf({ error: { code, params }, ...part }: Failed): FailedPart {
  return { ...("page" in part ? { page: part.page } : { name: part.originalName }), code, params };
}

/** Returns what a reply says in the place of a file or page that failed. */
export const failed = ({ language }: Listener, error: ConversionError) => ({
  error: sentenceOf(error, language),
  code: error.code,
  params: error.params,
});

/** Returns what a reply says of its result. */
export function noted(listener: Listener, notes: readonly Note[]) {
  if (notes.length === 0) return {};
  const { language } = listener;
  const { say } = formatOf(language);
  const sentences = replyWords[language].notes;
  return { note: notes.map(({ code, params }) => say(sentences[code], params)).join(" "), notes: [...notes] };
}

/** Returns what a result tells of its photo's details: those that were removed, and those that were kept. */
export function detailLines({ removed, kept }: PhotoDetails, language: Language): string[] {
  const { fill, joined } = formatOf(language);
  const { photoDetails } = replyWords[language];
  const kinds: Readonly<Record<string, string>> = photoDetails.kinds;
  const lines = [
    [photoDetails.removed, removed],
    [photoDetails.kept, kept],
  ] as const;
  return lines.flatMap(([sentence, names]) =>
    names.length > 0 ? [fill(sentence, { details: joined(names.map((name) => kinds[name] ?? name)) })] : [],
  );
}
