/** Most characters of a text that is shown. */
const LONGEST = 200;
/** Bytes that are read for them. */
const LONGEST_BYTES = 4 * LONGEST;

/** Characters without a look, and those that turn the direction of text around. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]+/gu;

/** Makes a text fit to be shown: one line of at most 200 characters; undefined where nothing is left. */
export function toText(text: string): string | undefined {
  const line = text.slice(0, LONGEST_BYTES).replace(unseen, " ").replace(/\s+/g, " ").trim();
  return [...line].slice(0, LONGEST).join("") || undefined;
}

/** Decodes a text up to its first zero byte. */
export function textIn(bytes: Uint8Array | undefined): string | undefined {
  if (!bytes) return undefined;
  const [head] = [bytes.subarray(0, LONGEST_BYTES)];
  const end = head.indexOf(0);
  return toText(new TextDecoder().decode(end < 0 ? head : head.subarray(0, end)));
}

const date = /^(\d{4})[-:.](\d\d)[-:.](\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/;

/** Writes EXIF's or XMP's date, of where it was taken, as ISO 8601; undefined for none. */
export function toDate(text: string | undefined): string | undefined {
  const [, year = "", month = "", day = "", hour = "00", minute = "00", second = "00"] =
    date.exec(text ?? "") ?? [];
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  return Number(year) > 0 && !Number.isNaN(Date.parse(`${iso}Z`)) ? iso : undefined;
}
