import { constants, inflateSync } from "node:zlib";
import { PDFRef } from "@cantoo/pdf-lib";
import { name } from "../streams";
import { Update } from "../update";
import { charactersOf, toUnicodeMap } from "./characters";
import { type Font, unmappedFonts } from "./fonts";
import { type Identity, identify } from "./identify";

/** Larger documents stay as they are, and those of more objects: reading 75,000 takes a second. A book of TeX has 20,000. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_OBJECTS = 100_000;
/** Of the object streams that are looked into, unpacked. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** Counted for each that cannot be unpacked, which may be found after much of it. */
const FAILED_BYTES = 4 * 1024 * 1024;
const TYPE3 = "/Type3";

/** Bytes of the dictionary of an object stream that are read. */
const DICTIONARY_BYTES = 4096;

/** Returns whether an object stream of a document mentions a Type 3 font (ISO 32000-1, 7.5.7). */
function isPackedAway(bytes: Buffer): boolean {
  let left = MAX_UNPACKED_BYTES;
  let from = 0;
  for (;;) {
    const at = bytes.indexOf("/ObjStm", from);
    if (at < 0 || left <= 0) return false;
    const length = bytes.subarray(at, at + DICTIONARY_BYTES).indexOf("stream");
    from = at + (length < 0 ? 1 : length + "stream".length);
    if (length < 0) continue;
    const data = bytes.subarray(from + (bytes[from] === 0x0d ? 2 : 1));
    try {
      const unpacked = inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: left });
      if (unpacked.includes(TYPE3)) return true;
      left -= unpacked.length;
    } catch (error) {
      // Others are encrypted, or packed in another way.
      if (error instanceof RangeError) return false;
      left -= FAILED_BYTES;
    }
  }
}

/** The em space, whose width is the font size: a Type 3 font may have any unit. */
export const EM_SPACE = 0x2003;
const LAST_CODE = 255;
const codes = Array.from({ length: LAST_CODE + 1 }, (_, code) => code);

/** From the baseline, relative to the font size. Ghostscript writes boxes of one pixel, by which lines are not told apart. */
const DESCENT = -0.25;
const ASCENT = 0.75;

async function mapFont(update: Update, font: Font, identity: Identity | undefined): Promise<void> {
  const { ref, dict, widths, unit, rise } = font;
  const characters = charactersOf(font, identity);
  if (characters.size === 0) return;
  const made = dict.clone();
  if (identity) {
    const { em } = identity;
    // The metrics that PDFium tells are all that its callers see of a font.
    const last = Math.max(...widths.keys());
    const free = last < LAST_CODE ? last + 1 : codes.findLast((code) => !widths.has(code));
    const metrics = new Map([...widths, ...(free === undefined ? [] : [[free, em] as const])]);
    if (free !== undefined) characters.set(free, String.fromCodePoint(EM_SPACE));
    const [from, to] = [Math.min(...metrics.keys()), Math.max(...metrics.keys())];
    const all = codes.slice(from, to + 1).map((code) => (metrics.get(code) ?? 0) / unit);
    made.set(name("FirstChar"), update.context.obj(from));
    made.set(name("LastChar"), update.context.obj(to));
    made.set(name("Widths"), update.context.obj(all));
    made.set(
      name("FontBBox"),
      update.context.obj([0, (DESCENT * em) / rise, em / unit, (ASCENT * em) / rise]),
    );
    made.set(name("BaseFont"), name(identity.name));
  }
  const toUnicode = update.next();
  await update.stream(toUnicode, { data: toUnicodeMap(characters) });
  made.set(name("ToUnicode"), PDFRef.of(toUnicode));
  update.object(ref.objectNumber, made.toString(), ref.generationNumber);
}

/**
 * Gives Type 3 fonts the Unicode characters that they draw, for PDFium, which ignores the names of their glyphs and
 * takes the codes themselves for characters: ligatures, quotes and dashes of TeX are lost that way.
 *
 * @returns the document with an update; undefined if it has no such fonts
 * @throws Error for a document that is not written by the rules
 */
export async function mapType3Fonts(bytes: Buffer): Promise<Buffer | undefined> {
  if (bytes.length > MAX_BYTES || !(bytes.includes(TYPE3) || isPackedAway(bytes))) return undefined;
  const update = await Update.of(bytes, MAX_OBJECTS);
  if (update.context.trailerInfo.Encrypt) return undefined;
  const fonts = await unmappedFonts(update);
  if (fonts.length === 0) return undefined;
  const identities = identify(fonts.map(({ widths }) => widths));
  for (const [i, font] of fonts.entries()) await mapFont(update, font, identities[i]);
  return update.end();
}
