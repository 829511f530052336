import { createHash } from "node:crypto";
import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream } from "@cantoo/pdf-lib";
import { name } from "../structure/streams";

/**
 * Objects that refer to others become equal once those are merged: a descriptor after its font program, a font after its
 * descriptor, a form after its font.
 */
const MERGE_ROUNDS = 5;

/** Types of dictionaries that only describe something. Pages, annotations, fields and tags are things of their own. */
const sharedTypes = ["Font", "FontDescriptor", "Encoding", "ExtGState"].map(name);
/** Families of color spaces that are arrays (ISO 32000-1, table 62). */
const families = ["CalGray", "CalRGB", "Lab", "ICCBased", "Indexed", "Pattern", "Separation", "DeviceN"].map(
  name,
);

const isOneOf = (names: readonly PDFName[], value: PDFObject | undefined) =>
  value instanceof PDFName && names.includes(value);

/** Returns whether equal objects of this kind may be one. */
function isShared(object: PDFObject): boolean {
  if (object instanceof PDFDict) return isOneOf(sharedTypes, object.get(name("Type")));
  return object instanceof PDFArray && object.size() > 1 && isOneOf(families, object.get(0));
}

/** Replaces equal streams, fonts, graphics states and color spaces by the first of them: every page of some documents brings its own. */
export function mergeDuplicates(context: PDFContext): void {
  const digests = new Map<PDFObject, string>();
  const digestOf = (stream: PDFRawStream) => {
    let digest = digests.get(stream);
    if (!digest) {
      digest = createHash("sha256").update(stream.contents).digest("base64");
      digests.set(stream, digest);
    }
    return digest;
  };
  const aliases = new Map<string, string>();
  /** Returns what objects have in common that are equal. */
  const keyOf = (object: PDFObject): string | undefined => {
    const isStream = object instanceof PDFRawStream;
    if (!isStream && !isShared(object)) return undefined;
    const text = (isStream ? object.dict : object).toString();
    const merged = text.replace(/\d+ \d+ R/g, (target) => aliases.get(target) ?? target);
    return isStream ? `${digestOf(object)}${merged}` : merged;
  };
  for (let round = 0; round < MERGE_ROUNDS; round += 1) {
    const first = new Map<string, { tag: string; object: PDFObject }>();
    let merged = 0;
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      const tag = ref.toString();
      const key = keyOf(object);
      const known = key === undefined ? undefined : first.get(key);
      if (key !== undefined && !known) first.set(key, { tag, object });
      else if (known && known.object !== object) {
        context.assign(ref, known.object);
        aliases.set(tag, known.tag);
        merged += 1;
      }
    }
    if (merged === 0) return;
  }
}
