import { type PDFContext, PDFNull, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";
import { writeObjects } from "./serialize";

/** A page to be drawn, and the objects of the document that it uses. */
export type TemporaryPage = {
  content: string;
  /** Width and height in points. */
  size: readonly [number, number];
  /** By category and name, such as `{ Font: { F1: font } }`. */
  resources: Readonly<Record<string, Readonly<Record<string, PDFObject>>>>;
};

/** Writes a document of pages that use objects of another, which does not change. */
export async function writeTemporary(context: PDFContext, pages: readonly TemporaryPage[]): Promise<Buffer> {
  const made: PDFRef[] = [];
  const register = (object: PDFObject) => {
    const ref = context.register(object);
    made.push(ref);
    return ref;
  };
  const parent = register(PDFNull);
  const kids = pages.map(({ content, size, resources }) =>
    register(
      context.obj({
        Type: "Page",
        Parent: parent,
        MediaBox: [0, 0, ...size],
        Resources: resources,
        Contents: register(context.stream(content)),
      }),
    ),
  );
  context.assign(parent, context.obj({ Type: "Pages", Kids: kids, Count: kids.length }));
  const root = register(context.obj({ Type: "Catalog", Pages: parent }));
  try {
    return Buffer.concat(await writeObjects(context, root));
  } finally {
    for (const ref of made) context.delete(ref);
  }
}
