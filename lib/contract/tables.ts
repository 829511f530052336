import * as z from "zod/mini";
import { separators } from "../tables/types";
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

/** Left, top, right and bottom in points, from the upper left corner of the page as it is shown. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
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
  separator: z._default(word(Object.keys(separators) as (keyof typeof separators)[]), "comma"),
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

const cell = z.object({
  column: z.number(),
  columns: z.optional(z.number()),
  rows: z.optional(z.number()),
  text: z.string(),
  bold: z.optional(z.boolean()),
  align: z.optional(z.enum(["center", "right"])),
  /** It was read from a picture, and may be wrong. */
  unsure: z.optional(z.boolean()),
  background: z.optional(z.string()),
});

/** The file of the format 'json'. */
export const foundTables = z.object({
  pages: z.array(z.object({ page: z.number(), width: z.number(), height: z.number() })),
  tables: z.array(
    z.object({
      page: z.number(),
      lastPage: z.optional(z.number()),
      box,
      title: z.optional(z.string()),
      head: z.number(),
      columns: z.array(z.number()),
      rows: z.array(z.array(cell)),
      rtl: z.optional(z.boolean()),
    }),
  ),
});
