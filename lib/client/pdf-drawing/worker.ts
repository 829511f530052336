import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { MIB } from "../../limits";
import { endsOf } from "../../pdf-trailer";
import type { Begins, Bookmark, CloseRequest, DrawAnswer, DrawRequest, PageSize, PdfFacts } from "./drawer";

/** Draws pages of PDFs with the server's own renderer, in a thread of its own: a page may take seconds. */

/** Flag of FPDF_RenderPageBitmap: with annotations. */
const WITH_ANNOTATIONS = 0x01;
const WHITE = 0xffffffff;
/** Error of FPDF_LoadMemDocument: a password is missing or wrong. */
const PASSWORD_ERROR = 4;

type Opened = { handle: number; form: number; pages: number; bytes: number; close: () => void };

/** By number, the document that was used last at the end. */
const opened = new Map<number, Opened>();
/** Bytes of documents that are open at a time. Others are opened again when they are asked for. */
const MOST_BYTES = 256 * MIB;
let starting: ReturnType<typeof start> | undefined;

async function start() {
  const answer = await fetch(new URL("@embedpdf/pdfium/pdfium.wasm", import.meta.url));
  const c = await init({ wasmBinary: await answer.arrayBuffer() });
  c.PDFiumExt_Init();
  return c;
}

/** Views the instance's memory, which may grow with each call. */
const memoryOf = (c: WrappedPdfiumModule) =>
  new Uint8Array((c.pdfium.wasmExports as unknown as { memory: WebAssembly.Memory }).memory.buffer);

const pdfium = () => {
  starting ??= start().catch((error) => {
    // Without a connection. The next request tries again.
    starting = undefined;
    throw error;
  });
  return starting;
};

/** Opens a document once. Undefined if it needs another password. */
async function open(
  c: WrappedPdfiumModule,
  { document, file, password }: DrawRequest,
): Promise<Opened | undefined> {
  const known = opened.get(document);
  if (known) {
    opened.delete(document);
    opened.set(document, known);
    return known;
  }
  makeRoom(file.size);
  const bytes = new Uint8Array(await file.arrayBuffer());
  let found = load(c, bytes, password);
  if (found === "broken") {
    const whole = withEnds(bytes);
    if (whole) found = load(c, whole, password);
  }
  if (found === "broken") throw new Error(`PDFium says ${c.FPDF_GetLastError()}`);
  if (found === "locked") return undefined;
  opened.set(document, found);
  return found;
}

/** Returns a copy with the end and the header that PDFium needs, as the server makes it. */
function withEnds(bytes: Uint8Array): Uint8Array | undefined {
  const text = new TextDecoder("latin1").decode(bytes);
  // The key is lost with the end.
  const ends = /\/Filter\s*\/Standard\b/.test(text) ? undefined : endsOf(text);
  if (!ends) return undefined;
  const [before, after] = ends.map((end) => new TextEncoder().encode(end)) as [Uint8Array, Uint8Array];
  const whole = new Uint8Array(before.length + bytes.length + after.length);
  whole.set(before);
  whole.set(bytes, before.length);
  whole.set(after, before.length + bytes.length);
  return whole;
}

function load(c: WrappedPdfiumModule, bytes: Uint8Array, password: string): Opened | "locked" | "broken" {
  const pointer = c.pdfium.wasmExports.malloc(bytes.length);
  if (pointer === 0) throw new Error("There is no memory for this file.");
  const free = () => c.pdfium.wasmExports.free(pointer);
  memoryOf(c).set(bytes, pointer);
  const handle = c.FPDF_LoadMemDocument(pointer, bytes.length, password);
  if (handle === 0) {
    const error = c.FPDF_GetLastError();
    free();
    return error === PASSWORD_ERROR ? "locked" : "broken";
  }
  const info = c.PDFiumExt_OpenFormFillInfo();
  const form = c.PDFiumExt_InitFormFillEnvironment(handle, info);
  c.FPDF_SetFormFieldHighlightAlpha(form, 0);
  return {
    handle,
    form,
    pages: c.FPDF_GetPageCount(handle),
    bytes: bytes.length,
    close() {
      c.PDFiumExt_ExitFormFillEnvironment(form);
      c.FPDF_CloseDocument(handle);
      c.PDFiumExt_CloseFormFillInfo(info);
      free();
    },
  };
}

/** Closes the documents that were used least lately, until another one fits in. */
function makeRoom(bytes: number) {
  let total = [...opened.values()].reduce((sum, { bytes }) => sum + bytes, bytes);
  for (const [document, { bytes }] of [...opened]) {
    if (total <= MOST_BYTES) return;
    total -= bytes;
    close(document);
  }
}

/** Calls with memory for a result, which is freed. */
function withMemory<T>(c: WrappedPdfiumModule, bytes: number, read: (pointer: number) => T): T {
  const pointer = c.pdfium.wasmExports.malloc(bytes);
  try {
    return read(pointer);
  } finally {
    c.pdfium.wasmExports.free(pointer);
  }
}

/** Reads the sizes of all pages, as they are shown. */
const sizesOf = (c: WrappedPdfiumModule, { handle, pages }: Opened): PageSize[] =>
  withMemory(c, 8, (pointer) =>
    Array.from({ length: pages }, (_, index): PageSize => {
      c.FPDF_GetPageSizeByIndexF(handle, index, pointer);
      const size = new DataView(memoryOf(c).buffer, pointer, 8);
      return [size.getFloat32(0, true), size.getFloat32(4, true)];
    }),
  );

/** Bookmarks that are read, and bytes of a title: a document may have any number. */
const MOST_BOOKMARKS = 1000;
const TITLE_BYTES = 512;

/** Reads the bookmarks of the first level that lead to a page. */
function bookmarksOf(c: WrappedPdfiumModule, { handle }: Opened): Bookmark[] {
  const found: Bookmark[] = [];
  let bookmark = c.FPDFBookmark_GetFirstChild(handle, 0);
  for (let read = 0; bookmark !== 0 && read < MOST_BOOKMARKS; read++) {
    const action = c.FPDFBookmark_GetAction(bookmark);
    const target =
      c.FPDFBookmark_GetDest(handle, bookmark) || (action && c.FPDFAction_GetDest(handle, action));
    const index = target ? c.FPDFDest_GetDestPageIndex(handle, target) : -1;
    const title = withMemory(c, TITLE_BYTES, (pointer) => {
      // With two bytes of zero at its end.
      const length = Math.min(c.FPDFBookmark_GetTitle(bookmark, pointer, TITLE_BYTES), TITLE_BYTES) - 2;
      return new TextDecoder("utf-16le").decode(memoryOf(c).slice(pointer, pointer + Math.max(0, length)));
    });
    if (index >= 0) found.push({ title, page: index + 1 });
    bookmark = c.FPDFBookmark_GetNextSibling(handle, bookmark);
  }
  return found;
}

const look = (c: WrappedPdfiumModule, document: Opened): PdfFacts => ({
  sizes: sizesOf(c, document),
  bookmarks: bookmarksOf(c, document),
});

const FILE_HEADER = 14;
const INFO_HEADER = 40;
const PIXELS_AT = FILE_HEADER + INFO_HEADER;

/**
 * Makes a picture that every browser shows, without encoding: a BMP with 32 bits a pixel (BITMAPINFOHEADER).
 *
 * @param pixels blue, green, red and an unused byte each, in rows from the top
 */
function bmp(pixels: Uint8Array<ArrayBuffer>, width: number, height: number): Blob {
  const header = new DataView(new ArrayBuffer(PIXELS_AT));
  header.setUint16(0, 0x424d);
  header.setUint32(2, PIXELS_AT + pixels.length, true);
  header.setUint32(10, PIXELS_AT, true);
  header.setUint32(14, INFO_HEADER, true);
  header.setInt32(18, width, true);
  // Negative for rows from the top.
  header.setInt32(22, -height, true);
  header.setUint16(26, 1, true);
  header.setUint16(28, 32, true);
  // Some browsers take the unused byte for alpha.
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return new Blob([header.buffer, pixels], { type: "image/bmp" });
}

/** Draws a page of a document, `side` pixels on its longest side. */
function draw(c: WrappedPdfiumModule, { handle, form }: Opened, number: number, side: number): Blob {
  const page = c.FPDF_LoadPage(handle, number - 1);
  if (page === 0) throw new Error(`PDFium says ${c.FPDF_GetLastError()}`);
  c.FORM_OnAfterLoadPage(page, form);
  const [across, down] = [c.FPDF_GetPageWidthF(page), c.FPDF_GetPageHeightF(page)];
  const scale = side / Math.max(across, down);
  const [width, height] = [across, down].map((points) => Math.max(1, Math.round(points * scale))) as [
    number,
    number,
  ];
  const bitmap = c.FPDFBitmap_Create(width, height, 0);
  c.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  c.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS);
  c.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS);
  const at = c.FPDFBitmap_GetBuffer(bitmap);
  const picture = bmp(memoryOf(c).slice(at, at + width * height * 4), width, height);
  c.FPDFBitmap_Destroy(bitmap);
  c.FORM_OnBeforeClosePage(page, form);
  c.FPDF_ClosePage(page);
  return picture;
}

async function answer(request: DrawRequest): Promise<DrawAnswer> {
  const { page, side, looks } = request;
  try {
    const c = await pdfium();
    postMessage("begins" satisfies Begins);
    const document = await open(c, request);
    if (!document) return { trouble: "locked" };
    const { pages } = document;
    return {
      pages,
      ...(page && side && { picture: draw(c, document, page, side) }),
      ...(looks && { facts: look(c, document) }),
    };
  } catch (error) {
    // After a trap the instance is in an unknown state.
    return { trouble: error instanceof WebAssembly.RuntimeError ? "crashed" : "broken" };
  }
}

function close(document: number) {
  opened.get(document)?.close();
  opened.delete(document);
}

// One after the other: a document that is closed may be being opened.
let last: Promise<unknown> = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<DrawRequest | CloseRequest>) => {
  last = last.then(async () => {
    if ("closes" in data) close(data.closes);
    else postMessage(await answer(data));
  });
});
