import { counted } from "../format";

/** Words about scanned pages that are read one by one. */
export const reading = {
  label: "Reading progress",
  page: "Reading page {page} of {total}...",
  slow: "Each page takes a few seconds.",
  rate: counted({ one: "{n} page a minute", other: "{n} pages a minute" }),
};
