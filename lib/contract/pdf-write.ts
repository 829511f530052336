import * as z from "zod/mini";
import { word } from "./fields";

/** 'fit': as large as the image. On paper the image fills the page up to its margin. */
export const pdfPageSizes = ["fit", "a4", "letter"] as const;
/** How paper lies; 'auto': as the image does. A page that fits its image has no other way to lie. */
export const pdfOrientations = ["auto", "portrait", "landscape"] as const;
/** White around the image: none, a quarter of an inch, three quarters. */
export const pdfMargins = ["none", "small", "large"] as const;

/** Beyond the specification, whose calls send none of them. */
export const pdfPageFields = z.object({
  pageSize: z._default(word(pdfPageSizes), "fit"),
  orientation: z._default(word(pdfOrientations), "auto"),
  margin: z._default(word(pdfMargins), "none"),
});
export type PdfPageOptions = z.infer<typeof pdfPageFields>;
