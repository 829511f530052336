import { createHash } from "node:crypto";
import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream } from "@cantoo/pdf-lib";
import { MIN_FONT_BYTES } from "../../../../limits";
import { name, pack, unpack } from "../../structure/streams";
import { allDicts } from "../contents";
import { FONTS_BUDGET_MS, MAX_FONT_BYTES, MAX_SUBSET_SHARE } from "../settings";
import type { Usage } from "../usage";
import { type FontUser, isComposite, type Program, planSubset, readUser } from "./glyphs";
import { MAX_SHEET_CODES, writeFontSheet } from "./sheet";
import { subset } from "./subset";

/**
 * Draws two documents.
 *
 * @param isExact whether every pixel has to be the same
 * @returns for each page whether it looks the same in both
 */
export type PageComparison = (before: Uint8Array, after: Uint8Array, isExact: boolean) => Promise<boolean[]>;

export type FontOptions = {
  samePages: PageComparison;
  /** Whether TrueType fonts keep the instructions that sharpen them on old screens. */
  keepsHinting: boolean;
  /** Whether fonts stay whole of which a subset needs a list of its glyphs in part 1 of PDF/A (ISO 19005-1, 6.3.5). */
  keepsListed: boolean;
  /** From then on fonts stay as they are, in milliseconds since the epoch. */
  deadline: number;
};

const keys = ["FontFile", "FontFile2", "FontFile3"] as const;

/** An embedded font program and everything that refers to it. */
type Embedded = {
  stream: PDFRawStream;
  key: Program["key"];
  descriptors: Set<PDFDict>;
  users: FontUser[];
};

/** Returns the dictionaries of a font that name it: its own, and that of its descendant. */
function dictsOf(font: PDFDict): PDFDict[] {
  const descendants = font.lookup(name("DescendantFonts"));
  const descendant = isComposite(font) && descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  return descendant instanceof PDFDict ? [font, descendant] : [font];
}

function descriptorOf(font: PDFDict): PDFDict | undefined {
  const descriptor = dictsOf(font).at(-1)?.lookup(name("FontDescriptor"));
  return descriptor instanceof PDFDict ? descriptor : undefined;
}

/** Returns the font program of a descriptor. */
function programOf(descriptor: PDFDict | undefined) {
  for (const key of keys) {
    const stream = descriptor?.lookup(name(key));
    if (stream instanceof PDFRawStream) return { key, stream };
  }
  return undefined;
}

/**
 * Lists the programs of which every user is known. Those with which people fill in forms have to stay whole, and so do
 * those of fonts that no known content lists.
 */
function findPrograms(context: PDFContext, usage: Usage): Embedded[] {
  const programs = new Map<PDFRawStream, Embedded>();
  const whole = new Set<PDFRawStream>();
  for (const [font, strings] of usage.shown) {
    const descriptor = descriptorOf(font);
    const found = programOf(descriptor);
    if (!descriptor || !found) continue;
    const { stream, key } = found;
    const program = programs.get(stream) ?? { stream, key, descriptors: new Set(), users: [] };
    programs.set(stream, program);
    program.descriptors.add(descriptor);
    const user = usage.editable.has(font) ? undefined : readUser(font, strings);
    if (user) program.users.push(user);
    else whole.add(stream);
  }
  for (const dict of allDicts(context)) {
    const own = programOf(dict);
    if (own && !programs.get(own.stream)?.descriptors.has(dict)) whole.add(own.stream);
    const isUnknown = dict.has(name("BaseFont")) && !usage.shown.has(dict) && !isDescendant(dict);
    const used = isUnknown && programOf(descriptorOf(dict));
    if (used) whole.add(used.stream);
  }
  return [...programs.values()].filter(({ stream }) => !whole.has(stream));
}

/** Returns whether a font is a part of a composite one, which is what content refers to. */
const isDescendant = (font: PDFDict) => /^\/CIDFontType/.test(String(font.lookup(name("Subtype"))));

/** Letters before the name of a font of which only a part is embedded (9.6.4). */
function tagOf(data: Uint8Array): string {
  const digest = createHash("sha256").update(data).digest();
  return `${[...digest.subarray(0, 6)].map((byte) => String.fromCharCode(65 + (byte % 26))).join("")}+`;
}

/** A change of dictionaries that can be taken back. */
class Change {
  readonly #before: { dict: PDFDict; key: PDFName; value: PDFObject | undefined }[] = [];

  set(dict: PDFDict, key: PDFName, value: PDFObject | undefined) {
    this.#before.push({ dict, key, value: dict.get(key) });
    if (value) dict.set(key, value);
    else dict.delete(key);
  }

  /** Takes the change back. @returns the change that makes it again */
  undo(): Change {
    const again = new Change();
    for (const { dict, key, value } of this.#before.toReversed()) again.set(dict, key, value);
    return again;
  }
}

/** Names of a font, with the letters of a subset unless it has some. */
function tagNames(change: Change, dict: PDFDict, tag: string) {
  for (const key of [name("BaseFont"), name("FontName")]) {
    const value = dict.lookup(key);
    if (value instanceof PDFName && !/^[A-Z]{6}\+/.test(value.decodeText()))
      change.set(dict, key, name(`${tag}${value.decodeText()}`));
  }
}

/** Embeds a font program in place of another. */
async function embed(context: PDFContext, embedded: Embedded, program: Program): Promise<Change | undefined> {
  const { key, subtype, data } = program;
  const packed = await pack(data);
  if (packed.length >= embedded.stream.contents.length * MAX_SUBSET_SHARE) return undefined;
  const dict = context.obj({
    Filter: "FlateDecode",
    ...(subtype && { Subtype: subtype }),
    ...(key === "FontFile2" && { Length1: data.length }),
  });
  const ref = context.register(PDFRawStream.of(dict, packed));
  const change = new Change();
  for (const descriptor of embedded.descriptors) {
    change.set(descriptor, name(embedded.key), undefined);
    change.set(descriptor, name(key), ref);
    // Lists of the glyphs that are embedded.
    for (const list of ["CharSet", "CIDSet"]) change.set(descriptor, name(list), undefined);
    tagNames(change, descriptor, tagOf(data));
  }
  const isCff = key === "FontFile3" && embedded.key === "FontFile";
  for (const { font } of embedded.users)
    for (const named of dictsOf(font)) {
      tagNames(change, named, tagOf(data));
      if (isCff && named.lookup(name("Subtype")) === name("MMType1"))
        change.set(named, name("Subtype"), name("Type1"));
    }
  return change;
}

async function subsetProgram(
  context: PDFContext,
  embedded: Embedded,
  keepsHinting: boolean,
): Promise<Change | undefined> {
  const { stream, key, users } = embedded;
  const { data, rest } = await unpack(stream, MAX_FONT_BYTES);
  if (rest.length > 0) return undefined;
  const subtype = stream.dict.lookup(name("Subtype"));
  const program = {
    key,
    ...(subtype instanceof PDFName && { subtype: subtype.decodeText() }),
    data: Buffer.from(data),
  };
  const plan = await planSubset(program, users);
  if (!plan) return undefined;
  if ("smaller" in plan) return embed(context, embedded, plan.smaller);
  const made = await subset({ ...plan.request, keepsHinting });
  const smaller = made && plan.embed(Buffer.from(made));
  return smaller && embed(context, embedded, smaller);
}

const countCodes = (users: readonly FontUser[]) => users.reduce((sum, user) => sum + user.codes.size, 0);

/**
 * Leaves the glyphs that no text shows out of embedded fonts. Every code that is shown is drawn with both fonts, and a
 * font that draws one differently stays as it is.
 *
 * @returns whether a font was changed
 */
export async function shrinkFonts(context: PDFContext, usage: Usage, options: FontOptions): Promise<boolean> {
  const programs = findPrograms(context, usage).filter(
    ({ stream, key, users }) =>
      stream.contents.length >= MIN_FONT_BYTES &&
      countCodes(users) <= MAX_SHEET_CODES &&
      !(options.keepsListed && (key !== "FontFile2" || users.some(({ font }) => isComposite(font)))),
  );
  if (programs.length === 0) return false;
  const deadline = Math.min(options.deadline, Date.now() + FONTS_BUDGET_MS);
  const changed: { users: readonly FontUser[]; change: Change }[] = [];
  for (const program of programs) {
    if (Date.now() > deadline) break;
    // A damaged font stays as it is: readers show what they can.
    const change = await subsetProgram(context, program, options.keepsHinting).catch(() => undefined);
    if (change) changed.push({ users: program.users, change });
  }
  return changed.length > 0 && verify(context, changed, options);
}

/**
 * Draws the fonts as they were and as they are, and takes back the changes that show.
 *
 * @returns whether a change is left
 */
async function verify(
  context: PDFContext,
  changed: readonly { users: readonly FontUser[]; change: Change }[],
  { samePages, keepsHinting }: FontOptions,
): Promise<boolean> {
  const shown = changed.map(({ users }) => users);
  const after = await writeFontSheet(context, shown);
  const redo = changed.map(({ change }) => change.undo());
  const before = await writeFontSheet(context, shown);
  const same: boolean[] = await samePages(before, after, keepsHinting).catch(() => []);
  redo.forEach((change, i) => {
    if (same[i]) change.undo();
  });
  return same.includes(true);
}
