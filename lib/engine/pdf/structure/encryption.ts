/** Bytes of the owner's and the user's entry up to revision 4 (ISO 32000-1, table 21). */
const KEY_BYTES = 32;
/** Around `/Standard`, in which the entries of its dictionary are looked for, in bytes. */
const DICTIONARY_BYTES = 2048;
/** Dictionaries that are looked at, and occurrences of the name, which begins that of an encoding of fonts, too. */
const MAX_DICTIONARIES = 20;
const MAX_NAMES = 10_000;

const BACKSLASH = 0x5c;
const [OPEN, CLOSE] = [0x28, 0x29];

/** Yields the offsets of the handler's name in encryption dictionaries, from the last. */
function* handlersOf(file: Buffer): Generator<number> {
  let end = file.length;
  let found = 0;
  for (let tries = 0; tries < MAX_NAMES && found < MAX_DICTIONARIES && end > 0; tries += 1) {
    end = file.lastIndexOf("/Standard", end - 1);
    if (end < 0) return;
    if (!/\/Filter\s*$/.test(file.toString("latin1", Math.max(0, end - 32), end))) continue;
    found += 1;
    yield end;
  }
}

/** Returns whether a document seems to be encrypted, even where its trailer is lost. */
export const mentionsEncryption = (bytes: Buffer): boolean => !handlersOf(bytes).next().done;

/** Returns where the dictionary of a handler begins and ends, as far as that is near its name. */
function dictionaryAround(file: Buffer, at: number): { from: number; text: string } {
  const from = Math.max(0, at - DICTIONARY_BYTES);
  const near = file.toString("latin1", from, at + DICTIONARY_BYTES);
  const first = near.slice(0, at - from).lastIndexOf("obj") + 1;
  const last = near.indexOf("endobj", at - from);
  return { from: from + first, text: near.slice(first, last < 0 ? undefined : last) };
}

/** Cuts a string in parentheses after so many bytes, and fills the rest of its place with spaces. */
function cutLiteral(file: Buffer, start: number): void {
  let depth = 0;
  let count = 0;
  let cut: number | undefined;
  for (let at = start; at < Math.min(file.length, start + DICTIONARY_BYTES); at += 1) {
    if (count > KEY_BYTES) cut ??= at;
    const byte = file[at];
    if (byte === BACKSLASH) at += /^[0-7]{3}/.test(file.toString("latin1", at + 1, at + 4)) ? 3 : 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE) depth -= 1;
    count += 1;
    if (depth > 0) continue;
    if (cut !== undefined && cut < at) file.fill(" ", cut, at + 1).write(")", cut, "latin1");
    return;
  }
}

function cutHex(file: Buffer, start: number): void {
  const length = file.subarray(start, start + DICTIONARY_BYTES).indexOf(">");
  if (length - 1 > KEY_BYTES * 2) file.fill(" ", start + 1 + KEY_BYTES * 2, start + length);
}

/**
 * Cuts the entries of an encryption dictionary that are longer than they may be, in place. Readers ignore the rest, but
 * PDFium takes all of it for the key, so that no password fits, and crashes when one is given.
 */
export function cutLongKeys(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (const at of handlersOf(file)) {
    const { from, text } = dictionaryAround(file, at);
    if (!/\/R\s+[234]\b/.test(text)) continue;
    for (const { index, 0: entry } of text.matchAll(/\/[OU]\s*[<(]/g)) {
      const start = from + index + entry.length - 1;
      if (entry.endsWith("(")) cutLiteral(file, start);
      else cutHex(file, start);
    }
  }
}

/** Lengths of RC4 keys: of those that a length in bytes means, and the usual one, in bits (table 20). */
const KEY_LENGTH = { leastBytes: 5, least: 40, usual: 128 } as const;

/** Returns the length that a key has, in bits; some programs state it in bytes, or not at all. */
function keyLengthOf(stated: number): number {
  if (stated >= KEY_LENGTH.least && stated <= KEY_LENGTH.usual && stated % 8 === 0) return stated;
  const bits = stated * 8;
  return stated >= KEY_LENGTH.leastBytes && bits <= KEY_LENGTH.usual ? bits : KEY_LENGTH.usual;
}

/**
 * Writes the entries of an encryption dictionary as pdf-lib takes them. It decrypts all with the filter of strings, so this
 * becomes that of streams (7.6.5); where they differ, strings are lost.
 */
function rewritten(dictionary: string): string {
  const filterOf = (key: string) => new RegExp(`/${key}\\s*/(\\w+)`).exec(dictionary)?.[1] ?? "Identity";
  const [streams, strings] = [filterOf("StmF"), filterOf("StrF")];
  const length = Number(/\/Length\s+(-?[\d.]+)/.exec(dictionary)?.[1] ?? Number.NaN);
  let text = dictionary;
  const set = (entry: string, value: RegExp, own: string) => {
    text = text.replace(new RegExp(`/${entry}\\s*${value.source}`), "");
    text = text.replace(/\/Filter\s*\/Standard/, `$& /${entry}${own}`);
  };
  if (streams !== strings) set("StrF", /\/\w+/, `/${streams}`);
  if (/\/V\s+2\b/.test(text) && keyLengthOf(length) !== length)
    set("Length", /-?[\d.]+/, ` ${keyLengthOf(length)}`);
  // It only says again what the entry P does.
  const lacksPermissions = /\/R\s+[56]\b/.test(text) && !/\/Perms\b/.test(text);
  if (lacksPermissions) set("Perms", /<\w*>/, `<${"00".repeat(16)}>`);
  return text;
}

/** Writes encryption dictionaries as pdf-lib takes them, where readers open what the standard does not allow. */
export function withUsualEncryption(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  let end = file.length;
  for (const at of handlersOf(file)) {
    const { from, text } = dictionaryAround(file, at);
    const usual = rewritten(text);
    if (usual === text || from + text.length > end) continue;
    parts.unshift(Buffer.from(usual, "latin1"), file.subarray(from + text.length, end));
    end = from;
  }
  return parts.length > 0 ? Buffer.concat([file.subarray(0, end), ...parts]) : file;
}
