import type { DocumentTable } from "../tables/types";

/** Names tables without a caption, by language: sheets, and CSV files in a ZIP. `n` is from 1. */
export const tableNames = {
  en: ({ page }: DocumentTable, n: number): string => `Table ${n}, page ${page}`,
} as const;
