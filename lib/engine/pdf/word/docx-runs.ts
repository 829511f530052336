import { ExternalHyperlink, type IRunOptions, type ParagraphChild, Tab, TextRun } from "docx";
import type { Run, Style } from "./types";
import { halfPoints } from "./units";

/** What text looks like where nothing else is said: in the whole document, or under a heading's style. */
export type Look = Style & { size: number };

const eastAsian = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uffef]/u;
/** Families that have these letters themselves, by what their names say. */
const eastAsianFamily =
  /cjk|song|hei|kai|ming|mincho|gothic|hangul|batang|malgun|meiryo|noto s|yahei|han s|hans|hant|sc$|tc$|jp$|kr$/i;
const fallbacks = [
  [/\p{sc=Hang}/u, "Malgun Gothic"],
  [/[\p{sc=Hira}\p{sc=Kana}]/u, "MS Mincho"],
  [eastAsian, "SimSun"],
] as const;

function fontOf(family: string, text: string): IRunOptions["font"] {
  if (!eastAsian.test(text)) return { ascii: family, hAnsi: family, cs: family };
  const fallback = fallbacks.find(([script]) => script.test(text))?.[1] ?? family;
  return {
    ascii: family,
    hAnsi: family,
    cs: family,
    eastAsia: eastAsianFamily.test(family) ? family : fallback,
  };
}

/** Tabs are elements of their own. */
function contentOf(text: string): Pick<IRunOptions, "text" | "children"> {
  if (!text.includes("\t")) return { text };
  return { children: text.split("\t").flatMap((part, i) => (i > 0 ? [new Tab(), part] : [part])) };
}

/** @param size of the paragraph, which raised and lowered characters take: Word makes them smaller itself */
function textRun(run: Run, look: Look, size: number): TextRun {
  const { style, script, rtl, text } = run;
  const points = script ? size : run.size;
  const own = style.family !== look.family || eastAsian.test(text);
  return new TextRun({
    ...contentOf(text),
    ...(own && { font: fontOf(style.family, text) }),
    ...(halfPoints(points) !== halfPoints(look.size) && { size: halfPoints(points) }),
    ...(style.bold !== look.bold && { bold: style.bold }),
    ...(style.italic !== look.italic && { italics: style.italic }),
    ...(style.colour !== look.colour && { color: style.colour ?? "000000" }),
    ...(script === "super" && { superScript: true }),
    ...(script === "sub" && { subScript: true }),
    ...(rtl && { rightToLeft: true }),
  });
}

/** Text of a paragraph, with only what differs from `look` said of it. */
export function toChildren(runs: readonly Run[], look: Look, size: number): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  for (let at = 0; at < runs.length; ) {
    const link = runs[at]?.link;
    const end = runs.findIndex((run, i) => i >= at && run.link !== link);
    const part = runs.slice(at, end < 0 ? runs.length : end).map((run) => textRun(run, look, size));
    children.push(...(link ? [new ExternalHyperlink({ link, children: part })] : part));
    at += part.length;
  }
  return children;
}
