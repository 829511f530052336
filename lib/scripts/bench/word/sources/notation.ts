import { createWriter, type Language } from "../prose";
import { type Block, type Look, type Source, usual } from "../source";

/**
 * Documents are written in few words, their blocks apart by `;` or by lines:
 *
 * - `{3}` are three words, `{s}` a sentence, `{s4}` four of them, and `p*9` nine paragraphs of different lengths.
 * - `# `, `## ` and `### ` start headings, `- ` and `1. ` lists whose items are apart by ` / `, those of an inner list by
 *   ` > `, `| ` and `: ` ruled and open tables whose rows are apart by ` / `, their cells by ` | ` or ` : `.
 * - `<right size=9>` in front gives a block a {@link Look}.
 * - `figure 90` is a drawing of 90 points, `---` ends a page, `2 columns` sets what follows in two, up to
 *   `1 column`.
 * - `diagram {1} > {2} / {3}` draws boxes in two rows, `bars` and `curves` draw charts of a title, series and categories:
 *   `bars {3} / {1} > {1} / {1} > {1} > {1}`.
 */
function toBlocks(seed: number, notation: string, language?: Language): Block[] {
  const { phrase, paragraph, paragraphs } = createWriter(seed, language);
  const filled = (template: string) =>
    template.replace(/\{(s?)(\d*)\}/g, (_, sentences, count) =>
      sentences ? paragraph(Number(count || 1)) : phrase(Number(count)),
    );
  const split = (text: string, sign: string) => text.split(` ${sign} `).map(filled);
  const grid = (text: string, sign: string) => text.split(" / ").map((row) => split(row, sign));

  function toBlock(template: string): Block[] {
    const [, attributes = "", mark = "", text = ""] = pattern.exec(template) ?? [];
    const look = lookOf(attributes);
    switch (mark) {
      case "#":
      case "##":
      case "###":
        return [{ kind: "heading", level: mark.length as 1 | 2 | 3, text: filled(text), ...look }];
      case "-":
      case "1.":
        return [{ kind: "list", ordered: mark === "1.", items: grid(text, ">"), ...look }];
      case "|":
      case ":":
        return [{ kind: "table", ruled: mark === "|", rows: grid(text, mark) }];
      case "figure":
        return [{ kind: "figure", height: Number(text) }];
      case "diagram":
        return [{ kind: "diagram", rows: grid(text, ">") }];
      case "bars":
      case "curves": {
        const [[title = ""] = [], series = [], categories = []] = grid(text, ">");
        return [{ kind: "chart", type: mark === "bars" ? "bar" : "line", title, series, categories }];
      }
      case "---":
        return [{ kind: "page break" }];
      case "p*":
        return paragraphs(Number(text)).map((own) => ({ kind: "paragraph", text: own, ...look }));
      default:
        return [{ kind: "paragraph", text: filled(text), ...look }];
    }
  }

  const flow = (own: string) => (own.match(/[^;\s][^;\n]*/g) ?? []).flatMap(toBlock);
  const [first = "", ...sections] = notation.split(/(\d) columns?/);
  const blocks = flow(first);
  for (let i = 0; i < sections.length; i += 2) {
    const [count, own] = [Number(sections[i]), flow(sections[i + 1] ?? "")];
    blocks.push(...(count > 1 ? [{ kind: "columns", count, blocks: own } as const] : own));
  }
  return blocks;
}

/** A block's look, what it is, and its text. */
const pattern = /^(?:<(.*?)>)? ?(---|p\*|(?:#{1,3}|-|1\.|[|:]|figure|diagram|bars|curves)(?= ))? ?(.*)$/;

/** Reads `right`, `size=9` and `tabs=100,200r`. */
const lookOf = (attributes: string): Look =>
  Object.fromEntries(
    Array.from(attributes.matchAll(/(?:(\w+)=)?(\S+)/g), ([, name = "align", value]) => [
      name,
      /^(tabs|fill|align)$/.test(name) ? value : Number(value),
    ]),
  );

type Options = Partial<Omit<Source, "name" | "by" | "blocks">>;
type Writer = (name: string, options: Options, seed: number, notation: string) => Source;

/** A document that LibreOffice makes. */
export const office: Writer = (name, options, seed, notation) => ({
  ...usual,
  ...options,
  ...{ name, by: "libreoffice", blocks: toBlocks(seed, notation, options.language) },
});
/** A document that Chromium makes. */
export const web: Writer = (...document) => ({ ...office(...document), by: "chromium" });
/** The same document, made by both. */
export const both = (name: string, ...document: [Options, number, string]): Source[] => [
  office(name, ...document),
  web(`${name}-web`, ...document),
];

export const sans = "Liberation Sans";
export const landscape = { width: 297, height: 210, margin: 20 };
