import { counted } from "../format";

/** What is said of files and results that can be brought back. Loaded on demand. */
export const kept = {
  undo: "Undo",
  removed: counted({ one: "{n} file removed", other: "{n} files removed" }),
  replaced: counted({ one: "{n} file replaced", other: "{n} files replaced" }),
  /** After Undo, which can be undone itself. */
  restored: counted({ one: "{n} file brought back", other: "{n} files brought back" }),
  results: counted({ one: "{n} result removed", other: "{n} results removed" }),

  /** Results of before a reload. */
  earlier: "Earlier results",
  /** The results, and how long ago the last of them was made. */
  from: "{results} from {age}",
  resultCount: counted({ one: "{n} result", other: "{n} results" }),
};
