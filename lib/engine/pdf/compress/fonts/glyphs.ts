import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from "@cantoo/pdf-lib";
import {
  characterOf,
  macCodes,
  macEncoding,
  standardEncoding,
  windowsEncoding,
} from "../../structure/glyph-names";
import {
  type CharacterMap,
  readCharacterMaps,
  readGlyphNames,
  readTables,
  writeCharacterMaps,
  writeTables,
} from "../../structure/sfnt";
import { name, unpack } from "../../structure/streams";
import { dictIn } from "../contents";
import { type Cff, readCff, wrapCff } from "./cff";
import { writeCff } from "./cff-write";
import type { SubsetRequest } from "./subset";
import { readType1 } from "./type1";

/** A font dictionary and the codes that it shows, in hexadecimal digits. */
export type FontUser = { font: PDFDict; codes: ReadonlySet<string> };

/** A font program as a font descriptor refers to it (ISO 32000-1, table 126). */
export type Program = { key: "FontFile" | "FontFile2" | "FontFile3"; subtype?: string; data: Buffer };

/** A smaller program, or what to ask HarfBuzz for and how its answer is embedded. */
export type SubsetPlan =
  | { smaller: Program }
  | {
      request: Omit<SubsetRequest, "keepsHinting">;
      /** @returns undefined for an answer that cannot be embedded */
      embed(font: Buffer): Program | undefined;
    };

/** Longest map from CIDs to glyphs, in bytes: two per CID. */
const MAX_MAP_BYTES = 131_072;

export const isComposite = (font: PDFDict) => font.lookup(name("Subtype")) === name("Type0");

const isIdentity = (font: PDFDict) => /^\/Identity-[HV]$/.test(String(font.lookup(name("Encoding"))));

/**
 * Splits the strings that a font shows, one character per byte, into codes.
 *
 * @returns undefined for a composite font whose codes are no CIDs
 */
export function readUser(font: PDFDict, strings: ReadonlySet<string>): FontUser | undefined {
  if (isComposite(font) && !isIdentity(font)) return undefined;
  const digits = isComposite(font) ? /.{4}/g : /.{2}/g;
  const codes = [...strings].flatMap(
    (text) => Buffer.from(text, "latin1").toString("hex").match(digits) ?? [],
  );
  return { font, codes: new Set(codes) };
}

const numbersOf = ({ codes }: FontUser) => [...codes].map((hex) => Number.parseInt(hex, 16));

/** Returns the glyph names that the font's encoding gives to codes of its own (9.6.6). */
function differencesOf(font: PDFDict): Map<number, string> {
  const named = new Map<number, string>();
  const differences = dictIn(font, "Encoding")?.lookup(name("Differences"));
  if (!(differences instanceof PDFArray)) return named;
  let code = 0;
  for (let i = 0; i < differences.size(); i += 1) {
    const entry = differences.lookup(i);
    if (entry instanceof PDFNumber) code = entry.asNumber();
    else if (entry instanceof PDFName) named.set(code++, entry.decodeText());
  }
  return named;
}

/** Returns every name that a reader could take a code for: which one depends on flags that readers weigh differently. */
function namesOf(code: number, differences: ReadonlyMap<number, string>): string[] {
  const all = [differences.get(code), windowsEncoding[code], macEncoding[code], standardEncoding[code]];
  return all.filter((glyphName) => glyphName !== undefined);
}

/** Symbol fonts place their codes in these ranges of the private use area (9.6.6.4). */
const SYMBOL_RANGES = [0xf000, 0xf100, 0xf200];

/** Returns every character under which a reader could look up a code in the font's maps. */
function charactersOf(code: number, differences: ReadonlyMap<number, string>): number[] {
  const names = namesOf(code, differences);
  const characters = names.flatMap((glyphName) => [characterOf(glyphName), macCodes.get(glyphName)]);
  return [code, ...SYMBOL_RANGES.map((start) => start + code), ...characters].filter(
    (character) => character !== undefined,
  );
}

/** Returns what a composite font takes CIDs for; undefined for a map that cannot be read. */
async function glyphMapOf(font: PDFDict): Promise<((cid: number) => number) | undefined> {
  const descendants = font.lookup(name("DescendantFonts"));
  const descendant = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  const map = descendant instanceof PDFDict ? descendant.lookup(name("CIDToGIDMap")) : undefined;
  if (!(map instanceof PDFRawStream)) return (cid) => cid;
  const { data, rest } = await unpack(map, MAX_MAP_BYTES);
  if (rest.length > 0) return undefined;
  return (cid) => ((data[cid * 2] ?? 0) << 8) | (data[cid * 2 + 1] ?? 0);
}

async function planTrueType(
  { key, subtype, data }: Program,
  users: readonly FontUser[],
): Promise<SubsetPlan | undefined> {
  const tables = readTables(data);
  if (!tables?.has("glyf")) return undefined;
  // Codes of composite fonts are glyph ids, whatever the font's own maps say.
  const isMapped = users.some(({ font }) => !isComposite(font));
  const maps: CharacterMap[] | undefined = isMapped ? readCharacterMaps(tables.get("cmap")) : [];
  if (!maps) return undefined;
  const names = readGlyphNames(tables.get("post"));
  const glyphs = new Set([0]);
  const characters = new Set<number>();
  let keepsNames = false;
  for (const user of users) {
    if (isComposite(user.font)) {
      const glyphOf = await glyphMapOf(user.font);
      if (!glyphOf) return undefined;
      for (const cid of numbersOf(user)) glyphs.add(glyphOf(cid));
      continue;
    }
    const differences = differencesOf(user.font);
    keepsNames ||= differences.size > 0 && names.size > 0;
    for (const code of numbersOf(user)) {
      for (const glyphName of namesOf(code, differences)) glyphs.add(names.get(glyphName) ?? 0);
      for (const character of charactersOf(code, differences)) {
        characters.add(character);
        for (const { glyphOf } of maps) glyphs.add(glyphOf(character));
      }
    }
  }
  const embed = (font: Buffer): Program | undefined => {
    const made = readTables(font);
    if (!made?.has("glyf")) return undefined;
    if (characters.size > 0 && maps.length > 0) made.set("cmap", writeCharacterMaps(maps, characters));
    return { key, ...(subtype && { subtype }), data: writeTables(made) };
  };
  return { request: { font: data, glyphs: [...glyphs], keepsIds: true, keepsNames }, embed };
}

function planCff(data: Buffer, users: readonly FontUser[]): SubsetPlan | undefined {
  const cff: Cff = readCff(data);
  const glyphs = new Set([0]);
  let isUsedByCid = false;
  for (const user of users) {
    if (isComposite(user.font)) {
      isUsedByCid = true;
      for (const cid of numbersOf(user)) glyphs.add((cff.isCid ? cff.cids.get(cid) : cid) ?? 0);
      continue;
    }
    if (cff.isCid) return undefined;
    const differences = differencesOf(user.font);
    for (const code of numbersOf(user)) {
      glyphs.add(cff.codes.get(code) ?? 0);
      for (const glyphName of namesOf(code, differences)) glyphs.add(cff.names.get(glyphName) ?? 0);
    }
  }
  const embed = (font: Buffer): Program | undefined => {
    const made = readTables(font)?.get("CFF ");
    return made && { key: "FontFile3", subtype: isUsedByCid ? "CIDFontType0C" : "Type1C", data: made };
  };
  // The CIDs of a font with names are its glyph ids.
  const keepsIds = isUsedByCid && !cff.isCid;
  const request = { font: wrapCff(data, cff.glyphs), glyphs: [...glyphs], keepsIds, keepsNames: false };
  return { request, embed };
}

/** Converts a Type 1 font to the Compact Font Format, which is not encrypted and therefore deflates. */
function planType1(data: Buffer, users: readonly FontUser[]): SubsetPlan | undefined {
  const font = readType1(data);
  if (!font) return undefined;
  const names = new Set<string>();
  for (const user of users) {
    if (isComposite(user.font)) return undefined;
    const differences = differencesOf(user.font);
    for (const code of numbersOf(user))
      for (const glyphName of [font.encoding[code], ...namesOf(code, differences)])
        if (glyphName !== undefined && font.glyphs.has(glyphName)) names.add(glyphName);
  }
  const made = writeCff(font, names);
  return made && { smaller: { key: "FontFile3", subtype: "Type1C", data: made } };
}

/**
 * Finds the glyphs that a font program needs for its users.
 *
 * @returns undefined for a program that has to stay whole: of an unknown kind, or with codes of an unknown meaning
 * @throws RangeError for damaged data
 */
export async function planSubset(
  program: Program,
  users: readonly FontUser[],
): Promise<SubsetPlan | undefined> {
  const { key, subtype, data } = program;
  if (key === "FontFile2") return planTrueType(program, users);
  if (key === "FontFile") return planType1(data, users);
  if (subtype !== "OpenType") return planCff(data, users);
  const cff = readTables(data)?.get("CFF ");
  return cff ? planCff(cff, users) : planTrueType(program, users);
}
