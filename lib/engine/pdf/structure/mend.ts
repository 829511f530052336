import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import { pagesOf } from "../compress/contents";
import { writeObjects } from "../compress/serialize";
import { brotliToFlate } from "./brotli";
import { mentionsEncryption, withUsualEncryption } from "./encryption";
import { name, pack, unpack } from "./streams";

/** Larger documents are not mended: reading them takes seconds. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Content of a page, unpacked. */
const MAX_CONTENT_BYTES = 16_000_000;
/** Content of all pages together; a page whose content cannot be unpacked counts as the longest. */
const MAX_TOTAL_BYTES = 512_000_000;

/** Returns the parts of a page's content, unpacked. @throws Error for damaged or long content */
async function partsOf(page: PDFDict): Promise<Uint8Array[]> {
  const contents = page.lookup(name("Contents"));
  if (!(contents instanceof PDFArray)) return [];
  const parts: Uint8Array[] = [];
  let left = MAX_CONTENT_BYTES;
  for (let i = 0; i < contents.size(); i += 1) {
    const part = contents.lookup(i);
    if (!(part instanceof PDFRawStream)) continue;
    const { data, rest } = await unpack(part, left);
    if (rest.length > 0) throw new Error("content with an unknown filter");
    left -= data.length;
    if (left <= 0) throw new Error("long content");
    if (data.length > 0) parts.push(data);
  }
  return parts;
}

const tokenAtEnd = /[^\0\t\n\f\r ()<>[\]{}/%]+$/;
const tokenAtStart = /^[^\0\t\n\f\r ()<>[\]{}/%]+/;
/** No operator is longer, and no number that matters. */
const LONGEST_TOKEN = 16;
/** Operators of content (annex A). */
const operators = new Set(
  "b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' \"".split(
    " ",
  ),
);

/** Returns whether an operator begins in one part of content and ends in the next: neither half means anything. */
function isCut(part: Uint8Array, next: Uint8Array): boolean {
  const [head = ""] = tokenAtEnd.exec(Buffer.from(part.subarray(-LONGEST_TOKEN)).toString("latin1")) ?? [];
  const [tail = ""] =
    tokenAtStart.exec(Buffer.from(next.subarray(0, LONGEST_TOKEN)).toString("latin1")) ?? [];
  const isWhole = operators.has(head) && operators.has(tail);
  return head !== "" && tail !== "" && !isWhole && operators.has(head + tail);
}

/** Joins the parts of a page's content where operators are cut: readers take the end of a part for that of a token. */
async function joinContents(context: PDFContext): Promise<void> {
  let left = MAX_TOTAL_BYTES;
  for (const { page } of pagesOf(context)) {
    const parts = await partsOf(page).catch(() => undefined);
    left -= parts ? parts.reduce((sum, { length }) => sum + length, 0) : MAX_CONTENT_BYTES;
    if (left < 0) return;
    if (!parts) continue;
    const isCutAt = parts.map((part, i) => i + 1 < parts.length && isCut(part, parts[i + 1] as Uint8Array));
    if (!isCutAt.includes(true)) continue;
    const whole = parts.flatMap((part, i) => (isCutAt[i] ? [part] : [part, Buffer.from("\n")]));
    const dict = context.obj({ Filter: "FlateDecode" }) as PDFDict;
    page.set(name("Contents"), context.register(PDFRawStream.of(dict, await pack(Buffer.concat(whole)))));
  }
}

/** What pdf-lib says of a document with a password. */
const LOCKED = /^(NEEDS PASSWORD|Password incorrect)$/;

/**
 * Writes a document anew for PDFium: without encryption and Brotli, from all objects that are in it, whatever its
 * cross-references say.
 *
 * @returns why that does not help: it has another password, is large, or has no catalog
 */
export async function mend(bytes: Buffer, password = ""): Promise<Buffer | "locked" | "unreadable"> {
  if (bytes.length > MAX_BYTES) return "unreadable";
  try {
    const { context } = await PDFDocument.load(withUsualEncryption(brotliToFlate(bytes)), {
      password,
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    const { Root, Info } = context.trailerInfo;
    // Its key is lost with the trailer.
    const isLost = !context.isDecrypted && mentionsEncryption(bytes);
    if (!(Root instanceof PDFRef) || isLost) return "unreadable";
    await joinContents(context);
    for (const [ref, object] of context.enumerateIndirectObjects())
      if (object instanceof PDFInvalidObject) context.delete(ref);
    return Buffer.concat(await writeObjects(context, Root, Info instanceof PDFRef ? { info: Info } : {}));
  } catch (error) {
    return error instanceof Error && LOCKED.test(error.message) ? "locked" : "unreadable";
  }
}
