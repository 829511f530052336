/** Callbacks for the operators of a content stream that transform and draw pictures (ISO 32000-1, 7.8.2). */
type ContentVisitor = {
  save(): void;
  restore(): void;
  /** Receives the operands of `cm`. */
  transform(numbers: readonly number[]): void;
  /** Receives the name of an XObject as written in the stream, without its slash. */
  draw(name: string): void;
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

/** Returns where the inline image whose data starts at `at` ends: after 'EI' between white space. */
function endOfInlineImage(bytes: Buffer, at: number): number {
  for (let found = bytes.indexOf("EI", at); found >= 0; found = bytes.indexOf("EI", found + 1)) {
    const before = kinds[bytes[found - 1] ?? 0];
    const after = found + 2 >= bytes.length ? WHITE : kinds[bytes[found + 2] ?? 0];
    if (before === WHITE && after === WHITE) return found + 2;
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
  for (let at = 0; at < bytes.length; ) {
    const kind = kinds[bytes[at] as number];
    if (kind === WHITE) {
      at += 1;
      continue;
    }
    const isName = bytes[at] === SLASH;
    if (kind === DELIMITER && !isName) {
      at = endOfDelimiter(bytes, at);
      continue;
    }
    let end = at + 1;
    while (end < bytes.length && kinds[bytes[end] as number] === 0) end += 1;
    const token = bytes.toString("latin1", at, end);
    at = end;
    if (isName || isNumber.test(token)) {
      operands.push(token);
      continue;
    }
    if (token === "q") visitor.save();
    else if (token === "Q") visitor.restore();
    else if (token === "cm") visitor.transform(operands.slice(-6).map(Number));
    else if (token === "Do") visitor.draw((operands.at(-1) ?? "").slice(1));
    else if (token === "ID") at = endOfInlineImage(bytes, at);
    operands = [];
  }
}
