import { PDFArray, PDFDict, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { dictIn } from "../compress/contents";
import { name } from "../structure/streams";
import type { Source } from "./source";

/** Form fields (ISO 32000-1, 12.7). A field and its only widget may be one object. */

const MAX_DEPTH = 50;

export type Field = {
  ref: PDFRef;
  dict: PDFDict;
  fields: Field[];
  /** Its places on pages: other objects, or the field itself. */
  widgets: PDFRef[];
};

type SourceForm = { form: PDFDict; fields: readonly Field[]; fieldOf: ReadonlyMap<PDFRef, Field> };

const forms = new WeakMap<Source, SourceForm | undefined>();

/** Reads the fields of a source's form, once. @returns undefined where there are none */
export function readForm(source: Source): SourceForm | undefined {
  if (forms.has(source)) return forms.get(source);
  const form = dictIn(source.catalog, "AcroForm");
  const fieldOf = new Map<PDFRef, Field>();
  const seen = new Set<PDFRef>();

  function read(ref: PDFObject, depth: number): Field | undefined {
    const dict = source.context.lookup(ref);
    if (!(ref instanceof PDFRef) || !(dict instanceof PDFDict) || seen.has(ref) || depth > MAX_DEPTH)
      return undefined;
    seen.add(ref);
    const field: Field = { ref, dict, fields: [], widgets: [] };
    const kids = dict.lookup(name("Kids"));
    if (!(kids instanceof PDFArray) || kids.size() === 0) field.widgets.push(ref);
    else
      for (const kid of kids.asArray()) {
        const own = source.context.lookup(kid);
        const isField = own instanceof PDFDict && (own.has(name("T")) || own.has(name("Kids")));
        const made = isField ? read(kid, depth + 1) : undefined;
        if (made) field.fields.push(made);
        else if (!isField && kid instanceof PDFRef) field.widgets.push(kid);
      }
    for (const widget of field.widgets) fieldOf.set(widget, field);
    return field;
  }

  const list = form?.lookup(name("Fields"));
  const fields = list instanceof PDFArray ? list.asArray().flatMap((ref) => read(ref, 0) ?? []) : [];
  const made = form && fields.length > 0 ? { form, fields, fieldOf } : undefined;
  forms.set(source, made);
  return made;
}
