import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { dictIn } from "../compress/contents";
import { name } from "../structure/streams";
import type { Part } from "./copy";
import type { Source } from "./source";
import { bytesOf, freeName, readNames, stringOf } from "./trees";

/** Named destinations of a source: since PDF 1.2 in a tree, before that in a dictionary. */
const named = new WeakMap<Source, ReadonlyMap<string, PDFObject>>();

function namesOf(source: Source): ReadonlyMap<string, PDFObject> {
  const known = named.get(source);
  if (known) return known;
  const names = readNames(dictIn(source.catalog, "Names")?.lookup(name("Dests")));
  for (const [key, value] of dictIn(source.catalog, "Dests")?.entries() ?? [])
    names.set(Buffer.from(key.asBytes()).toString("latin1"), value);
  named.set(source, names);
  return names;
}

/** Destinations in the documents that are made of several sources. */
export class Destinations {
  /** All names, with the destinations as they are written. */
  readonly names = new Map<string, PDFObject>();
  readonly #renamed = new Map<Part, Map<string, string | undefined>>();

  /** Returns a destination with its page, or undefined if that is not taken. */
  #explicit(part: Part, destination: PDFObject | undefined): PDFArray | undefined {
    const { source, target } = part;
    const array = destination instanceof PDFDict ? destination.lookup(name("D")) : destination;
    if (!(array instanceof PDFArray) || array.size() === 0) return undefined;
    const at = array.get(0);
    // Some writers count pages from 0, as in destinations of other files.
    const place =
      at instanceof PDFRef ? source.placeOf.get(at) : at instanceof PDFNumber ? at.asNumber() : -1;
    const page = part.pages.get(place ?? -1);
    if (!page) return undefined;
    const made = PDFArray.withContext(target);
    made.push(page);
    for (const value of array.asArray().slice(1)) made.push(part.copy(value));
    return made;
  }

  /** Returns the name that a name of the source has here, or undefined if its page is not taken. */
  #nameOf(part: Part, wanted: string): string | undefined {
    const renamed = this.#renamed.get(part) ?? new Map<string, string | undefined>();
    this.#renamed.set(part, renamed);
    if (renamed.has(wanted)) return renamed.get(wanted);
    const { source } = part;
    const made = this.#explicit(part, source.context.lookup(namesOf(source).get(wanted)));
    const free = made && freeName(wanted, (name) => this.names.has(name));
    if (made && free !== undefined) this.names.set(free, made);
    renamed.set(wanted, free);
    return free;
  }

  /** Takes all names of a source whose pages are taken: links from elsewhere may use them. */
  addAll(part: Part): void {
    for (const key of namesOf(part.source).keys()) this.#nameOf(part, key);
  }

  /** Copies a destination. @returns undefined if its page is not taken */
  copy(part: Part, destination: PDFObject | undefined): PDFObject | undefined {
    const found = part.source.context.lookup(destination);
    const key = found instanceof PDFName ? Buffer.from(found.asBytes()).toString("latin1") : bytesOf(found);
    if (key === undefined) return this.#explicit(part, found);
    const free = this.#nameOf(part, key);
    return free === undefined ? undefined : stringOf(free);
  }

  /**
   * Copies the destination or the action of a link, a bookmark or a document.
   *
   * @returns undefined if it leads to a page that is not taken; an empty list if there is none
   */
  target(part: Part, owner: PDFDict): [key: "Dest" | "A", value: PDFObject][] | undefined {
    if (owner.has(name("Dest"))) {
      const made = this.copy(part, owner.get(name("Dest")));
      return made && [["Dest", made]];
    }
    const action = dictIn(owner, "A");
    if (!action) return [];
    const made = this.action(part, action);
    return made && [["A", made]];
  }

  /** Copies an action. @returns undefined if it goes to a page that is not taken */
  action(part: Part, action: PDFDict): PDFDict | undefined {
    if (action.lookup(name("S")) !== name("GoTo")) return part.dict(action);
    const made = this.copy(part, action.get(name("D")));
    if (!made) return undefined;
    // A structure destination leads to the same place by way of the tags.
    const copied = part.dict(action, ["D", "SD"]);
    copied.set(name("D"), made);
    return copied;
  }
}
