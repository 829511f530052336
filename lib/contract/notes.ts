import * as z from "zod/mini";
import type { FormatId } from "../formats";

/** What fills the places of a sentence, by name; `n` also chooses its form. */
export const params = z.record(z.string(), z.union([z.string(), z.number()]));
type Params = z.infer<typeof params>;

/** Facts about a result that is correct, but differs from what the visitor may expect; see `lib/words/en/notes`. */
type NoteCode =
  | "first_frame"
  | "first_picture"
  | "main_picture"
  | "small_preview"
  | "not_enlarged"
  | "kept_pdf"
  | "fitting_pdf"
  | "fitted_pdf"
  | "fitted_pdf_quality"
  | "check_small_print"
  | "signed_pdf"
  | "searchable_pdf"
  | "no_text_found"
  | "no_text_in_picture"
  | "only_pictures"
  | "unread_script"
  | "unread_scripts"
  | "read_scans"
  | "unread_scans"
  | "unreadable_text"
  | "lost_scans"
  | "unprotected_pdf"
  | "lost_signature"
  | "unlocked_already";

/** A note by its code. A newer server may have more of them. */
const note = z.object({ code: z.string(), params });
export type Note = { code: NoteCode; params: Params };

/** What a reply says of its result: the sentences for the visitor, and the same by their codes. */
export const noted = { note: z.optional(z.string()), notes: z.optional(z.array(note)) };

/** Returns the note for a result that holds one of several pictures. The main one of a HEIC may not be its first. */
export function oneOfSeveral(from: FormatId, n: number, isSequence = false): Note {
  if (from === "heic" && !isSequence) return { code: "main_picture", params: { n } };
  return { code: from === "tiff" ? "first_picture" : "first_frame", params: { n } };
}
