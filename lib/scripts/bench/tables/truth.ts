import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { GridCell } from "./relations";

/** A PDF and the tables that it is known to have. Where people disagreed, `versions` has several lists of tables. */
export type Document = { name: string; pdf: string; versions: GridCell[][][] };

const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name] ?? whole;
    return String.fromCodePoint(Number(name.replace("#x", "0x").replace("#", "")));
  });

const attributes = (tag: string): Map<string, number> =>
  new Map(
    [...tag.matchAll(/([\w-]+)\s*=\s*["'](-?\d+)["']/g)].map(([, name = "", value]) => [name, Number(value)]),
  );

/** The parts of an XML file with a name: their attributes, and what is between their tags. */
const partsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(\\s[^>]*)?>(.*?)</${name}>`, "gs"))].map(
    ([, tag = "", inner = ""]) => ({
      values: attributes(tag),
      inner,
    }),
  );

/** Reads the tables of a `*-str.xml` file: those of a table's regions, which may be on several pages, are one list of cells. */
function tablesOf(xml: string): GridCell[][] {
  return partsOf(xml, "table").map(({ inner }) =>
    partsOf(inner, "region").flatMap((region) =>
      partsOf(region.inner, "cell").map(({ values, inner: cell }): GridCell => {
        const of = (name: string) => values.get(name) ?? 0;
        const span = (axis: string) =>
          Math.max(1, (values.get(`end-${axis}`) ?? of(`start-${axis}`)) - of(`start-${axis}`) + 1);
        return {
          row: of("start-row") + (region.values.get("row-increment") ?? 0),
          column: of("start-col") + (region.values.get("col-increment") ?? 0),
          rows: span("row"),
          columns: span("col"),
          text: decoded(partsOf(cell, "content")[0]?.inner ?? ""),
        };
      }),
    ),
  );
}

/** Finds the PDFs of a folder with their truth. `x-str.xml` belongs to `x.pdf`; `xa` and `xb` are two versions of one. */
export async function readDocuments(folder: string): Promise<Document[]> {
  const files = (await readdir(folder)).sort();
  const truths = files.filter((file) => file.endsWith("-str.xml"));
  const baseOf = (file: string) => file.replace(/(-str\.xml|\.pdf)$/, "").replace(/(\d)[a-z]$/, "$1");
  const pdfs = files.filter((file) => file.endsWith(".pdf"));
  return Promise.all(
    pdfs.map(async (pdf) => {
      const own = truths.filter((file) => baseOf(file) === baseOf(pdf));
      const versions = await Promise.all(
        own.map(async (file) => tablesOf(await readFile(join(folder, file), "utf8"))),
      );
      return { name: pdf.replace(/\.pdf$/, ""), pdf: join(folder, pdf), versions };
    }),
  );
}
