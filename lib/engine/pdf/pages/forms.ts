import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFNull,
  type PDFObject,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import { dictIn } from "../compress/contents";
import { flagIn, name } from "../structure/streams";
import type { Part } from "./copy";
import { type Field, readForm } from "./form-tree";
import { freeName } from "./trees";

/** Entries that belong to a field, not to its place on a page. */
const FIELD_KEYS = "FT Parent T TU TM Ff V DV AA Opt MaxLen TI I Lock SV".split(" ");

const textOf = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(name(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
};

/** The form of a document that is made of several. */
export class FormWriter {
  readonly #fields: PDFRef[] = [];
  readonly #names = new Set<string>();
  /** How many fields have been given each name, so that a thousand of one name are not counted a thousand times. */
  readonly #uses = new Map<string, number>();
  readonly #order: PDFObject[] = [];
  readonly #resources: PDFDict;
  #isUsed = false;
  #appearance: string | undefined;
  #needsAppearances = false;
  /** Whether a signature was removed: it does not survive a change. */
  isUnsigned = false;

  constructor(readonly context: PDFContext) {
    this.#resources = context.obj({});
  }

  /** Chooses the fields with a place on the pages taken, and the objects that stand for them. */
  prepare(part: Part, widgets: ReadonlySet<PDFRef>): void {
    const read = readForm(part.source);
    if (!read) return;
    const takes = (field: Field): boolean => {
      const own = field.widgets.some((widget) => widgets.has(widget));
      const below = field.fields.map(takes);
      const isTaken = own || below.includes(true);
      const isWidget = field.widgets[0] === field.ref;
      if (isTaken) {
        const ref = this.context.nextRef();
        if (isWidget) part.map(field.ref, ref);
        else part.replaced.set(field.ref, ref);
      } else part.replaced.set(field.ref, PDFNull);
      for (const widget of field.widgets)
        if (!widgets.has(widget) && !isWidget) part.replaced.set(widget, PDFNull);
      return isTaken;
    };
    for (const field of read.fields) takes(field);
  }

  /** Writes the fields that {@link prepare} has chosen. */
  add(part: Part, widgets: ReadonlySet<PDFRef>): void {
    const read = readForm(part.source);
    if (!read) return;
    const { form, fields } = read;
    const renamed = this.#mergeResources(part, dictIn(form, "DR"));
    const appearance = renameFonts(textOf(form, "DA"), renamed);
    const refOf = (field: Field) => {
      const made = part.copy(field.ref);
      return made instanceof PDFRef ? made : undefined;
    };

    const write = (field: Field, isTop: boolean): PDFRef | undefined => {
      const ref = refOf(field);
      if (!ref) return undefined;
      const isWidget = field.widgets[0] === field.ref;
      // The page has written it already, if it is a widget.
      const dict = isWidget ? (this.context.lookup(ref) as PDFDict) : part.dict(field.dict, ["Kids"]);
      if (!(dict instanceof PDFDict)) return undefined;
      if (dict.lookup(name("FT")) === name("Sig") && dict.has(name("V"))) {
        dict.delete(name("V"));
        this.isUnsigned = true;
      }
      const own = renameFonts(textOf(dict, "DA"), renamed);
      if (own !== undefined) dict.set(name("DA"), PDFString.of(own));
      // Resources of a field itself are those of the form, where the standard still has them.
      if (own !== textOf(field.dict, "DA")) dict.delete(name("DR"));
      else if (isTop && appearance !== undefined && this.#isUsed && appearance !== this.#appearance)
        dict.set(name("DA"), PDFString.of(appearance));
      if (isTop) {
        const given = textOf(field.dict, "T") ?? "";
        const free = this.#freeName(given);
        if (free !== given) dict.set(name("T"), PDFHexString.fromText(free));
      }
      if (!isWidget) {
        const kids = [
          ...field.fields.flatMap((kid) => write(kid, false) ?? []),
          ...field.widgets.filter((widget) => widgets.has(widget)).map((widget) => part.copy(widget)),
        ];
        dict.set(name("Kids"), this.context.obj(kids));
        this.context.assign(ref, dict);
      }
      return ref;
    };

    for (const field of fields) {
      const ref = write(field, true);
      if (ref) this.#fields.push(ref);
    }
    const order = form.lookup(name("CO"));
    if (order instanceof PDFArray)
      this.#order.push(
        ...order
          .asArray()
          .map((ref) => part.copy(ref))
          .filter((ref) => ref !== PDFNull),
      );
    this.#appearance ??= appearance;
    this.#needsAppearances ||= flagIn(form, "NeedAppearances");
    this.#isUsed = true;
  }

  /**
   * Adds another place of a field, on a page that comes twice.
   *
   * @param first the widget on the first of these pages
   */
  addWidget(part: Part, first: PDFRef, second: PDFRef): void {
    const field = readForm(part.source)?.fieldOf.get(first);
    const ref = field && part.copy(field.ref);
    if (!(ref instanceof PDFRef)) return;
    const owner = this.context.lookup(ref) as PDFDict;
    const widget = this.context.lookup(second) as PDFDict;
    if (field?.widgets[0] !== field?.ref) {
      const kids = owner.lookup(name("Kids"));
      if (kids instanceof PDFArray) kids.push(second);
      widget.set(name("Parent"), ref);
      return;
    }
    const parent = owner.lookup(name("Parent"));
    const isSplit = !owner.has(name("T")) && parent instanceof PDFDict;
    const above = isSplit ? (owner.get(name("Parent")) as PDFRef) : this.#split(ref, owner);
    const kids = (this.context.lookup(above) as PDFDict).lookup(name("Kids"));
    if (kids instanceof PDFArray) kids.push(second);
    for (const key of FIELD_KEYS) widget.delete(name(key));
    widget.set(name("Parent"), above);
  }

  /** Makes two objects of a field that is its own widget. @returns the field */
  #split(ref: PDFRef, owner: PDFDict): PDFRef {
    const field = this.context.obj({ Kids: this.context.obj([ref]) });
    const above = this.context.register(field);
    for (const key of FIELD_KEYS) {
      const value = owner.get(name(key));
      if (!value) continue;
      field.set(name(key), value);
      owner.delete(name(key));
    }
    owner.set(name("Parent"), above);
    const parent = field.lookup(name("Parent"));
    const siblings = parent instanceof PDFDict ? parent.lookup(name("Kids")) : undefined;
    if (siblings instanceof PDFArray) {
      const at = siblings.asArray().indexOf(ref);
      if (at >= 0) siblings.set(at, above);
    }
    const at = this.#fields.indexOf(ref);
    if (at >= 0) this.#fields[at] = above;
    return above;
  }

  /** Returns the name, with a number where another field has it. */
  #freeName(given: string): string {
    let uses = this.#uses.get(given) ?? 0;
    let free: string;
    do {
      free = uses === 0 ? given : `${given}+${uses}`;
      uses += 1;
    } while (this.#names.has(free));
    this.#uses.set(given, uses);
    this.#names.add(free);
    return free;
  }

  /** Takes the resources of a source. @returns new names of fonts that are others here */
  #mergeResources(part: Part, resources: PDFDict | undefined): Map<string, string> {
    const renamed = new Map<string, string>();
    for (const [kind] of resources?.entries() ?? []) {
      const given = resources?.lookup(kind);
      if (!(given instanceof PDFDict)) continue;
      const known = this.#resources.lookup(kind);
      const merged = known instanceof PDFDict ? known : this.context.obj({});
      this.#resources.set(kind, merged);
      for (const [key, value] of given.entries()) {
        const copied = part.copy(value);
        const free = freeName(key.decodeText(), (one) => merged.has(name(one)));
        if (free !== key.decodeText()) renamed.set(key.decodeText(), free);
        merged.set(name(free), copied);
      }
    }
    return renamed;
  }

  finish(): PDFDict | undefined {
    if (this.#fields.length === 0) return undefined;
    const form = this.context.obj({ Fields: this.context.obj(this.#fields), DR: this.#resources });
    if (this.#appearance !== undefined) form.set(name("DA"), PDFString.of(this.#appearance));
    if (this.#order.length > 0) form.set(name("CO"), this.context.obj(this.#order));
    if (this.#needsAppearances) form.set(name("NeedAppearances"), PDFBool.True);
    return form;
  }
}

/** Renames the font in a field's appearance, such as `/Helv 12 Tf`. */
const renameFonts = (appearance: string | undefined, renamed: ReadonlyMap<string, string>) =>
  appearance?.replace(/\/([^\s/[\]()<>{}%]+)/, (whole, font) =>
    renamed.has(font) ? `/${renamed.get(font)}` : whole,
  );
