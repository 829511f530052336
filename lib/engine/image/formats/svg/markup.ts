import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { ConversionError } from "../../../../contract/errors";
import { SVG_MAX_BYTES } from "../../../../limits";
import { svgRootAt } from "../../../../sniff";

/** Most characters before and in the tag of the root element. */
const MOST_HEAD = 65_536;

/** Whether a file is compressed by gzip (RFC 1952, 2.3.1). */
export const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** UTF-16 becomes UTF-8; every other encoding is ASCII as far as tags go, and stays as it is. */
function toAsciiBased(bytes: Buffer): Buffer {
  const mark = bytes.toString("hex", 0, 2);
  const encoding = { fffe: "utf-16le", feff: "utf-16be" }[mark];
  if (!encoding) return bytes;
  const text = new TextDecoder(encoding).decode(bytes);
  return Buffer.from(text.replace(/^(<\?xml[^>]*?)\sencoding\s*=\s*(?:"[^"]*"|'[^']*')/, "$1"));
}

function inflate(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: SVG_MAX_BYTES });
  } catch (cause) {
    throw new ConversionError("unsupported_type", { cause });
  }
}

const headOf = (svg: Buffer) => svg.toString("latin1", 0, MOST_HEAD).replace(/^\u00ef\u00bb\u00bf/, "   ");

/**
 * Reads an SVG, inflated if it is compressed.
 *
 * @throws ConversionError `unsupported_type` for gzip around something else, `cannot_convert` for too many bytes
 */
export async function readSvg(path: string): Promise<Buffer> {
  const file = await readFile(path);
  const svg = toAsciiBased(isGzip(file) ? inflate(file) : file);
  if (svgRootAt(headOf(svg)) < 0) throw new ConversionError("unsupported_type", { cause: "no SVG" });
  if (svg.length > SVG_MAX_BYTES) throw new ConversionError("cannot_convert", { cause: "too many bytes" });
  return svg;
}

const attribute = /\s([\w:.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Finds the attributes of the root element. @returns offsets in the file, and undefined if the tag has no end */
function rootOf(svg: Buffer): { start: number; end: number; tag: string } | undefined {
  const head = headOf(svg);
  const start = svgRootAt(head);
  const [tag] = /^<[\w:.-]+(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/.exec(head.slice(start)) ?? [];
  return tag ? { start, end: start + tag.length, tag } : undefined;
}

const namesIn = (tag: string) => [...tag.matchAll(attribute)].map(([, name]) => name);

/** Whether a drawing says nothing of its size: browsers show 300 x 150 pixels of it then (CSS 2.1, 10.3.2). */
export function isUnsized(svg: Buffer): boolean {
  const root = rootOf(svg);
  const names = root ? namesIn(root.tag) : ["style"];
  return !["viewBox", "width", "height", "style"].some((name) => names.includes(name));
}

/**
 * Gives an SVG another size on the page: what it draws is scaled with it.
 *
 * @param own its own size in CSS pixels
 * @param size the size it gets, in CSS pixels
 * @returns undefined for a drawing whose size is in a style
 */
export function withSize(
  svg: Buffer,
  own: { width: number; height: number },
  size: { width: number; height: number },
): Buffer | undefined {
  const root = rootOf(svg);
  if (!root) return undefined;
  const names = namesIn(root.tag);
  const hasBox = names.includes("viewBox");
  const isSized = names.includes("width") && names.includes("height");
  if (!(hasBox || isSized || isUnsized(svg))) return undefined;
  const kept = root.tag.replace(attribute, (text, name) =>
    name === "width" || name === "height" ? "" : text,
  );
  const box = hasBox ? "" : ` viewBox="0 0 ${own.width} ${own.height}"`;
  const added = ` width="${size.width}" height="${size.height}"${box}`;
  const tag = kept.replace(/^<[\w:.-]+/, (name) => name + added);
  return Buffer.concat([svg.subarray(0, root.start), Buffer.from(tag, "latin1"), svg.subarray(root.end)]);
}
