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
import { english } from "../../site/site";
import { type Entry, placeholders } from "../../tools";
import { behaviors } from "../../tools/behavior";
import { linkTo } from "../../tools/related";
import { metas, type Page, type Rule, select } from "./site";

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

/** Every limit that a page names is enforced for its tool, or specified. Other pages may name those of any tool. */
const limits: Rule = (page) => {
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

const pair =
  /\b(?:JPE?G|PNG|WEBP|AVIF|HEIC|GIF|TIFF|SVG|PDF|Image) to (?:JPE?G|PNG|WEBP|AVIF|GIF|PDF|Image|Word)\b/i;

/** A link that promises a conversion leads to the tool of that name. */
const promises: Rule = (page) =>
  select(page, "a").flatMap(({ attributes: { href = "" }, text }) => {
    const [name] = pair.exec(text) ?? [];
    if (!name) return [];
    const meant = [...registry.map(linkTo), ...placeholders].find(
      (one) => one.name.toLowerCase() === name.toLowerCase(),
    );
    return meant?.path === href.replace(/[?#].*/, "") ? [] : [`its link '${text.trim()}' leads to ${href}`];
  });

/** Rules for what pages say. */
export const copy: readonly Rule[] = [limits, promises];
