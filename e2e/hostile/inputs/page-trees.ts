import { deflateSync } from "node:zlib";
import { makePdf } from "../../../lib/engine/fixtures/pdf";
import { rawPdf } from "./documents";

/** Documents whose trees of pages, fields, bookmarks and tags have loops, holes, or far too much in them. */

const times = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join("");

/** Makes a PDF of objects, numbered from 1, that are packed into one object stream; the first is the catalog. */
function packedPdf(objects: readonly string[], after = ""): Buffer {
  const [count, packed, table] = [objects.length, objects.length + 1, objects.length + 2];
  let at = 0;
  const index = objects.map((object, i) => {
    const entry = `${i + 1} ${at}`;
    at += object.length + 1;
    return entry;
  });
  const head = `${index.join(" ")}\n`;
  const data = deflateSync(`${head}${objects.join("\n")}${after}`, { level: 9 });
  const start = Buffer.from(
    `%PDF-1.7\n${packed} 0 obj\n<</Type/ObjStm/N ${count}/First ${head.length}/Filter/FlateDecode/Length ${data.length}>>stream\n`,
  );
  const end = Buffer.from("\nendstream\nendobj\n");
  const tableAt = start.length + data.length + end.length;
  const rows = Buffer.alloc((table + 1) * 9);
  const row = (number: number, type: number, first: number, second: number) => {
    rows.writeUInt8(type, number * 9);
    rows.writeUInt32BE(first, number * 9 + 1);
    rows.writeUInt32BE(second, number * 9 + 5);
  };
  for (let i = 0; i < count; i += 1) row(i + 1, 2, packed, i);
  row(packed, 1, 9, 0);
  row(table, 1, tableAt, 0);
  const parts = [
    start,
    data,
    end,
    `${table} 0 obj\n<</Type/XRef/Size ${table + 1}/W[1 4 4]/Root 1 0 R/Length ${rows.length}>>stream\n`,
    rows,
    `\nendstream\nendobj\nstartxref\n${tableAt}\n%%EOF\n`,
  ];
  return Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
}

const catalog = (more = "") => `<</Type/Catalog/Pages 2 0 R${more}>>`;
const kids = (list: string, count: number) => `<</Type/Pages/Kids[${list}]/Count ${count}>>`;
const page = (more = "") => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]${more}>>`;
const MILLION = 1_000_000;
const LEVELS = 100_000;
const ORDERS = 40;

export const trees: Readonly<Record<string, () => Buffer>> = {
  "a million nodes of pages, in 10 KB": () =>
    packedPdf([catalog(), kids(`${"<</Kids[]>>".repeat(MILLION)}3 0 R`, 1), page()]),
  "one page a million times, in 10 KB": () =>
    packedPdf([catalog(), kids("3 0 R ".repeat(MILLION), MILLION), page()]),
  "a node below itself, beside a page": () =>
    rawPdf([catalog(), kids("2 0 R 3 0 R 4 0 R", 3), page(), kids("2 0 R 4 0 R", 1)]),
  "pages that are missing, numbers, or below two nodes": () =>
    rawPdf([catalog(), kids("3 0 R 4 0 R 99 0 R null 7", 5), page(), kids("3 0 R 3 0 R", 2)]),
  "a parent of itself": () => rawPdf([catalog(), kids("3 0 R", 1), page("/Parent 3 0 R")]),
  "fields in a circle": () =>
    rawPdf([
      catalog("/AcroForm<</Fields[4 0 R 5 0 R 4 0 R]/CO[4 0 R]>>"),
      kids("3 0 R", 1),
      page("/Annots[4 0 R 5 0 R 4 0 R]"),
      "<</Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]/Parent 5 0 R/Kids[5 0 R]>>",
      "<</Subtype/Widget/FT/Tx/T(b)/Rect[0 0 9 9]/Parent 4 0 R/Kids[4 0 R 5 0 R]>>",
    ]),
  "bookmarks in a circle": () =>
    rawPdf([
      catalog("/Outlines 4 0 R"),
      kids("3 0 R", 1),
      page(),
      "<</First 5 0 R/Last 5 0 R>>",
      "<</Title(A)/Dest[3 0 R/Fit]/First 5 0 R/Next 6 0 R/Parent 6 0 R>>",
      "<</Title(B)/Dest[3 0 R/Fit]/First 4 0 R/Next 5 0 R/Prev 6 0 R>>",
    ]),
  "a bookmark with a title of a megabyte": () =>
    rawPdf([
      catalog("/Outlines 4 0 R"),
      kids("3 0 R", 1),
      page(),
      "<</First 5 0 R/Last 5 0 R>>",
      `<</Title(${"../".repeat(350_000)})/Dest[3 0 R/Fit]>>`,
    ]),
  "names in a circle": () =>
    rawPdf([
      catalog("/Names<</Dests 4 0 R/EmbeddedFiles 4 0 R>>/PageLabels 4 0 R"),
      kids("3 0 R", 1),
      page(),
      "<</Kids[4 0 R 4 0 R]/Names[(a)[3 0 R/Fit](a)(a)(b)4 0 R]/Nums[-1 4 0 R 0 4 0 R 9 null]>>",
    ]),
  "tags of 100,000 levels": () =>
    packedPdf([
      catalog("/StructTreeRoot 4 0 R"),
      kids("3 0 R", 1),
      page("/StructParents 0"),
      "<</Type/StructTreeRoot/K 5 0 R>>",
      ...Array.from(
        { length: LEVELS },
        (_, i) =>
          `<</Type/StructElem/S/P/P ${i + 4} 0 R/Pg 3 0 R/K ${i + 1 < LEVELS ? `${i + 6} 0 R` : "0"}>>`,
      ),
    ]),
  "marks with the highest numbers": () =>
    rawPdf([
      catalog("/StructTreeRoot 4 0 R"),
      kids("3 0 R", 1),
      page("/StructParents 0"),
      "<</Type/StructTreeRoot/K 5 0 R>>",
      "<</Type/StructElem/S/P/P 4 0 R/Pg 3 0 R/K[0 1000000 2147483647 -1 0.5]>>",
    ]),
  "layers in 2^40 orders": () =>
    rawPdf([
      catalog("/OCProperties<</OCGs[4 0 R]/D<</Order 5 0 R>>>>"),
      kids("3 0 R", 1),
      page("/Resources<</Properties<</L 4 0 R>>>>"),
      "<</Type/OCG/Name(L)>>",
      ...Array.from({ length: ORDERS }, (_, i) =>
        i + 1 < ORDERS ? `[${i + 6} 0 R ${i + 6} 0 R]` : "[4 0 R]",
      ),
    ]),
  "an object stream of 300 MB, in 300 KB": () =>
    packedPdf([catalog(), kids("3 0 R", 1), page()], " ".repeat(300_000_000)),
  "names of fonts that are words of JavaScript": () =>
    makePdf(
      [
        {
          content: "",
          annotations: ["/Subtype/Widget/FT/Tx/T(__proto__)/V(constructor)/DA(/__proto__ 9 Tf)"],
        },
      ],
      {
        fields: [0],
        catalog: `/Names<</Dests<</Names[${times(3, (i) => `(${["__proto__", "constructor", "then"][i]})[0/Fit]`)}]>>>>`,
      },
    ),
};
