import { parseArgs } from "node:util";

export type BenchOptions = {
  /** A 12-megapixel photo to work on, in any format the engine reads; one is painted when absent. */
  photo?: string;
  /** A folder of PDFs to draw and compress; without one no document is. */
  documents?: string;
  /** How often each conversion is timed, ours and each peer's in turn. */
  rounds: number;
  /** Only pairs whose name contains this. */
  only: string;
  /** Whether the second table, over HTTP, is measured too. */
  site: boolean;
  /** Whether the third table, in the browser, is measured too. */
  browser: boolean;
  /** Where the page goes; nothing is written when absent. */
  write?: string;
};

/** `npm run bench -- [--photo FILE] [--documents FOLDER] [--rounds 5] [--only webp] [--no-site] [--no-browser] [--write BENCH.md]` */
export function readArguments(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      photo: { type: "string" },
      documents: { type: "string" },
      rounds: { type: "string", default: "5" },
      only: { type: "string", default: "" },
      site: { type: "boolean", default: true },
      browser: { type: "boolean", default: true },
      write: { type: "string" },
    },
  });
  const { photo, documents, write, only, site, browser } = values;
  return {
    rounds: Number(values.rounds),
    only,
    site,
    browser,
    ...(photo && { photo }),
    ...(documents && { documents }),
    ...(write && { write }),
  };
}
