import * as z from "zod/mini";
import { flag, pageRange, word } from "./fields";
import { documentReply, readingFields, readingProgress } from "./pdf";

/** What tables become: a workbook, CSV (a ZIP of several), or their cells for programs. */
const tableFormats = ["xlsx", "csv", "json"] as const;
export type TableFormat = (typeof tableFormats)[number];

/** 'tables': what is one. 'page': all text of each page, in the cells where it stands. */
const tableLayouts = ["tables", "page"] as const;
export type TableLayout = (typeof tableLayouts)[number];

/** Most areas of one call. */
const MOST_REGIONS = 200;

/** What stands between the values of a CSV file. */
const separators = ["comma", "semicolon", "tab"] as const;
export type Separator = (typeof separators)[number];

/** Left, top, right and bottom in points, from the upper left corner of the page as it is shown. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type TableBox = z.infer<typeof box>;
const region = z.object({ page: z.int().check(z.positive()), box });
export type TableRegion = z.infer<typeof region>;

/** A list of areas in JSON. */
const regions = z.pipe(
  z.string(),
  z.transform((text, context): TableRegion[] => {
    const refuse = () => {
      context.issues.push({ code: "custom", input: text });
      return z.NEVER;
    };
    try {
      const { data } = z.safeParse(
        z.array(region).check(z.minLength(1), z.maxLength(MOST_REGIONS)),
        JSON.parse(text),
      );
      return data ?? refuse();
    } catch {
      return refuse();
    }
  }),
);

/** A table that was found. */
const found = z.object({
  /** The page that it starts on, from 1. */
  page: z.number(),
  box,
  rows: z.number(),
  columns: z.number(),
  /** Its caption. */
  title: z.optional(z.string()),
});
export type FoundTable = z.infer<typeof found>;

const fields = {
  ...readingFields,
  format: z._default(word(tableFormats), "xlsx"),
  layout: z._default(word(tableLayouts), "tables"),
  /** Areas to read, in place of tables to find: [{"page": 1, "box": [left, top, right, bottom]}], in points. */
  regions: z.optional(regions),
  /** Numbers and dates stay text. */
  text: z._default(flag, false),
  /** All tables in one sheet, or one CSV file. */
  oneSheet: z._default(flag, false),
  separator: z._default(word(separators), "comma"),
  /** Starts CSV files with a byte order mark. */
  bom: z._default(flag, false),
};

const reply = z.extend(documentReply, {
  tables: z.optional(z.array(found)),
  /** Scanned pages whose text was read from their pictures. */
  readPages: z.optional(z.number()),
});

export const tableCalls = {
  /** The tables of a PDF. Without one, the call fails with `no_tables`. */
  pdfToExcel: {
    path: "/api/pdf-to-excel",
    progress: readingProgress,
    fileField: "pdf",
    multiple: false,
    fields: z.object({
      ...fields,
      /** '1-3, 8'; all pages if empty. */
      pages: z.optional(pageRange),
      password: z.optional(z.string()),
    }),
    reply,
  },
  /** The same for a picture, which becomes an A4 page: boxes are in its points. */
  imageToExcel: {
    path: "/api/image-to-excel",
    progress: readingProgress,
    fileField: "image",
    multiple: false,
    fields: z.object(fields),
    reply,
  },
} as const;

/** A cell as its document shows it. */
const cell = z.object({
  /** Position of its first column, from 0. */
  column: z.number(),
  /** Columns and rows that it spans; 1 if absent. */
  columns: z.optional(z.number()),
  rows: z.optional(z.number()),
  /** Its lines, with `\n` between paragraphs. */
  text: z.string(),
  bold: z.optional(z.boolean()),
  /** Where its text stands in it, if that is not the left. */
  align: z.optional(z.enum(["center", "right"])),
  /** It was read from a picture, and may be wrong. */
  unsure: z.optional(z.boolean()),
  /** `rrggbb` behind it. */
  background: z.optional(z.string()),
});
export type TableCell = z.infer<typeof cell>;

/** A table of a document, as text: what a spreadsheet is made from. */
const table = z.object({
  /** Page that it starts on, from 1; that it ends on, where it goes on over several. */
  page: z.number(),
  lastPage: z.optional(z.number()),
  /** Where it stands on its first page. */
  box,
  /** Its caption. */
  title: z.optional(z.string()),
  /** Rows that name its columns. */
  head: z.number(),
  /** Widths of its columns in points. */
  columns: z.array(z.number()),
  /** Its rows, from the top. Places that a cell to the left or above spans are left out. */
  rows: z.array(z.array(cell)),
  /** Its columns run from right to left. */
  rtl: z.optional(z.boolean()),
});
export type DocumentTable = z.infer<typeof table>;

/** A page, its number from 1, and its size in points as it is shown. */
const pageSize = z.object({ page: z.number(), width: z.number(), height: z.number() });
export type PageSize = z.infer<typeof pageSize>;

/** The file of the format 'json'. */
export const foundTables = z.object({ pages: z.array(pageSize), tables: z.array(table) });
