import { type Language, languageIds, languages } from "../../words/languages";

const primaryOf = (range: string) => range.split("-", 1)[0];

/** `pt` and `pt-PT` get the Portuguese that there is. */
const languageFor = (range: string): Language | undefined =>
  range === "*"
    ? "en"
    : (languageIds.find((id) => id === range) ??
      languageIds.find((id) => primaryOf(id) === primaryOf(range)));

/**
 * Returns the language that a client prefers, English if it names none of ours. Of languages that it likes as much, the first one
 * counts; `@fastify/accept-negotiator`, made for encodings, takes our order, and knows no regions.
 *
 * @param header `Accept-Language` (RFC 9110, 12.5.4)
 */
export function acceptedLanguage(header = ""): Language {
  const ranges = header
    .toLowerCase()
    .split(",")
    .map((part) => {
      const [range = "", quality = "1"] = part.split(/\s*;\s*q\s*=\s*/);
      return { language: languageFor(range.trim()), quality: Number(quality) };
    });
  const accepted = ranges.filter(({ language, quality }) => language && quality > 0);
  return accepted.sort((a, b) => b.quality - a.quality)[0]?.language ?? "en";
}

/** Headers of an answer with sentences in a language that was negotiated. */
export const languageHeaders = (language: Language) => ({
  "Content-Language": languages[language].tag,
  Vary: "Accept-Language",
});
