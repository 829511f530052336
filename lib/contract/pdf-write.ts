import * as z from "zod/mini";
import { word } from "./fields";

/** 'fit': as large as the image. On paper, the image fills the page inside its margin. */
export const pdfPageSizes = ["fit", "a4", "letter"] as const;
/** Orientation of paper; 'auto' follows the image. Without effect on 'fit'. */
export const pdfOrientations = ["auto", "portrait", "landscape"] as const;
/** White around the image: none, 1/4 inch, 3/4 inch. */
export const pdfMargins = ["none", "small", "large"] as const;

/** Options beyond the specification: its calls send none of them. */
export const pdfPageFields = z.object({
  pageSize: z._default(word(pdfPageSizes), "fit"),
  orientation: z._default(word(pdfOrientations), "auto"),
  margin: z._default(word(pdfMargins), "none"),
});
export type PdfPageOptions = z.infer<typeof pdfPageFields>;
