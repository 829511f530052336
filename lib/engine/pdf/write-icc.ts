/** ICC.1:2010, 7.2: the header. */
const HEADER_BYTES = 128;
const VERSION_AT = 8;
const CLASS_AT = 12;
const SPACE_AT = 16;
const SIGNATURE_AT = 36;

/** iccMAX, version 5, is not PDF's (ISO 32000-1, table 67). */
const LATEST_VERSION = 4;

const spaces = { 1: "GRAY", 3: "RGB ", 4: "CMYK" } as const;
/** What a profile of an image's colours may be: of an input, a display, an output or a colour space (8.6.5.5). */
const classes: readonly string[] = ["scnr", "mntr", "prtr", "spac"];

/** A profile that a reader can be expected to take for these channels, without what may follow it; else undefined. */
export function saneProfile(icc: Buffer | undefined, channels: 1 | 3 | 4): Uint8Array | undefined {
  if (!icc || icc.length <= HEADER_BYTES) return undefined;
  const letters = (at: number) => icc.toString("latin1", at, at + 4);
  const size = icc.readUInt32BE(0);
  const fits =
    size > HEADER_BYTES &&
    size <= icc.length &&
    letters(SIGNATURE_AT) === "acsp" &&
    letters(SPACE_AT) === spaces[channels] &&
    classes.includes(letters(CLASS_AT)) &&
    (icc[VERSION_AT] ?? 0) <= LATEST_VERSION;
  return fits ? icc.subarray(0, size) : undefined;
}
