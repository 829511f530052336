import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { compiledOnce } from "../wasm";

/** An address in the instance's memory; 0 is the null pointer. */
export type Pointer = number;

/** A WASM instance of PDFium and access to its memory. */
export type Pdfium = {
  c: WrappedPdfiumModule;
  /** Copies bytes into the instance's memory; the caller frees them. @throws RangeError when memory runs out */
  copyIn(bytes: Uint8Array): Pointer;
  /** Returns a view of the instance's memory, valid until the next call that may grow it. */
  view(pointer: Pointer, size: number): Uint8Array;
  free(pointer: Pointer): void;
  /** Returns the size of the instance's memory in bytes; it never shrinks. */
  memory(): number;
};

type Exports = WebAssembly.Exports & {
  memory: WebAssembly.Memory;
  malloc(size: number): Pointer;
  free(pointer: Pointer): void;
};

/**
 * Functions that are called for every character or shape of a page. The package's wrapper checks and copies the
 * arguments of each call, which takes longer than these do; they take numbers and return one, 1 for true.
 */
const frequent = [
  "FPDFText_GetTextObject",
  "FPDFText_GetFontSize",
  "FPDFText_GetMatrix",
  "FPDFTextObj_GetFont",
  "FPDFTextObj_GetTextRenderMode",
  "FPDFText_IsGenerated",
  "FPDFText_GetUnicode",
  "FPDFText_HasUnicodeMapError",
  "FPDFText_GetLooseCharBox",
  "FPDFText_GetCharBox",
  "FPDFText_GetCharOrigin",
  "FPDFFont_GetGlyphWidth",
  "FPDFPage_GetObject",
  "FPDFFormObj_GetObject",
  "FPDFPageObj_GetType",
  "FPDFPageObj_GetBounds",
  "FPDFPageObj_GetMatrix",
  "FPDFPageObj_GetFillColor",
  "FPDFPageObj_GetClipPath",
  "FPDFPageObj_GetMarkedContentID",
  "FPDFClipPath_CountPaths",
  "FPDFClipPath_CountPathSegments",
  "FPDFClipPath_GetPathSegment",
  "FPDFPath_CountSegments",
  "FPDFPath_GetDrawMode",
  "FPDFPath_GetPathSegment",
  "FPDFPathSegment_GetType",
  "FPDFPathSegment_GetPoint",
  "FPDFPathSegment_GetClose",
  "FPDF_StructElement_CountChildren",
  "FPDF_StructElement_GetChildAtIndex",
  "FPDF_StructElement_GetChildMarkedContentID",
] as const satisfies readonly (keyof WrappedPdfiumModule)[];

/** There is a new instance after a trap or a huge document. */
const compiled = compiledOnce("@embedpdf/pdfium/pdfium.wasm");

/** Starts an instance of PDFium: 4.6 MB of code and about 0.1 s, so only when one is needed. */
export async function loadPdfium(): Promise<Pdfium> {
  const module = await compiled();
  let started: WebAssembly.Instance | undefined;
  const c = await init({
    // PDFium reports errors by code; its messages would only fill the log.
    print() {},
    printErr() {},
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      void WebAssembly.instantiate(module, imports).then((instance) => {
        started = instance;
        done(instance);
      });
      return {};
    },
  } as Parameters<typeof init>[0]);
  if (!started) throw new Error("PDFium did not start");
  const { memory, malloc, free } = started.exports as Exports;
  for (const name of frequent) Object.assign(c, { [name]: started.exports[name] });
  const view = (pointer: Pointer, size: number) => new Uint8Array(memory.buffer, pointer, size);
  c.PDFiumExt_Init();
  return {
    c,
    view,
    free,
    memory: () => memory.buffer.byteLength,
    copyIn(bytes) {
      const pointer = malloc(bytes.length);
      if (pointer === 0) throw new RangeError("no memory for the file");
      view(pointer, bytes.length).set(bytes);
      return pointer;
    },
  };
}

/** A slot holds a double. */
const SLOT_BYTES = 8;
const SLOTS = 8;
/** Longest text that is read through the buffer, in bytes. */
const TEXT_BYTES = 2048;

/** A small buffer in the instance's memory for the output parameters of C functions. */
export type Scratch = {
  /** Returns the address of a slot, 0 to 7. */
  at(slot: number): Pointer;
  i32(slot: number): number;
  f32(slot: number): number;
  /** Reads several consecutive floats: a rectangle or a matrix. */
  f32s(slot: number, count: number): number[];
  f64(slot: number): number;
  /** Sets all slots to zero. */
  clear(): void;
  /** Reads a text, UTF-8 by default. `read` fills the buffer and returns the length in bytes, final zero included. */
  text(read: (buffer: Pointer, size: number) => number, encoding?: "utf8" | "utf16le"): string;
  free(): void;
};

export function createScratch(pdfium: Pdfium): Scratch {
  const start = pdfium.copyIn(new Uint8Array(SLOT_BYTES * SLOTS + TEXT_BYTES));
  const at = (slot: number) => start + slot * SLOT_BYTES;
  let slots: DataView = new DataView(new ArrayBuffer(0));
  const data = (): DataView => {
    // Growing the memory detaches its buffer.
    if (slots.buffer.byteLength === 0)
      slots = new DataView(pdfium.view(0, 0).buffer, start, SLOT_BYTES * SLOTS);
    return slots;
  };
  return {
    at,
    i32: (slot) => data().getInt32(slot * SLOT_BYTES, true),
    f32: (slot) => data().getFloat32(slot * SLOT_BYTES, true),
    f32s(slot, count) {
      const floats: number[] = [];
      for (let i = 0; i < count; i++) floats.push(data().getFloat32(slot * SLOT_BYTES + i * 4, true));
      return floats;
    },
    f64: (slot) => data().getFloat64(slot * SLOT_BYTES, true),
    clear: () => void pdfium.view(start, SLOT_BYTES * SLOTS).fill(0),
    text(read, encoding = "utf8") {
      const length = read(at(SLOTS), TEXT_BYTES);
      const end = encoding === "utf8" ? 1 : 2;
      if (length <= end || length > TEXT_BYTES) return "";
      return Buffer.from(pdfium.view(at(SLOTS), length - end)).toString(encoding);
    },
    free: () => pdfium.free(start),
  };
}
