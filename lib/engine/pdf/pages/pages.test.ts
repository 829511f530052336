import { readFile } from "node:fs/promises";
import {
  type PDFArray,
  PDFDict,
  PDFDocument,
  type PDFHexString,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { type DocumentParts, makePdf, type PageParts } from "../../fixtures/pdf";
import { startPdf } from "../../fixtures/start-pdf";
import type { PdfOrganizeJob, PlannedPage } from "../../types";
import { name, unpack } from "../structure/streams";
import { readNames, readNumbers } from "./trees";

const engine = startPdf();

/** A document whose pages are told by their widths: 100 more than their number, and 100 for each document. */
const document = (
  count: number,
  parts: DocumentParts = {},
  own: readonly Partial<PageParts>[] = [],
  first = 101,
) =>
  makePdf(
    Array.from({ length: count }, (_, i) => ({ content: "", box: [first + i, 50], ...own[i] })),
    parts,
  );

const all = (count: number, file = 0): PlannedPage[] =>
  Array.from({ length: count }, (_, i) => ({ file, page: i + 1 }));

async function organize(
  files: readonly Uint8Array[],
  pages: readonly PlannedPage[],
  options: Partial<PdfOrganizeJob> = {},
) {
  const places = await Promise.all(files.map(engine.place));
  const output = places[0]?.output ?? "";
  const result = await engine.pool().run(
    new AbortController().signal,
    {
      kind: "pdf-organize",
      inputs: places.map(({ input }) => input),
      output,
      passwords: files.map(() => ""),
      titles: files.map((_, i) => `file ${i + 1}`),
      isFirst: files.map(() => true),
      pages,
      ...options,
    },
    { timeoutMs: 20_000 },
  );
  const bytes = await readFile(output);
  const made = await PDFDocument.load(bytes, { updateMetadata: false });
  return { result, bytes, made, widths: made.getPages().map((page) => page.getWidth()) };
}

const catalogIn = ({ catalog }: PDFDocument): PDFDict => catalog;
const dictAt = (dict: PDFDict, ...keys: string[]) =>
  keys.reduce<PDFDict>((at, key) => at.lookup(name(key), PDFDict), dict);
const textIn = (dict: PDFDict, key: string) =>
  (dict.lookup(name(key)) as PDFHexString | undefined)?.decodeText();
const listIn = (dict: PDFDict, key: string) =>
  (dict.lookup(name(key)) as PDFArray | undefined)?.asArray() ?? [];
/** Position of the page that an explicit destination leads to. */
const pageOf = (made: PDFDocument, destination: PDFObject | undefined) =>
  made.getPages().findIndex(({ ref }) => ref === (made.context.lookup(destination) as PDFArray).get(0));

/** All that a document says, in dictionaries and decoded streams. */
async function sayings(made: PDFDocument): Promise<string> {
  const texts = made.context.enumerateIndirectObjects().map(async ([, object]) => {
    if (!(object instanceof PDFRawStream)) return object.toString();
    return object.dict.toString() + Buffer.from((await unpack(object)).data).toString("latin1");
  });
  return (await Promise.all(texts)).join("\n");
}

type Bookmark = { title: string | undefined; page: number; kids: Bookmark[] };
function bookmarksIn(made: PDFDocument, above = dictAt(catalogIn(made), "Outlines")): Bookmark[] {
  const found: Bookmark[] = [];
  for (let at = above.lookup(name("First")); at instanceof PDFDict; at = at.lookup(name("Next")))
    found.push({
      title: textIn(at, "Title"),
      page: at.has(name("Dest")) ? pageOf(made, at.get(name("Dest"))) : -1,
      kids: bookmarksIn(made, at),
    });
  return found;
}

it("puts pages of several documents in any order, turned, twice, and blank ones between them", async () => {
  const files = [document(2), document(1, {}, [{ rotate: 90 }], 201)];
  const { made, widths, result } = await organize(files, [
    { file: 1, page: 1, rotate: 270 },
    { file: 0, page: 2, rotate: 180 },
    { blank: { width: 300, height: 40 } },
    { file: 0, page: 2 },
  ]);
  expect(widths).toEqual([201, 102, 300, 102]);
  expect(made.getPages().map((page) => page.getRotation().angle)).toEqual([0, 180, 0, 0]);
  expect(result.frames).toBe(4);
});

it("keeps what pages inherit from the nodes above them", async () => {
  const plain = document(1).toString("latin1");
  const moved = plain
    .replace("/MediaBox[0 0 101 50]", "/Ignored [0 0 101 50]")
    .replace("/Type/Pages/", "/MediaBox[0 0 77 50]/Rotate 90/Type/Pages/");
  const { made, widths } = await organize([Buffer.from(moved, "latin1")], all(1));
  expect(widths).toEqual([77]);
  expect(made.getPage(0).getRotation().angle).toBe(90);
});

it("draws each page as it was", async () => {
  const red = { content: "1 0 0 rg 10 10 30 30 re f", box: [50, 50] };
  const { bytes } = await organize([makePdf([{ content: "", box: [50, 50] }, red])], [{ file: 0, page: 2 }]);
  const drawn = await engine.draw(bytes);
  expect([drawn.at(25, 25), drawn.at(2, 2)]).toEqual([
    [255, 0, 0],
    [255, 255, 255],
  ]);
});

const outline = {
  objects: {
    outlines: "<</Type/Outlines/First @one/Last @three/Count 3>>",
    one: "<</Title(One)/Parent @outlines/Next @two/Dest[0 /Fit]>>",
    two: "<</Title(Two)/Parent @outlines/Prev @one/Next @three/Dest[1 /Fit]/First @below/Last @below/Count -1>>",
    below: "<</Title(Below)/Parent @two/Dest[2 /Fit]>>",
    three: "<</Title(Site)/Parent @outlines/Prev @two/A<</S/URI/URI(https://example.org)>>>>",
  },
  catalog: "/Outlines @outlines",
};

it("keeps the bookmarks of pages that are kept, and chapters that lead to what is left of them", async () => {
  const { made } = await organize(
    [document(3, outline)],
    [
      { file: 0, page: 3 },
      { file: 0, page: 1 },
    ],
  );
  expect(bookmarksIn(made)).toEqual([
    { title: "One", page: 1, kids: [] },
    { title: "Two", page: 0, kids: [{ title: "Below", page: 0, kids: [] }] },
    { title: "Site", page: -1, kids: [] },
  ]);
});

it("gives each of several files a branch of bookmarks", async () => {
  const { made } = await organize(
    [document(3, outline), document(1, {}, [], 201)],
    [
      { file: 0, page: 1 },
      { file: 1, page: 1 },
    ],
  );
  expect(bookmarksIn(made)).toMatchObject([
    { title: "file 1", page: 0, kids: [{ title: "One", page: 0 }, { title: "Site" }] },
    { title: "file 2", page: 1, kids: [] },
  ]);
});

it("survives bookmarks that lead in a circle", async () => {
  const objects = {
    outlines: "<</First @a/Last @b>>",
    a: "<</Title(A)/Dest[0 /Fit]/Next @b/First @a/Last @a>>",
    b: "<</Title(B)/Dest[0 /Fit]/Next @a>>",
  };
  const { made } = await organize([document(1, { objects, catalog: "/Outlines @outlines" })], all(1));
  expect(bookmarksIn(made).map(({ title }) => title)).toEqual(["A", "B"]);
});

it("keeps links to pages that are kept, and to the web; others go", async () => {
  const link = (more: string) => `/Subtype/Link/Rect[0 0 9 9]${more}`;
  const own = [
    {
      annotations: [
        link("/Dest[1 /Fit]"),
        link("/A<</S/GoTo/D[2 /Fit]>>"),
        link("/A<</S/URI/URI(https://example.org)>>"),
      ],
    },
  ];
  const { made } = await organize([document(3, {}, own)], [{ file: 0, page: 3 }, ...all(1)]);
  const links = listIn(made.getPage(1).node, "Annots").map((ref) => made.context.lookup(ref, PDFDict));
  expect(links).toHaveLength(2);
  expect(pageOf(made, dictAt(links[0] as PDFDict, "A").get(name("D")))).toBe(0);
  expect(textIn(dictAt(links[1] as PDFDict, "A"), "URI")).toBe("https://example.org");
});

it("renames named destinations where two files use one name", async () => {
  const parts = { catalog: "/Names<</Dests<</Names[(gone)[1 /Fit](top)[0 /Fit]]>>>>" };
  const own = [{ annotations: ["/Subtype/Link/Rect[0 0 9 9]/Dest(top)"] }];
  const files = [document(2, parts, own), document(2, parts, own, 201)];
  const { made } = await organize(files, [...all(1), ...all(1, 1)]);
  const names = readNames(dictAt(catalogIn(made), "Names", "Dests"));
  expect([...names.keys()]).toEqual(["top", "top+1"]);
  const links = made.getPages().map(({ node }) => made.context.lookup(listIn(node, "Annots")[0], PDFDict));
  const targets = links.map((link) => pageOf(made, names.get(textIn(link, "Dest") ?? "")));
  expect(targets).toEqual([0, 1]);
});

const widget = (more: string) => `/Subtype/Widget/Rect[0 0 40 10]${more}`;

/** Fields by their full names: values, and the pages they are on. */
function fieldsIn(made: PDFDocument) {
  const pages = made.getPages();
  return made
    .getForm()
    .getFields()
    .map((field) => ({
      name: field.getName(),
      value: textIn(field.acroField.dict, "V"),
      pages: field.acroField.getWidgets().map((one) => pages.findIndex(({ ref }) => ref === one.P())),
    }));
}

it("keeps fields with their values, and renames those of equal names", async () => {
  const own = [{ annotations: [widget("/FT/Tx/T(a)/V(first)/DA(/F1 9 Tf)")] }];
  const { made } = await organize(
    [document(1, { fields: [0] }, own), document(1, { fields: [0] }, own, 201)],
    [...all(1), ...all(1, 1)],
  );
  expect(fieldsIn(made)).toEqual([
    { name: "a", value: "first", pages: [0] },
    { name: "a+1", value: "first", pages: [1] },
  ]);
  const form = dictAt(catalogIn(made), "AcroForm");
  const fonts = dictAt(form, "DR", "Font").keys().map(String);
  const [, second] = listIn(form, "Fields").map((ref) => made.context.lookup(ref, PDFDict));
  expect(fonts).toContain(/\/\S+/.exec(textIn(second as PDFDict, "DA") ?? "")?.[0]);
});

it("keeps a field over several pages one field, without its place on a page that goes", async () => {
  const objects = { field: "<</FT/Tx/T(name)/V(Ada)/Kids[5 0 R 8 0 R 11 0 R]>>" };
  const own = [1, 2, 3].map(() => ({ annotations: [widget("/Parent @field")] }));
  const file = document(3, { objects, catalog: "/AcroForm<</Fields[@field]>>" }, own);
  const { made } = await organize(
    [file],
    [
      { file: 0, page: 3 },
      { file: 0, page: 1 },
    ],
  );
  expect(fieldsIn(made)).toEqual([{ name: "name", value: "Ada", pages: [1, 0] }]);
});

it("shows a field twice on a page that comes twice", async () => {
  const own = [{ annotations: [widget("/FT/Tx/T(a)/V(x)")] }];
  const { made } = await organize([document(1, { fields: [0] }, own)], [...all(1), ...all(1), ...all(1)]);
  expect(fieldsIn(made)).toEqual([{ name: "a", value: "x", pages: [0, 1, 2] }]);
});

it("drops signatures, and says so", async () => {
  const own = [
    {
      annotations: [
        widget("/FT/Sig/T(s)/V<</Type/Sig/Filter/Adobe.PPKLite/Contents<00>/ByteRange[0 1 2 3]>>"),
      ],
    },
  ];
  const { made, result } = await organize([document(1, { fields: [0] }, own)], all(1));
  expect(result.remark).toBe("signed");
  expect(await sayings(made)).not.toContain("ByteRange");
});

it("keeps the labels of pages", async () => {
  const labels = "/PageLabels<</Nums[0<</S/r>>2<</S/D/P(A-)/St 5>>]>>";
  const { made } = await organize(
    [document(4, { catalog: labels })],
    [
      { file: 0, page: 2 },
      { file: 0, page: 3 },
      { file: 0, page: 4 },
    ],
  );
  const numbers = readNumbers(catalogIn(made).lookup(name("PageLabels")));
  const written = [...numbers].map(([at, value]) => [
    at,
    String(made.context.lookup(value)).replace(/\s+/g, ""),
  ]);
  expect(written).toEqual([
    [0, "<</St2/S/r>>"],
    [1, "<</St5/S/D/P(A-)>>"],
  ]);
});

it("keeps the layers of kept pages with their state", async () => {
  const objects = { a: "<</Type/OCG/Name(A)>>", b: "<</Type/OCG/Name(B)>>" };
  const catalog = "/OCProperties<</OCGs[@a @b]/D<</Order[(All)[@a @b]]/OFF[@a @b]>>>>";
  const own = [{ resources: "/Properties<</L @a>>" }, { resources: "/Properties<</L @b>>" }];
  const { made } = await organize([document(2, { objects, catalog }, own)], [{ file: 0, page: 2 }]);
  const properties = dictAt(catalogIn(made), "OCProperties");
  const names = listIn(properties, "OCGs").map((ref) => textIn(made.context.lookup(ref, PDFDict), "Name"));
  expect(names).toEqual(["B"]);
  expect(listIn(dictAt(properties, "D"), "OFF")).toEqual(listIn(properties, "OCGs"));
  expect(await sayings(made)).not.toContain("(A)");
});

it("keeps attachments in the first of several documents, and the facts of the first file", async () => {
  const objects = {
    text: { dictionary: "/Type/EmbeddedFile", data: "attached words" },
    file: "<</Type/Filespec/F(a.txt)/EF<</F @text>>>>",
    xmp: { dictionary: "/Type/Metadata/Subtype/XML", data: `<x:xmpmeta>${" ".repeat(300)}</x:xmpmeta>` },
  };
  const catalog = "/Lang(de-CH)/Metadata @xmp/Names<</EmbeddedFiles<</Names[(a.txt)@file]>>>>";
  const files = [document(1, { objects, catalog })];
  const [first, second] = [
    await organize(files, all(1)),
    await organize(files, all(1), { isFirst: [false] }),
  ];
  expect(await sayings(first.made)).toContain("attached words");
  expect(await sayings(second.made)).not.toContain("attached words");
  expect(textIn(catalogIn(first.made), "Lang")).toBe("de-CH");
  expect(first.bytes.toString("latin1")).toContain("<x:xmpmeta>");
});

/** A tagged document: a heading and a link on each page, and a paragraph that runs over both. */
function tagged() {
  const element = (more: string) => `<</Type/StructElem${more}>>`;
  const objects = {
    root: "<</Type/StructTreeRoot/K @doc/RoleMap<</Title/H1>>>>",
    doc: element("/S/Document/P @root/K[@h1 @p @gone @h2]"),
    gone: element("/S/TD/P @doc/Pg 4 0 R/K[]"),
    cell: element("/S/TD/P @h2"),
    h1: element("/S/Title/P @doc/Pg 4 0 R/K 0/T(Heading one)"),
    h2: element("/S/Title/P @doc/Pg 6 0 R/K[0<</Type/OBJR/Obj 5 0 R>>@cell]"),
    p: element(
      "/S/P/P @doc/ActualText(SECRET words)/K[<</Type/MCR/Pg 4 0 R/MCID 1>><</Type/MCR/Pg 6 0 R/MCID 1>>]",
    ),
  };
  const catalog = "/StructTreeRoot @root/MarkInfo<</Marked true>>";
  const plain = document(2, { objects, catalog }, [
    {},
    { annotations: ["/Subtype/Link/StructParent 2/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org)>>"] },
  ]).toString("latin1");
  return plain;
}

it("keeps the tags of kept pages, and where each piece of content belongs", async () => {
  const plain = tagged();
  // The numbers of the pages and of the link, which stand behind those of named objects.
  const numberOf = (pattern: RegExp) => pattern.exec(plain)?.[1] ?? "";
  const first = numberOf(/(\d+) 0 obj\s*<<\/Type\/Page\/Parent 2 0 R\/MediaBox\[0 0 101/);
  const second = numberOf(/(\d+) 0 obj\s*<<\/Type\/Page\/Parent 2 0 R\/MediaBox\[0 0 102/);
  const link = numberOf(/(\d+) 0 obj\s*<<\/Type\/Annot\/Subtype\/Link/);
  const file = Buffer.from(
    plain
      .replaceAll("/Pg 4 0 R", `/Pg ${first} 0 R`)
      .replaceAll("/Pg 6 0 R", `/Pg ${second} 0 R`)
      .replaceAll("/Obj 5 0 R", `/Obj ${link} 0 R`)
      .replaceAll(/\/Type\/Page\/Parent 2 0 R\/MediaBox\[0 0 (10[12])/g, "/StructParents $1$&"),
    "latin1",
  );
  const { made } = await organize(
    [file, file],
    [
      { file: 0, page: 2 },
      { file: 1, page: 2 },
    ],
  );
  const root = dictAt(catalogIn(made), "StructTreeRoot");
  const around = root.lookup(name("K"), PDFDict);
  const documents = listIn(around, "K").map((ref) => made.context.lookup(ref, PDFDict));
  expect(documents.map((one) => String(one.get(name("S"))))).toEqual(["/Document", "/Document"]);
  const [paragraph, heading] = listIn(documents[0] as PDFDict, "K").map((ref) =>
    made.context.lookup(ref, PDFDict),
  );
  expect([paragraph, heading].map((one) => String(one?.get(name("S"))))).toEqual(["/P", "/Title"]);
  const [, , empty] = listIn(heading as PDFDict, "K");
  expect(String(made.context.lookup(empty, PDFDict).get(name("S")))).toBe("/TD");
  // A paragraph that lost a part says only what is left of it.
  expect(await sayings(made)).not.toMatch(/SECRET|Heading one/);

  const parents = readNumbers(root.lookup(name("ParentTree")));
  for (const page of made.getPages()) {
    const key = Number(String(page.node.get(name("StructParents"))));
    const marks = (made.context.lookup(parents.get(key)) as PDFArray).asArray();
    expect(marks.map((mark) => mark instanceof PDFRef)).toEqual([true, true]);
    const annotation = made.context.lookup(listIn(page.node, "Annots")[0], PDFDict);
    const owner = made.context.lookup(
      parents.get(Number(String(annotation.get(name("StructParent"))))),
      PDFDict,
    );
    expect(owner).toBe(made.context.lookup(marks[0]));
  }
});

it("leaves nothing of a page that goes: its text, comments, fields and names", async () => {
  const own = [
    { annotations: [widget("/Parent @unlisted")] },
    {
      content: "(SECRET) Tj",
      annotations: [
        "/Subtype/Text/Rect[0 0 9 9]/Contents(SECRET)",
        widget("/FT/Tx/T(SECRET)/V(SECRET)"),
        widget("/Parent @unlisted/Contents(SECRET)"),
      ],
    },
  ];
  const objects = {
    outlines: "<</First @item/Last @item>>",
    item: "<</Title(SECRET)/Dest[1 /Fit]>>",
    unlisted: "<</FT/Tx/T(both)/Kids[LAST 0 R]>>",
  };
  const catalog = "/Outlines @outlines/Names<</Dests<</Names[(SECRET)[1 /Fit]]>>>>";
  const plain = document(2, { objects, catalog, fields: [2] }, own).toString("latin1");
  const last = [...plain.matchAll(/(\d+) 0 obj\s*<<\/Type\/Annot/g)].at(-1)?.[1] ?? "";
  const file = Buffer.from(plain.replace("LAST", last), "latin1");
  expect(plain).toContain("SECRET");
  const { made } = await organize([file], all(1));
  expect(await sayings(made)).not.toContain("SECRET");
});

it("writes the content of a page once, however often it comes", async () => {
  const content = Array.from({ length: 20_000 }, () => Math.random().toFixed(9)).join(" ");
  const file = document(1, {}, [{ content, resources: `/Properties<</P<</Numbers[${content}]>>>>` }]);
  const [once, often] = [
    await organize([file], all(1)),
    await organize([file], Array(10_000).fill(all(1)[0])),
  ];
  expect(often.widths).toHaveLength(10_000);
  expect(often.bytes.length).toBeLessThan(once.bytes.length * 2);
});

it("opens documents with a password, each with its own", async () => {
  const xmp = { dictionary: "/Type/Metadata/Subtype/XML", data: "<x:xmpmeta>facts</x:xmpmeta>" };
  const locked = makePdf([{ content: "1 0 0 rg 0 0 50 50 re f", box: [50, 50] }], {
    encrypt: { user: "sesame", owner: "boss" },
    objects: { xmp },
    catalog: "/Metadata @xmp",
  });
  expect(locked.toString("latin1")).not.toContain(xmp.data);
  const files = [document(1), locked];
  const { result, bytes } = await organize(files, [{ file: 1, page: 1 }], { passwords: ["", "sesame"] });
  expect(result.remark).toBe("unprotected");
  expect((await engine.draw(bytes)).at(25, 25)).toEqual([255, 0, 0]);
  expect(bytes.toString("latin1")).toContain(xmp.data);
  await expect(organize(files, [{ file: 1, page: 1 }])).rejects.toMatchObject({
    code: "password_needed",
    files: [{ index: 1, code: "password_needed" }],
  });
});

it("names a page that is not there", () =>
  expect(organize([document(2)], [{ file: 0, page: 3 }])).rejects.toMatchObject({
    code: "no_such_page",
    limit: 3,
  }));
