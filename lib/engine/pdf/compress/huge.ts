import { type PDFContext, PDFRawStream, type PDFRef } from "@cantoo/pdf-lib";
import { isPicture, numberIn, repack } from "../structure/streams";
import type { PageComparison } from "./fonts";
import { writeTemporary } from "./temporary";

/** A picture in the place of another. */
export type PictureChange = { refs: readonly PDFRef[]; before: PDFRawStream; after: PDFRawStream };

/** Pixels of a result for each point of the page on which it is compared, so that its pixels are not told apart. */
const PIXELS_PER_POINT = 8;

/** Returns whether drawing a picture takes so long that pages with several of them cannot be compared in time. */
export const isHuge = ({ dict }: PDFRawStream, megapixels: number): boolean =>
  (numberIn(dict, "Width") ?? 0) * (numberIn(dict, "Height") ?? 0) > megapixels * 1_000_000;

export const hasHugePictures = (context: PDFContext, megapixels: number): boolean =>
  context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFRawStream && isPicture(object) && isHuge(object, megapixels));

/** Writes a document that shows one picture of each change, on a page as large as the result needs. */
async function writePictures(
  context: PDFContext,
  changes: readonly PictureChange[],
  side: "before" | "after",
): Promise<Buffer> {
  const refs = changes.map((change) => context.register(change[side]));
  const pages = changes.map(({ after: { dict } }, i) => {
    const [width, height] = ["Width", "Height"].map((key) =>
      Math.max((numberIn(dict, key) ?? 0) / PIXELS_PER_POINT, 1),
    ) as [number, number];
    return {
      content: `${width} 0 0 ${height} 0 0 cm /P Do`,
      size: [width, height] as const,
      resources: { XObject: { P: refs[i] as PDFRef } },
    };
  });
  try {
    return await writeTemporary(context, pages);
  } finally {
    for (const ref of refs) context.delete(ref);
  }
}

/** Draws huge pictures once as they were and as they are, and takes back the changes that show. */
export async function verifyHuge(
  context: PDFContext,
  changes: readonly PictureChange[],
  samePages: PageComparison,
): Promise<void> {
  if (changes.length === 0) return;
  const before = await writePictures(context, changes, "before");
  const after = await writePictures(context, changes, "after");
  const same: boolean[] = await samePages(before, after, false).catch(() => []);
  for (const [i, { refs, before: original }] of changes.entries()) {
    if (same[i]) continue;
    const smallest = await repack(original);
    for (const ref of refs) context.assign(ref, smallest);
  }
}
