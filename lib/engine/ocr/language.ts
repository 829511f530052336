import type { OcrLanguage } from "../../contract/ocr";

/** Languages by the scripts that Tesseract tells apart; Latin ones are told apart by their words. */
const byScript: Readonly<Record<string, OcrLanguage>> = {
  Japanese: "jpn",
  Hiragana: "jpn",
  Katakana: "jpn",
  Han: "chi_sim",
  HanS: "chi_sim",
  HanT: "chi_sim",
  Hangul: "kor",
  Korean: "kor",
  Arabic: "ara",
  Devanagari: "hin",
  Hebrew: "heb",
  Greek: "ell",
  Thai: "tha",
  Cyrillic: "ukr",
};

/**
 * Frequent words without accents: the letters are read before the language is known. A word of several languages
 * counts for each of them.
 */
const frequentWords: Readonly<Partial<Record<OcrLanguage, string>>> = {
  eng: "the of and to in is that for it with as was on are this be by at from or have not you which an we will your has been their they were can if more all our my but what when would there do",
  deu: "der die und das den von zu mit sich des auf ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem einen so zum war haben nur oder aber vor zur bis mehr durch ich wir ihre ihr sehr diese dieser kann wenn",
  fra: "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la avec son aux ont nous vous cette mais comme ou leur sa ses elle tout fait etre deux meme ces votre notre je",
  spa: "de la que el en y a los se del las un por con no una su para es al lo como mas o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos tambien fue habia muy hasta desde nos",
  por: "de a o que e do da em um para com nao uma os no se na por mais as dos como mas ao ele das tem seu sua ou quando muito nos ja eu tambem so pelo pela ate isso ela entre depois sem mesmo aos seus quem nas",
  ita: "di e il la che in a per un del non una sono con le si da della nel come dei piu al lo gli ha alla anche ma delle i se nella dal questo ci o quando essere suo loro sua tra era dopo dalla tutto molto stato",
  nld: "de van het een en in is dat op te zijn met voor niet aan er om ook als dan maar bij uit door naar nog worden wordt heeft hij zij ze deze dit wij we of tot wat was werd kan meer over geen hebben u uw onze zich",
  tur: "ve bir bu da de icin ile olarak olan cok daha gibi kadar sonra en ne ama var her ya ki veya degil ise oldugu olup size bize bizim sizin tarafindan uzere gore ancak iki yeni once ay gun",
  vie: "la va cua co cho trong duoc khong nguoi voi nhung cac mot den nay khi tu nam ve da lai ra vao phai cung nhu hay thi se deu ma o tai theo moi hon con rat toi anh ban chung ho viec sau truoc",
  pol: "w i na z sie do nie to jest ze o jak po od za przez dla a co jego czy oraz tym ale ten lub przy ich tego jako bardzo juz tylko byl by pan byc moze jej tej ktory ktore sa roku ma tak tych w",
};

/** Letters that only some languages have count like several words. */
const tellingLetters: readonly (readonly [letters: RegExp, language: OcrLanguage])[] = [
  [/[äöüß]/g, "deu"],
  [/[ąęłśźż]/g, "pol"],
  [/[ãõ]/g, "por"],
  [/[ñ¿¡]/g, "spa"],
];
const LETTER_WEIGHT = 0.5;

/** Matches from which words decide; fewer can be names. */
const ENOUGH = 4;
/** How many more of its words there must be than English ones, in which the text is read. */
const LEAD = 1.3;

const languages = Object.entries(frequentWords).map(([language, words]) => ({
  language: language as OcrLanguage,
  words: new Set(words.split(" ")),
}));

/** Returns letters without accents, as they are read in a language that has none. */
const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

/**
 * Finds the language of a text in Latin script by its most frequent words.
 *
 * @param text as read in English
 * @returns English without enough evidence for another language
 */
export function latinLanguageOf(text: string): OcrLanguage {
  const lower = text.toLowerCase();
  const words = withoutAccents(lower).match(/\p{L}+/gu) ?? [];
  const scores = languages.map(({ language, words: frequent }) => {
    const letters = tellingLetters.find(([, one]) => one === language)?.[0];
    const telling = letters ? (lower.match(letters)?.length ?? 0) : 0;
    return { language, score: words.filter((word) => frequent.has(word)).length + telling * LETTER_WEIGHT };
  });
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  const english = scores.find(({ language }) => language === "eng")?.score ?? 0;
  return best.score >= Math.max(ENOUGH, english * LEAD) ? best.language : "eng";
}

const cyrillic = /\p{Script=Cyrillic}/gu;
const ukrainian = /[іїєґ]/g;
/** Their share of the letters: 0.08 in Ukrainian, and 0.01 where Russian is read in Ukrainian. */
const UKRAINIAN_SHARE = 0.03;

/** Returns whether a text in Cyrillic letters, read in Ukrainian, is in Russian or a language like it. */
export function isRussian(text: string): boolean {
  const lower = text.toLowerCase();
  const count = (letters: RegExp) => lower.match(letters)?.length ?? 0;
  return count(ukrainian) < count(cyrillic) * UKRAINIAN_SHARE;
}

/** Returns the language of a script with a single one; undefined for Latin and for scripts we cannot read. */
export const languageOfScript = (script: string): OcrLanguage | undefined => byScript[script];
