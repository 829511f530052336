import { PDFArray, type PDFContext, PDFDict, PDFNull, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { dictIn } from "../compress/contents";
import { name } from "../structure/streams";
import type { Part } from "./copy";

/** Layers, which are called optional content (ISO 32000-1, 8.11). */

const MAX_DEPTH = 20;
/** Groups and lists of one document that are copied: lists that contain a list twice may have millions. */
const MAX_ITEMS = 100_000;
/** Lists of groups in a configuration. */
const LISTS = ["ON", "OFF", "Locked", "RBGroups", "AS"] as const;

const listIn = (dict: PDFDict | undefined, key: string): PDFObject[] => {
  const value = dict?.lookup(name(key));
  return value instanceof PDFArray ? value.asArray() : [];
};

/**
 * Writes the layers that the pages taken have, with their default state.
 *
 * @param parts whose pages have been copied
 */
export function writeLayers(context: PDFContext, parts: readonly Part[]): PDFDict | undefined {
  const groups: PDFObject[] = [];
  const config = new Map<string, PDFObject[]>(["Order", ...LISTS].map((key) => [key, []]));
  const add = (key: string, values: readonly PDFObject[]) => config.get(key)?.push(...values);
  let own: PDFDict | undefined;
  for (const part of parts) {
    const properties = dictIn(part.source.catalog, "OCProperties");
    const all = listIn(properties, "OCGs");
    const isTaken = (ref: PDFObject) => ref instanceof PDFRef && (part.isWhole || part.has(ref));
    const taken = new Set(all.filter(isTaken));
    if (taken.size === 0) continue;
    groups.push(...[...taken].map((ref) => part.copy(ref)));

    let left = MAX_ITEMS;
    /** Copies lists of groups; what names others is left out. */
    const pick = (object: PDFObject, depth: number): PDFObject => {
      left -= 1;
      if (left < 0) return PDFNull;
      const found = part.source.context.lookup(object);
      if (found instanceof PDFArray) {
        const kept = depth > MAX_DEPTH ? [] : found.asArray().map((one) => pick(one, depth + 1));
        return context.obj(kept.filter((one) => one !== PDFNull));
      }
      if (!(found instanceof PDFDict)) return part.copy(object);
      if (taken.has(object)) return part.copy(object);
      const list = found.lookup(name("OCGs"));
      if (!(list instanceof PDFArray)) return PDFNull;
      const copied = part.dict(found, ["OCGs"]);
      copied.set(name("OCGs"), pick(list, depth + 1));
      return copied;
    };
    const state = dictIn(properties, "D");
    for (const key of ["Order", ...LISTS])
      add(
        key,
        listIn(state, key)
          .map((one) => pick(one, 0))
          .filter((one) => one !== PDFNull),
      );
    if (!own) own = state && part.dict(state, ["Order", ...LISTS]);
    else if (state?.lookup(name("BaseState")) === name("OFF")) {
      const on = new Set(listIn(state, "ON"));
      add(
        "OFF",
        [...taken].filter((ref) => !on.has(ref)).map((ref) => part.copy(ref)),
      );
    }
  }
  if (groups.length === 0) return undefined;
  const state = own ?? context.obj({});
  for (const [key, values] of config) if (values.length > 0) state.set(name(key), context.obj(values));
  return context.obj({ OCGs: context.obj(groups), D: state });
}
