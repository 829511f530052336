import { createWriter, type Language } from "./prose";
import type { Block, Source } from "./source";

/** Documents of the kinds that people bring, each with its words and paragraphs. */

const p = (text: string, options: Partial<Extract<Block, { kind: "paragraph" }>> = {}): Block => ({
  kind: "paragraph",
  text,
  ...options,
});
const h = (level: 1 | 2 | 3, text: string): Block => ({ kind: "heading", level, text });
const list = (ordered: boolean, items: Extract<Block, { kind: "list" }>["items"]): Block => ({
  kind: "list",
  ordered,
  items,
});
const table = (rows: string[][], ruled: boolean, title?: string): Block => ({
  kind: "table",
  rows,
  ruled,
  ...(title && { title }),
});
const columns = (count: number, blocks: Block[]): Block => ({ kind: "columns", count, blocks });
const figure = (height: number, caption?: string): Block => ({
  kind: "figure",
  height,
  ...(caption && { caption }),
});
const pageBreak: Block = { kind: "page break" };

const sans = "Liberation Sans";
const landscape = { width: 297, height: 210, margin: 20 };

/** Chapters with headings of two levels. */
function chapters(seed: number, count: number, language: Language = "en"): Block[] {
  const { phrase, paragraphs } = createWriter(seed, language);
  return Array.from({ length: count }, (_, i) => [
    h(2, `${phrase(3)}`),
    ...paragraphs(3).map((text) => p(text)),
    ...(i % 2 === 0 ? [h(3, phrase(4)), ...paragraphs(2).map((text) => p(text))] : []),
  ]).flat();
}

const plain = (seed: number, count: number, language: Language = "en"): Block[] =>
  createWriter(seed, language)
    .paragraphs(count)
    .map((text) => p(text));

function letter(): Block[] {
  const { phrase, sentence, paragraphs } = createWriter(1);
  return [
    p(phrase(3)),
    p(phrase(2)),
    p("12 March 2024", { align: "right" }),
    p(`**${phrase(5)}**`),
    p("Dear reader,"),
    ...paragraphs(4).map((text) => p(text)),
    p(sentence()),
    p("With kind regards"),
  ];
}

function resume(): Block[] {
  const { phrase, paragraph, sentence } = createWriter(2);
  const job = () => [
    p(`**${phrase(3)}**`),
    p(`_${phrase(4)}_`),
    list(false, [sentence(), paragraph(2), sentence()]),
  ];
  return [
    h(1, phrase(2)),
    p(`${phrase(2)} | [mail](mailto:mail@example.com) | 0123 456`, { align: "center" }),
    h(2, "Summary"),
    p(paragraph(3)),
    h(2, "Experience"),
    ...job(),
    ...job(),
    h(2, "Education"),
    table(
      [
        ["2019", phrase(4)],
        ["2015", phrase(5)],
        ["2011", phrase(3)],
      ],
      false,
    ),
  ];
}

function contract(): Block[] {
  const { phrase, paragraph, sentence } = createWriter(3);
  return [
    p(`**${phrase(4)}**`, { align: "center", size: 16 }),
    p(paragraph(3)),
    ...[1, 2, 3, 4, 5].flatMap(() => [
      h(2, phrase(2)),
      list(true, [paragraph(2), paragraph(3), sentence(), paragraph(2)]),
    ]),
    p(sentence()),
  ];
}

function paper(seed: number, withFigures: boolean): Block[] {
  const { phrase, paragraph } = createWriter(seed);
  const section = () => [h(3, phrase(3)), p(paragraph(5)), p(paragraph(4)), p(paragraph(6))];
  const rows = [
    ["Name", "First", "Second"],
    ["alpha", "1.5", "20"],
    ["beta", "2.25", "31"],
    ["gamma", "3", "4"],
  ];
  const list3 = list(false, [paragraph(1), paragraph(2), paragraph(1)]);
  return [
    p(phrase(8), { align: "center", size: 18 }),
    p(`${phrase(2)}, ${phrase(2)}`, { align: "center" }),
    p(`**Abstract.** ${paragraph(4)}`, { inset: 30 }),
    columns(2, [
      ...section(),
      ...(withFigures ? [figure(90, `Figure 1. ${phrase(8)}.`)] : []),
      ...section(),
      ...(withFigures ? [list3, table(rows, true)] : []),
      ...section(),
      ...section(),
      ...(withFigures ? [figure(70, `Figure 2. ${phrase(14)}.`)] : []),
      ...section(),
    ]),
  ];
}

function invoice(): Block[] {
  const { phrase, sentence } = createWriter(6);
  const row = (i: number) => [`${i}`, phrase(3), `${i + 1}`, `${i * 11}.50`, `${i * 11 * (i + 1)}.00`];
  return [
    h(1, "Invoice"),
    p(phrase(3)),
    p(phrase(2)),
    p("Number 2024-117", { align: "right" }),
    p("Date 5 May 2024", { align: "right" }),
    table([["No.", "Item", "Count", "Price", "Total"], ...[1, 2, 3, 4, 5].map(row)], true),
    p("**Sum 1234.00**", { align: "right" }),
    p(sentence()),
  ];
}

function form(): Block[] {
  const { phrase, sentence } = createWriter(7);
  return [
    h(1, phrase(3)),
    p(sentence()),
    table(
      [
        [`${phrase(1)}:`, `${phrase(2)}:`],
        [`${phrase(2)}:`, "x"],
        [phrase(6), `${phrase(1)}:`],
      ],
      true,
      phrase(4),
    ),
    p(sentence()),
    table(
      Array.from({ length: 5 }, () => [phrase(2), phrase(1), phrase(3)]),
      true,
    ),
  ];
}

function slides(): Block[] {
  const { phrase } = createWriter(8);
  return [1, 2, 3, 4].flatMap((i) => [
    ...(i > 1 ? [pageBreak] : []),
    h(1, phrase(4)),
    list(false, [phrase(6), { text: phrase(8), items: [phrase(4), phrase(5)] }, phrase(14)]),
    ...(i === 3 ? [figure(120)] : []),
  ]);
}

function newspaper(): Block[] {
  const { phrase, paragraph } = createWriter(9);
  const story = () => [h(2, phrase(5)), ...[3, 5, 4, 6, 5, 7, 4, 6, 2].map((count) => p(paragraph(count)))];
  return [
    p(`**${phrase(2)}**`, { align: "center", size: 30 }),
    columns(3, [...story(), ...story()]),
    p(`**${phrase(6)}**`, { size: 18 }),
    columns(4, [...story(), p(paragraph(6)), p(paragraph(3))]),
  ];
}

function manual(): Block[] {
  const { phrase, paragraph, sentence } = createWriter(10);
  return [1, 2, 3].flatMap((i) => [
    h(1, `${i} ${phrase(3)}`),
    p(paragraph(3)),
    list(true, [sentence(), { text: paragraph(2), items: [phrase(5), sentence()] }, sentence()]),
    h(2, `${i}.1 ${phrase(3)}`),
    p(paragraph(4)),
    list(false, [paragraph(2), sentence(), paragraph(3)]),
    p(paragraph(2)),
  ]);
}

function footnotes(): Block[] {
  const { paragraph, sentence, phrase } = createWriter(11);
  return [
    h(1, phrase(4)),
    ...Array.from({ length: 12 }, () => p(`${paragraph(3)}^[${sentence()}] ${paragraph(2)}`)),
  ];
}

function contents(): Block[] {
  const { phrase } = createWriter(12);
  const entries = Array.from({ length: 14 }, (_, i) => [`${i + 1} ${phrase(2 + (i % 4))}`, `${i * 7 + 1}`]);
  return [h(1, "Contents"), table(entries, false), pageBreak, h(1, phrase(3)), ...plain(13, 5)];
}

function minutes(): Block[] {
  const { phrase, paragraph, sentence } = createWriter(14);
  return [
    h(1, phrase(3)),
    table(
      [
        ["Date", "5 May 2024"],
        ["Place", phrase(2)],
        ["Present", phrase(5)],
      ],
      false,
    ),
    ...[1, 2, 3].flatMap(() => [h(2, phrase(3)), p(paragraph(4)), list(false, [sentence(), sentence()])]),
  ];
}

function quotations(): Block[] {
  const { paragraph } = createWriter(15);
  return [1, 2, 3, 4].flatMap(() => [p(paragraph(5)), p(paragraph(3), { inset: 36 }), p(paragraph(2))]);
}

const wide = (seed: number): string[][] => {
  const { phrase } = createWriter(seed);
  return Array.from({ length: 14 }, (_, i) => [
    `${i + 1}`,
    phrase(2),
    phrase(7),
    phrase(12),
    `${(i * 37) % 90}.${i}`,
    phrase(1),
  ]);
};

const book = { family: "Liberation Serif", size: 10.5, justify: true, hyphens: true, firstLine: 14 };

export const sources: readonly Source[] = [
  { name: "letter", by: "libreoffice", blocks: letter() },
  { name: "letter-web", by: "chromium", style: { family: sans }, blocks: letter() },
  { name: "resume", by: "libreoffice", style: { family: sans, size: 10 }, blocks: resume() },
  { name: "resume-web", by: "chromium", blocks: resume() },
  { name: "contract", by: "libreoffice", style: { justify: true }, footer: "Page #", blocks: contract() },
  {
    name: "paper-two-columns",
    by: "libreoffice",
    style: { size: 9.5, justify: true, hyphens: true, firstLine: 10 },
    blocks: paper(4, false),
  },
  {
    name: "paper-figures",
    by: "chromium",
    style: { size: 9.5, justify: true, hyphens: true },
    footer: "#",
    blocks: paper(5, true),
  },
  {
    name: "paper-ragged",
    by: "chromium",
    style: { size: 9.5 },
    header: "A running title",
    blocks: paper(16, true),
  },
  {
    name: "report",
    by: "libreoffice",
    header: "Yearly report",
    footer: "Page #",
    blocks: [h(1, "Yearly report"), ...chapters(17, 6)],
  },
  {
    name: "report-web",
    by: "chromium",
    style: { family: sans, size: 10 },
    header: "Yearly report",
    footer: "#",
    blocks: [h(1, "Yearly report"), ...chapters(18, 6)],
  },
  { name: "invoice", by: "libreoffice", style: { family: sans }, blocks: invoice() },
  { name: "invoice-web", by: "chromium", style: { family: sans }, blocks: invoice() },
  { name: "form", by: "libreoffice", style: { family: sans, size: 10 }, blocks: form() },
  {
    name: "book",
    by: "libreoffice",
    page: { width: 130, height: 200, margin: 18 },
    style: book,
    header: "The title of the book",
    footer: "#",
    blocks: [h(1, "Chapter one"), ...plain(19, 26)],
  },
  {
    name: "book-web",
    by: "chromium",
    page: { width: 130, height: 200, margin: 18 },
    style: { ...book, hyphens: false },
    footer: "#",
    blocks: [h(1, "Chapter two"), ...plain(20, 26)],
  },
  {
    name: "novel-ragged",
    by: "libreoffice",
    style: { firstLine: 18, size: 12 },
    footer: "#",
    blocks: plain(21, 24),
  },
  { name: "slides", by: "libreoffice", page: landscape, style: { family: sans, size: 20 }, blocks: slides() },
  {
    name: "slides-web",
    by: "chromium",
    page: landscape,
    style: { family: sans, size: 20 },
    blocks: slides(),
  },
  {
    name: "newspaper",
    by: "chromium",
    page: { width: 297, height: 420, margin: 15 },
    style: { size: 9, justify: true, hyphens: true, firstLine: 9, leading: 1.15 },
    blocks: newspaper(),
  },
  {
    name: "hebrew",
    by: "libreoffice",
    language: "he",
    style: { family: "DejaVu Sans" },
    blocks: [h(1, createWriter(22, "he").phrase(3)), ...plain(23, 7, "he")],
  },
  {
    name: "arabic",
    by: "chromium",
    language: "ar",
    style: { family: "DejaVu Sans" },
    blocks: [h(1, createWriter(24, "ar").phrase(3)), ...plain(25, 7, "ar")],
  },
  {
    name: "brackets-hebrew",
    by: "chromium",
    language: "he",
    style: { family: "DejaVu Sans" },
    blocks: createWriter(26, "he")
      .paragraphs(6)
      .map((text) =>
        p(`${text} (${createWriter(27, "he").phrase(3)}) [${createWriter(28, "he").phrase(2)}] 2024`),
      ),
  },
  {
    name: "chinese",
    by: "libreoffice",
    language: "zh",
    style: { family: "Droid Sans Fallback" },
    blocks: [h(1, createWriter(29, "zh").phrase(6)), ...plain(30, 8, "zh")],
  },
  {
    name: "japanese",
    by: "chromium",
    language: "ja",
    style: { family: "Droid Sans Fallback", justify: true },
    blocks: [h(1, createWriter(31, "ja").phrase(7)), ...plain(32, 8, "ja")],
  },
  {
    name: "korean",
    by: "chromium",
    language: "ko",
    style: { family: "Noto Sans KR", font: ["@embedpdf/fonts-kr", "NotoSansKR-Regular.otf"] },
    blocks: [h(1, createWriter(33, "ko").phrase(4)), ...plain(34, 8, "ko")],
  },
  {
    name: "german-hyphens",
    by: "chromium",
    language: "de",
    page: { width: 105, height: 148, margin: 12 },
    style: { justify: true, hyphens: true },
    blocks: plain(35, 9, "de"),
  },
  {
    name: "landscape-table",
    by: "libreoffice",
    page: landscape,
    style: { family: sans, size: 9 },
    footer: "Page #",
    blocks: [
      h(1, "Register"),
      table([["No.", "Name", "Place", "Description", "Amount", "Kind"], ...wide(36)], true),
    ],
  },
  {
    name: "open-table",
    by: "chromium",
    style: { family: sans, size: 9 },
    blocks: [
      h(1, "Register"),
      p(createWriter(37).paragraph(3)),
      table([["No.", "Name", "Place", "Description", "Amount", "Kind"], ...wide(38)], false),
    ],
  },
  { name: "footnotes", by: "libreoffice", style: { justify: true }, footer: "#", blocks: footnotes() },
  { name: "lists", by: "libreoffice", blocks: manual() },
  { name: "lists-web", by: "chromium", style: { family: sans }, footer: "#", blocks: manual() },
  { name: "contents", by: "libreoffice", style: { family: sans }, blocks: contents() },
  { name: "minutes", by: "chromium", blocks: minutes() },
  { name: "quotations", by: "libreoffice", style: { justify: true }, blocks: quotations() },
  { name: "ragged", by: "chromium", blocks: plain(39, 14) },
  {
    name: "three-columns",
    by: "libreoffice",
    style: { size: 9 },
    blocks: [h(1, "Newsletter"), columns(3, chapters(40, 4))],
  },
  {
    name: "wide-heading",
    by: "chromium",
    blocks: [
      h(1, createWriter(41).phrase(9)),
      columns(1, plain(42, 8)),
      ...plain(43, 4).map((block) => ({ ...block, inset: 60 })),
    ],
  },
  {
    name: "paper-office",
    by: "libreoffice",
    style: { size: 10 },
    header: "A running title",
    blocks: paper(44, true),
  },
  {
    name: "hebrew-lists",
    by: "libreoffice",
    language: "he",
    style: { family: "DejaVu Sans" },
    blocks: [
      h(1, createWriter(45, "he").phrase(3)),
      ...plain(46, 2, "he"),
      list(true, createWriter(47, "he").paragraphs(3)),
      list(false, createWriter(48, "he").paragraphs(3)),
      table(
        [
          createWriter(49, "he")
            .paragraphs(3)
            .map((text) => text.slice(0, 20).trim()),
          ["1", "2", "3"],
        ],
        true,
      ),
    ],
  },
  {
    name: "arabic-columns",
    by: "chromium",
    language: "ar",
    style: { family: "DejaVu Sans", size: 9 },
    blocks: [h(1, createWriter(50, "ar").phrase(3)), columns(2, plain(51, 12, "ar"))],
  },
  {
    name: "chinese-columns",
    by: "chromium",
    language: "zh",
    style: { family: "Droid Sans Fallback", size: 10 },
    blocks: [h(1, createWriter(52, "zh").phrase(8)), columns(2, plain(53, 12, "zh"))],
  },
  {
    name: "dialogue",
    by: "libreoffice",
    style: { firstLine: 16, justify: true },
    blocks: Array.from({ length: 30 }, (_, i) => p(createWriter(60 + i).paragraph(1 + (i % 3)))),
  },
];
