import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { name } from "../structure/streams";
import { visitContent } from "./content";
import { allDicts, type ContentReader, catalogOf, dictIn, pagesOf } from "./contents";

/** What the content of a document uses: pages, forms, patterns, annotations and Type 3 glyphs. */
export type Usage = {
  /** The strings that each font shows; a font that is listed in resources but never shown has none. */
  shown: ReadonlyMap<PDFDict, ReadonlySet<string>>;
  /** Fonts with which viewers write what people fill in. */
  editable: ReadonlySet<PDFDict>;
  /** Every name in content, by its resources; undefined when some content uses those of whoever draws it. */
  names: ReadonlyMap<PDFDict, ReadonlySet<PDFName>> | undefined;
  /** Whether content paints with DeviceCMYK by an operator. */
  paintsCmyk: boolean;
};

/** A content stream and the names that it may use. */
type Owner = { content: PDFDict | PDFRawStream; resources: PDFDict | undefined; isPage: boolean };

const isStream = (object: unknown): object is PDFRawStream => object instanceof PDFRawStream;

const valuesOf = (dict: PDFDict | undefined): PDFObject[] =>
  (dict?.keys() ?? []).map((key) => dict?.lookup(key)).filter((value) => value !== undefined);

/** Returns whether a stream may be drawn: a form, an annotation's appearance or a tiling pattern. */
const isDrawable = ({ dict }: PDFRawStream) => dict.has(name("BBox")) || dict.has(name("Resources"));

/** Lists the glyph procedures of a Type 3 font. */
const proceduresOf = (font: PDFDict): Owner[] =>
  valuesOf(dictIn(font, "CharProcs"))
    .filter(isStream)
    .map((content) => ({ content, resources: dictIn(font, "Resources"), isPage: false }));

const isType3 = (font: PDFDict) => font.lookup(name("Subtype")) === name("Type3");

class UsageFinder {
  readonly shown = new Map<PDFDict, Set<string>>();
  readonly names = new Map<PDFDict, Set<PDFName>>();
  /** Whether some content uses names of whoever draws it. */
  borrowsNames = false;
  paintsCmyk = false;
  /** Content that shows text in a font of whoever draws it. */
  isUnclear = false;
  readonly #queue: Owner[] = [];
  readonly #seen = new Set<PDFObject>();

  constructor(readonly reader: ContentReader) {}

  add(owner: Owner) {
    if (this.#seen.has(owner.content)) return;
    this.#seen.add(owner.content);
    this.#queue.push(owner);
  }

  async followAll() {
    for (let owner = this.#queue.pop(); owner; owner = this.#queue.pop()) {
      this.#list(dictIn(owner.resources, "Font"));
      this.#visit(owner, await this.reader.contentOf(owner.content));
      if (this.isUnclear || this.reader.isExhausted) return;
    }
  }

  /** Notes the fonts of a resource dictionary, and queues the glyphs that are drawn like forms. */
  #list(fonts: PDFDict | undefined) {
    for (const font of valuesOf(fonts)) if (font instanceof PDFDict) this.#note(font);
  }

  #note(font: PDFDict): Set<string> {
    const known = this.shown.get(font);
    if (known) return known;
    const strings = new Set<string>();
    this.shown.set(font, strings);
    if (isType3(font)) for (const procedure of proceduresOf(font)) this.add(procedure);
    return strings;
  }

  #visit({ resources, isPage }: Owner, content: Buffer) {
    const fonts = dictIn(resources, "Font");
    const states = dictIn(resources, "ExtGState");
    // Forms and glyphs start with the font of whoever draws them, pages with none.
    type Current = Set<string> | "inherited" | undefined;
    let current: Current = isPage ? undefined : "inherited";
    const stack: Current[] = [];
    const select = (font: PDFObject | undefined) => {
      current = font instanceof PDFDict ? this.#note(font) : undefined;
    };
    const names = (resources && this.names.get(resources)) ?? new Set();
    if (resources) this.names.set(resources, names);
    visitContent(content, {
      name: (key) => {
        names.add(PDFName.of(key));
        if (!resources) this.borrowsNames = true;
      },
      cmyk: () => {
        this.paintsCmyk = true;
      },
      save: () => void stack.push(current),
      restore: () => {
        current = stack.length > 0 ? stack.pop() : current;
      },
      font: (key) => {
        // Names of a form without resources are those of whoever draws it.
        if (!resources) this.isUnclear = true;
        select(fonts?.lookup(PDFName.of(key)));
      },
      graphicsState: (key) => {
        const state = states?.lookup(PDFName.of(key));
        const font = state instanceof PDFDict ? state.lookup(name("Font")) : undefined;
        if (font instanceof PDFArray && font.size() > 0) select(font.lookup(0));
      },
      show: (codes) => {
        if (current === "inherited") this.isUnclear = true;
        else current?.add(Buffer.from(codes).toString("latin1"));
      },
    });
  }
}

/** Longest default appearance that is read, in characters. */
const MAX_APPEARANCE = 500;

const textOf = (value: PDFObject | undefined) =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;

/**
 * Finds the fonts of form fields: those that their default appearances name, in the form's resources and in their own
 * appearances.
 */
function findEditable(context: PDFContext): Set<PDFDict> {
  const form = dictIn(catalogOf(context), "AcroForm");
  const formFonts = dictIn(dictIn(form, "DR"), "Font");
  const editable = new Set<PDFDict>();
  const keep = (fonts: PDFDict | undefined, key: PDFName) => {
    const font = fonts?.lookup(key);
    if (font instanceof PDFDict) editable.add(font);
  };
  const keepNamed = (dict: PDFDict) => {
    const [, key] =
      /\/(\S+)\s+[\d.+-]+\s+Tf/.exec(textOf(dict.lookup(name("DA")))?.slice(0, MAX_APPEARANCE) ?? "") ?? [];
    if (!key) return;
    keep(formFonts, PDFName.of(key));
    const normal = dictIn(dict, "AP")?.lookup(name("N"));
    const states = normal instanceof PDFDict ? valuesOf(normal).filter(isStream) : [normal].filter(isStream);
    for (const state of states) keep(dictIn(dictIn(state.dict, "Resources"), "Font"), PDFName.of(key));
  };
  for (const dict of allDicts(context)) keepNamed(dict);
  if (form) keepNamed(form);
  // Rich text and XFA name fonts by their family; fields may be written inside the array.
  const fields = form?.lookup(name("Fields"));
  const isPlain = fields instanceof PDFArray && !fields.asArray().some((field) => field instanceof PDFDict);
  if (form?.has(name("XFA")) || !isPlain) for (const key of formFonts?.keys() ?? []) keep(formFonts, key);
  return editable;
}

/** @returns undefined when usage cannot be told for the whole document */
export async function findUsage(context: PDFContext, reader: ContentReader): Promise<Usage | undefined> {
  const finder = new UsageFinder(reader);
  for (const { page, resources } of pagesOf(context)) finder.add({ content: page, resources, isPage: true });
  for (const [, object] of context.enumerateIndirectObjects())
    if (isStream(object) && isDrawable(object))
      finder.add({ content: object, resources: dictIn(object.dict, "Resources"), isPage: false });
  await finder.followAll();
  if (finder.isUnclear || reader.isExhausted) return undefined;
  const { shown, names, borrowsNames, paintsCmyk } = finder;
  return { shown, editable: findEditable(context), names: borrowsNames ? undefined : names, paintsCmyk };
}
