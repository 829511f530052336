import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { DrawAnswer, DrawRequest } from "./drawer";

/** Draws pages of PDFs with the server's own renderer, in a thread of its own: a page may take seconds. */

/** Longest side of a drawn page, in pixels: about 200 dpi of a sheet of paper. */
const SIDE = 2400;
/** Flag of FPDF_RenderPageBitmap: with annotations. */
const WITH_ANNOTATIONS = 0x01;
const WHITE = 0xffffffff;

type Opened = { handle: number; form: number; pages: number };

const opened = new Map<string, Promise<Opened>>();
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
  starting ??= start();
  return starting;
};

async function open({ file, password = "" }: DrawRequest): Promise<Opened> {
  const c = await pdfium();
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Never freed: the thread ends with the dialog.
  const pointer = c.pdfium.wasmExports.malloc(bytes.length);
  memoryOf(c).set(bytes, pointer);
  const handle = c.FPDF_LoadMemDocument(pointer, bytes.length, password);
  if (handle === 0) throw new Error(`PDFium says ${c.FPDF_GetLastError()}`);
  const form = c.PDFiumExt_InitFormFillEnvironment(handle, c.PDFiumExt_OpenFormFillInfo());
  c.FPDF_SetFormFieldHighlightAlpha(form, 0);
  return { handle, form, pages: c.FPDF_GetPageCount(handle) };
}

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

async function draw(request: DrawRequest): Promise<{ picture: Blob; pages: number }> {
  const { side, page: number } = request;
  const c = await pdfium();
  const opening = opened.get(side) ?? open(request);
  opened.set(side, opening);
  const { handle, form, pages } = await opening;
  const page = c.FPDF_LoadPage(handle, number - 1);
  if (page === 0) throw new Error(`PDFium says ${c.FPDF_GetLastError()}`);
  c.FORM_OnAfterLoadPage(page, form);
  const [across, down] = [c.FPDF_GetPageWidthF(page), c.FPDF_GetPageHeightF(page)];
  const scale = SIDE / Math.max(across, down);
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
  return { picture, pages };
}

// One after the other: PDFium has one thread, and a page is drawn in both documents.
let last: Promise<unknown> = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<DrawRequest>) => {
  const { id } = data;
  last = last
    .then(() => draw(data))
    .then(
      (drawn): DrawAnswer => ({ id, ...drawn }),
      (): DrawAnswer => ({ id }),
    )
    .then((answer) => postMessage(answer));
});
