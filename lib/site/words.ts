import { retention, siteName } from "../settings";
import { linked } from "../tools";
import { en } from "../words/en";
import { createFormat, fillAll } from "../words/format";
import { locale } from "../words/locale";

/** Writes numbers, counts and lists in the language of the pages. */
export const format = createFormat(locale.lang);

/** The words of the pages, with the operator's settings in their places. For the server: a page gets areas of it. */
export const words = linked(fillAll(en, { site: siteName, retention }, format));
