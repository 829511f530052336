import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { Update } from "../structure/update";
import { fontObjects } from "./glyphless-font";
import { textLayer } from "./text-layer";
import type { ScannedPage } from "./types";

const name = (text: string) => PDFName.of(text);

/** A page, and the resources that it has or inherits (ISO 32000-1, 7.7.3.4). */
type PageNode = { ref: PDFRef; dict: PDFDict; resources: PDFDict | undefined };

/** Levels of a page tree; deeper ones are loops. */
const MAX_DEPTH = 64;

function* pagesOf(
  context: PDFContext,
  ref: PDFObject | undefined,
  inherited: PDFDict | undefined,
  depth = 0,
): Generator<PageNode, void> {
  const dict = ref instanceof PDFRef ? context.lookup(ref) : undefined;
  if (!(ref instanceof PDFRef) || !(dict instanceof PDFDict) || depth > MAX_DEPTH)
    throw new Error("no page tree");
  const own = dict.lookup(name("Resources"));
  const resources = own instanceof PDFDict ? own : inherited;
  const kids = dict.lookup(name("Kids"));
  if (kids instanceof PDFArray)
    for (const kid of kids.asArray()) yield* pagesOf(context, kid, resources, depth + 1);
  else yield { ref, dict, resources };
}

/** Writes the font once for all pages. @returns the number of its object */
async function addFont(update: Update): Promise<number> {
  const [font, descendant, descriptor, file, toGlyphs, toUnicode] = Array.from({ length: 6 }, () =>
    update.next(),
  ) as [number, number, number, number, number, number];
  update.object(font, fontObjects.font(descendant, toUnicode));
  update.object(descendant, fontObjects.descendant(descriptor, toGlyphs));
  update.object(descriptor, fontObjects.descriptor(file));
  await update.stream(file, fontObjects.file());
  await update.stream(toGlyphs, fontObjects.toGlyphs());
  await update.stream(toUnicode, fontObjects.toUnicode());
  return font;
}

/** Returns a name that a dictionary does not have. */
function freeName(dict: PDFDict | undefined): string {
  for (let i = 0; ; i++) if (!dict?.has(name(`Scan${i}`))) return `Scan${i}`;
}

const copyOf = (dict: PDFDict | undefined, context: PDFContext): PDFDict =>
  dict?.clone(context) ?? context.obj({});

/**
 * Adds the text of scanned pages to a document, invisibly. Its own bytes stay as they are; what is added follows them.
 *
 * @param bytes not encrypted
 * @throws Error for a document that is not written by the rules
 */
export async function appendText(bytes: Buffer, scans: readonly ScannedPage[]): Promise<Buffer> {
  const update = await Update.of(bytes);
  const { context } = update;
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict)) throw new Error("no catalog");
  const pages = [...pagesOf(context, catalog.get(name("Pages")), undefined)];
  const font = await addFont(update);
  const before = update.next();
  await update.stream(before, { data: Buffer.from("q\n") });
  for (const scan of scans) {
    const page = pages[scan.page - 1];
    if (!page) throw new Error(`no page ${scan.page}`);
    const fonts = page.resources?.lookup(name("Font"));
    const known = fonts instanceof PDFDict ? fonts : undefined;
    const fontName = freeName(known);
    const layer = update.next();
    // The page's own operators may leave a changed matrix behind.
    await update.stream(layer, { data: Buffer.from(`\nQ\n${textLayer(scan, fontName)}`, "latin1") });

    const newFonts = copyOf(known, context);
    newFonts.set(name(fontName), PDFRef.of(font));
    const resources = copyOf(page.resources, context);
    resources.set(name("Font"), newFonts);
    const dict = copyOf(page.dict, context);
    dict.set(name("Resources"), resources);
    const contents = page.dict.lookup(name("Contents"));
    const own =
      contents instanceof PDFArray ? contents.asArray() : [page.dict.get(name("Contents"))].filter(Boolean);
    dict.set(name("Contents"), context.obj([PDFRef.of(before), ...(own as PDFObject[]), PDFRef.of(layer)]));
    update.object(page.ref.objectNumber, dict.toString(), page.ref.generationNumber);
  }
  return update.end();
}
