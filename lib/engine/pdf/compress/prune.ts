import {
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import { name } from "./streams";

/**
 * What programs keep in a document for themselves, and what says who made it, when and with what: no reader needs it
 * to show the document (ISO 32000-1, 14.3, 14.5, 14.10; 12.3.4).
 */
const dropped = ["Metadata", "PieceInfo", "LastModified", "SpiderInfo", "Thumb"].map(name);

/** Drops what no reader shows. */
export function prune(context: PDFContext): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (dict instanceof PDFDict) for (const key of dropped) dict.delete(key);
  }
}

/** The information dictionary with the title alone, which viewers show in place of the file's name. */
export function keepTitle(context: PDFContext): PDFRef {
  const info = context.lookup(context.trailerInfo.Info);
  const title = info instanceof PDFDict ? info.lookup(name("Title")) : undefined;
  const kept = title instanceof PDFString || title instanceof PDFHexString ? title : undefined;
  return context.register(context.obj({ ...(kept && { Title: kept }) }));
}
