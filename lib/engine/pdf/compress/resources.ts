import { type PDFContext, PDFDict, type PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { name } from "../structure/streams";
import { catalogOf, dictIn } from "./contents";
import type { Usage } from "./usage";

const categories = ["ColorSpace", "ExtGState", "Font", "Pattern", "Properties", "Shading", "XObject"];
/** Color spaces that stand for others without being named by content (ISO 32000-1, 8.6.5.6). */
const isDefault = (key: PDFName) => key.decodeText().startsWith("Default");

/** Returns the dictionaries of resources that viewers use for what people fill in. */
function formResources(context: PDFContext): Set<PDFDict | undefined> {
  const resources = dictIn(dictIn(catalogOf(context), "AcroForm"), "DR");
  return new Set(categories.map((category) => dictIn(resources, category)));
}

/** Removes the resources that no content names: documents that were split list those of all their pages. */
export function pruneResources(context: PDFContext, { names }: Usage): void {
  const used = new Map<PDFDict, Set<PDFName>>();
  for (const [resources, own] of names ?? [])
    for (const category of categories) {
      const entries = dictIn(resources, category);
      // Pages may share a category.
      if (entries) used.set(entries, new Set([...(used.get(entries) ?? []), ...own]));
    }
  for (const kept of formResources(context)) if (kept) used.delete(kept);
  for (const [entries, own] of used)
    for (const key of entries.keys()) if (!own.has(key) && !isDefault(key)) entries.delete(key);
}

/** Removes what stands for DeviceCMYK, with its profile, from a document that no longer has colors in it. */
export function pruneDefaultCmyk(context: PDFContext, { paintsCmyk }: Usage): void {
  if (paintsCmyk) return;
  const key = name("DefaultCMYK");
  const owners: PDFDict[] = [];
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    // The alternative to a profile is not used by readers that know profiles.
    const isProfile = object instanceof PDFRawStream && dict instanceof PDFDict && dict.has(name("N"));
    if (!isProfile && /\/DeviceCMYK\b/.test(dict.toString())) return;
    if (!(dict instanceof PDFDict)) continue;
    const spaces = dictIn(dict, "ColorSpace") ?? dictIn(dictIn(dict, "Resources"), "ColorSpace");
    for (const owner of [dict, spaces]) if (owner?.has(key)) owners.push(owner);
  }
  for (const owner of owners) owner.delete(key);
}
