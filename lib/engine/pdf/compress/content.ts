/**
 * Callbacks for operators of a content stream (ISO 32000-1, 7.8.2). Names are as written in the stream, without their
 * slash.
 */
type ContentVisitor = {
  save(): void;
  restore(): void;
  /** Receives the operands of `cm`. */
  transform?(numbers: readonly number[]): void;
  /** Receives the name of an XObject. */
  draw?(name: string): void;
  /** Receives the name of a font. */
  font?(name: string): void;
  /** Receives the name of a set of graphics state parameters. */
  graphicsState?(name: string): void;
  /** Receives every name. */
  name?(name: string): void;
  /** Is called for operators that paint with DeviceCMYK. */
  cmyk?(): void;
  /** Receives a string that is shown as text; strings are only read for a visitor that has this. */
  show?(codes: Uint8Array): void;
};

const code = (character: string) => character.charCodeAt(0);
const [OPEN, CLOSE, ESCAPE, COMMENT, SLASH, LESS] = ["(", ")", "\\", "%", "/", "<"].map(code);
const MORE = code(">");

const WHITE = 1;
const DELIMITER = 2;
/** Character classes (7.2.2); 0 is a regular character. */
const kinds = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) kinds[byte] = WHITE;
for (const character of "()<>[]{}/%") kinds[code(character)] = DELIMITER;

const isNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Bytes after the end of an inline image that have to look like operators: its data may contain the end, too. */
const TEXT_AFTER_IMAGE = 12;

function isText(bytes: Buffer): boolean {
  return bytes.every((byte) => kinds[byte] === WHITE || (byte > 32 && byte < 127));
}

/** Returns where the inline image whose data starts at `at` ends: after 'EI' between white space, before text. */
function endOfInlineImage(bytes: Buffer, at: number): number {
  for (let found = bytes.indexOf("EI", at); found >= 0; found = bytes.indexOf("EI", found + 1)) {
    const before = kinds[bytes[found - 1] ?? 0];
    const after = found + 2 >= bytes.length ? WHITE : kinds[bytes[found + 2] ?? 0];
    const next = bytes.subarray(found + 2, found + 2 + TEXT_AFTER_IMAGE);
    if (before === WHITE && after === WHITE && isText(next)) return found + 2;
  }
  return bytes.length;
}

/** Returns where the string in parentheses that starts at `at` ends. */
function endOfString(bytes: Buffer, at: number): number {
  let depth = 0;
  for (let i = at; i < bytes.length; i += 1) {
    const byte = bytes[i];
    if (byte === ESCAPE) i += 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE && --depth === 0) return i + 1;
  }
  return bytes.length;
}

/** What a backslash and a letter stand for (table 3). */
const escapes = new Map([..."nrtbf"].map((letter, i) => [code(letter), [10, 13, 9, 8, 12][i] as number]));
const MAX_OCTAL_DIGITS = 3;

/** Decodes the inside of a string in parentheses (7.3.4.2). */
function decodeLiteral(raw: Uint8Array): Uint8Array {
  if (!raw.includes(ESCAPE as number) && !raw.includes(13)) return raw;
  const text: number[] = [];
  for (let i = 0; i < raw.length; i += 1) {
    const byte = raw[i] as number;
    const isLineEnd = (value: number | undefined) => value === 10 || value === 13;
    if (byte === 13) {
      if (raw[i + 1] === 10) i += 1;
      text.push(10);
    } else if (byte !== ESCAPE) text.push(byte);
    else {
      i += 1;
      const next = raw[i] ?? 0;
      const octal = /^[0-7]+/.exec(
        Buffer.from(raw.subarray(i, i + MAX_OCTAL_DIGITS)).toString("latin1"),
      )?.[0];
      if (octal) {
        text.push(Number.parseInt(octal, 8) & 0xff);
        i += octal.length - 1;
      } else if (!isLineEnd(next)) text.push(escapes.get(next) ?? next);
      else if (next === 13 && raw[i + 1] === 10) i += 1;
    }
  }
  return Uint8Array.from(text);
}

/** Decodes the inside of a string in angle brackets (7.3.4.3). */
function decodeHex(raw: Buffer): Uint8Array {
  const digits = raw.toString("latin1").replace(/[^0-9a-fA-F]/g, "");
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, "hex");
}

const showing = new Set(["Tj", "TJ", "'", '"']);

/**
 * Returns the end of the token that starts with a delimiter at `at`, other than a name; of dictionaries and arrays
 * only their brackets are skipped.
 */
function endOfDelimiter(bytes: Buffer, at: number): number {
  const byte = bytes[at];
  const find = (text: string) => {
    const end = bytes.indexOf(text, at);
    return end < 0 ? bytes.length : end + 1;
  };
  if (byte === OPEN) return endOfString(bytes, at);
  if (byte === COMMENT) {
    let end = at;
    while (end < bytes.length && bytes[end] !== 10 && bytes[end] !== 13) end += 1;
    return end;
  }
  if (byte === LESS && bytes[at + 1] !== LESS) return find(">");
  if ((byte === LESS || byte === MORE) && bytes[at + 1] === byte) return at + 2;
  return at + 1;
}

/** Scans a content stream to its end, whatever it contains. */
export function visitContent(bytes: Buffer, visitor: ContentVisitor): void {
  let operands: string[] = [];
  let strings: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const kind = kinds[bytes[at] as number];
    if (kind === WHITE) {
      at += 1;
      continue;
    }
    const isName = bytes[at] === SLASH;
    if (kind === DELIMITER && !isName) {
      const start = at;
      at = endOfDelimiter(bytes, at);
      if (!visitor.show) continue;
      const inside = bytes.subarray(start + 1, at - 1);
      if (bytes[start] === OPEN) strings.push(decodeLiteral(inside));
      else if (bytes[start] === LESS && bytes[start + 1] !== LESS) strings.push(decodeHex(inside));
      continue;
    }
    let end = at + 1;
    while (end < bytes.length && kinds[bytes[end] as number] === 0) end += 1;
    const token = bytes.toString("latin1", at, end);
    at = end;
    if (isName) visitor.name?.(token.slice(1));
    if (isName || isNumber.test(token)) {
      operands.push(token);
      continue;
    }
    if (token === "q") visitor.save();
    else if (token === "Q") visitor.restore();
    else if (token === "cm") visitor.transform?.(operands.slice(-6).map(Number));
    else if (token === "Do") visitor.draw?.((operands.at(-1) ?? "").slice(1));
    else if (token === "Tf") visitor.font?.((operands.at(-2) ?? "").slice(1));
    else if (token === "gs") visitor.graphicsState?.((operands.at(-1) ?? "").slice(1));
    else if (token === "k" || token === "K") visitor.cmyk?.();
    else if (token === "ID") at = endOfInlineImage(bytes, at);
    else if (showing.has(token)) for (const codes of strings) visitor.show?.(codes);
    operands = [];
    strings = [];
  }
}
