import {
  CANVAS_MAX_PIXELS,
  COMPRESS_MAX_PAGES,
  fileLimits,
  hints,
  MIB,
  pagePlan,
  SVG_MAX_BYTES,
} from "../../limits";
import { readEnv } from "../../server/env";
import { english, perSite, siteIn } from "../../site/site";
import type { Entry } from "../../tools";
import { toolWords } from "../../tools/all-words";
import { behaviors } from "../../tools/behavior";
import { linkTo } from "../../tools/related";
import type { Language } from "../../words/languages";
import { metas, type Page, type Rule, select } from "./site";
import { englishOf } from "./translations";

const { findEntry, registry } = english;

/** What a page says to people: its main part, its title and its description. */
const wordsOf = (page: Page): string =>
  [page.text, ...select(page, "title").map(({ text }) => text), ...metas(page, "description")].join("\n");

const units = ["MB", "megapixels", "files", "pages", "frames"] as const;
type Limits = Record<(typeof units)[number], (number | undefined)[]>;

/** The settings of a server without any configuration, as texts name them. */
const env = readEnv({});

/** The limits that the browser or the server enforces for a tool, and those that its specified hints name. */
function limitsOf({ tool, words }: Entry): Limits {
  const { maxBytes, maxFiles, requests } = behaviors[tool.screen];
  const { hint } = "simple" in words ? words.simple.dropZone : words.dropZone;
  const said = [hints.common, hints.avif].find(({ files, totalMb }) =>
    hint.endsWith(`up to ${files} files, max ${totalMb}MB total`),
  );
  const pdfSaid = tool.screen === "pdf-pages" ? fileLimits.pdfSaid / MIB : undefined;
  const svg = tool.from === "svg" ? SVG_MAX_BYTES / MIB : undefined;
  const takesPages = ["pdfToExcel", "pdfToImages", "pdfToWord", "imageToPdf"].includes(tool.call);
  const readsScans = ["ocrPdf", "pdfToExcel", "pdfToWord"].includes(tool.call);
  return {
    MB: [env.MAX_UPLOAD_MB, maxBytes && maxBytes / MIB, said?.totalMb, pdfSaid, svg],
    files: [requests === "together" && !maxFiles ? env.MAX_FILES : maxFiles, said?.files],
    megapixels: [
      env.MAX_MEGAPIXELS,
      tool.call === "pdfToImages" ? env.MAX_PAGE_MEGAPIXELS : undefined,
      "redraw" in tool && tool.redraw ? Math.floor(CANVAS_MAX_PIXELS / 100_000) / 10 : undefined,
    ],
    pages: [
      takesPages ? env.MAX_PDF_PAGES : undefined,
      readsScans ? env.MAX_OCR_PAGES : undefined,
      tool.call === "compressPdf" ? COMPRESS_MAX_PAGES : undefined,
      tool.call === "organizePdf" ? pagePlan.pages : undefined,
    ],
    frames: [env.MAX_FRAMES],
  };
}

const allLimits = Object.fromEntries(
  units.map((unit) => [unit, registry.flatMap((entry) => limitsOf(entry)[unit])]),
) as Limits;

const amount = String.raw`([\d.,]*\d)\s?(${units.join("|")})\b`;
const claim = new RegExp(
  String.raw`\b(?:up to|max(?:imum)?(?: file size:)?|at most|more than|over|limit (?:of|is)|stops? at) ${amount}(?:,? (?:and|or|max) ${amount})?`,
  "gi",
);

/** Every limit that a page in English names is enforced for its tool, or specified. Other pages may name those of any tool. */
const limits: Rule = (page) => {
  if (page.language !== "en") return [];
  const entry = findEntry(page.path);
  const allowed = entry ? limitsOf(entry) : allLimits;
  return [...wordsOf(page).matchAll(claim)].flatMap(([whole, ...parts]) =>
    [parts.slice(0, 2), parts.slice(2)].flatMap(([number, unit]) => {
      const known = units.find((one) => one.toLowerCase() === unit?.toLowerCase());
      return !number || !known || allowed[known].includes(Number(number.replaceAll(",", "")))
        ? []
        : [`names a limit that nothing enforces: ${whole}`];
    }),
  );
};

/** What those units, or what they count, are called in translations. */
const translatedUnits: Readonly<Record<Exclude<Language, "en">, string>> = {
  es: "MB|megapíxeles|archivos|páginas|fotogramas",
  "pt-br": "MB|megapixels|arquivos|páginas|quadros",
  fr: "Mo|mégapixels|fichiers|pages|images",
  de: "MB|Megapixel|(?:[A-Z]+-)?(?:Dateien|Seiten)|(?:Einzelb|B)ilder",
  ja: "MB|メガピクセル|個|枚|ページ|フレーム",
  ar: "MB|ميغابكسل|ملف|صفح|إطار",
};

const digitsOf = (number: string) => number.replace(/\D/g, "");

/** Every amount on a translated page is on the English one, whose limits are enforced. Small counts may be words there. */
const amounts: Rule = (page, site) => {
  const original = englishOf(page, site);
  if (page.language === "en" || !original) return [];
  const known = new Set(
    wordsOf(original)
      .match(/\d[\d.,]*/g)
      ?.map(digitsOf),
  );
  const found = new RegExp(
    `(\\d[\\d.,\u00a0\u202f]*\\d)[ \u00a0\u202f]?(?:${translatedUnits[page.language]})`,
    "g",
  );
  return [...wordsOf(page).matchAll(found)].flatMap(([whole, number = ""]) =>
    known.has(digitsOf(number)) ? [] : [`names an amount that ${original.path} does not: ${whole}`],
  );
};

const anyOf = (words: readonly string[]) => [...new Set(words)].join("|");

/** What a site's tools are called, and how a text promises a conversion: with the words of 'PNG to JPG', 'PNGをJPGに変換'. */
const namesIn = perSite((site) => {
  const links = [...site.registry.map(linkTo), ...site.placeholders].map(({ path, name }) => ({
    path: site.at(path),
    name,
  }));
  const model = toolWords[site.language]["/png-to-jpg"].name;
  const [, between = "", after = ""] = /^PNG(.+)JPG(.*)$/.exec(model) ?? [];
  // A size is no format: 'Compress PDF to 100 KB'.
  const pair = new RegExp(`^(\\S+)${between}(?!\\d)(\\S+?)${after}$`);
  const pairs = links.flatMap(({ name }) => pair.exec(name) ?? []);
  // Of each match the whole, and its two parts.
  const [from, to] = [1, 2].map((part) => anyOf(pairs.filter((_, at) => at % 3 === part)));
  // Not `\b`, which knows ASCII alone; Japanese has no spaces.
  const letter = String.raw`[\p{Script=Latin}\p{Script=Arabic}\p{N}]`;
  return { links, promise: new RegExp(`(?<!${letter})(?:${from})${between}(?:${to})(?!${letter})`, "iu") };
});

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** A link that promises a conversion leads to the tool of that name. The text of a card says more than the name. */
const promises: Rule = (page) => {
  const { links, promise } = namesIn(siteIn(page.language));
  return select(page, "a").flatMap(({ attributes: { href = "" }, text }) => {
    const [words] = promise.exec(text) ?? [];
    if (!words) return [];
    const isKept = links.some(
      ({ path, name }) =>
        path === href.replace(/[?#].*/, "") && (includes(name, words) || includes(text, name)),
    );
    return isKept ? [] : [`its link '${text.trim()}' leads to ${href}`];
  });
};

/** Rules for what pages say. */
export const copy: readonly Rule[] = [limits, amounts, promises];
