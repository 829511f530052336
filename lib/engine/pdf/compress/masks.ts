import { type PDFContext, PDFRawStream } from "@cantoo/pdf-lib";
import { name } from "../structure/streams";
import { decodeSource } from "./picture-encode";
import { readPicture } from "./picture-source";

/** Returns whether a transparency mask hides nothing. */
async function isOpaque(mask: PDFRawStream, megapixels: number): Promise<boolean> {
  const source = await readPicture(mask, megapixels);
  if (!source || source === "unknown" || source.kind === "jpeg") return false;
  if (source.width * source.height > megapixels * 1_000_000) return false;
  if (mask.dict.has(name("Decode")) || (source.kind === "bilevel" && source.isNegative)) return false;
  const { data } = await decodeSource(source);
  return data.every((level) => level === 255);
}

/** Removes transparency masks that hide nothing, which some programs give to every picture. */
export async function dropOpaqueMasks(
  context: PDFContext,
  { megapixels, deadline }: { megapixels: number; deadline: number },
): Promise<void> {
  const known = new Map<PDFRawStream, boolean>();
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || Date.now() > deadline) continue;
    const mask = object.dict.lookup(name("SMask"));
    // Colors that were multiplied with the mask are divided by it again, which rounds them.
    if (!(mask instanceof PDFRawStream) || mask.dict.has(name("Matte"))) continue;
    // A damaged mask stays: readers show what they can.
    const opaque = known.get(mask) ?? (await isOpaque(mask, megapixels).catch(() => false));
    known.set(mask, opaque);
    if (opaque) object.dict.delete(name("SMask"));
  }
}
