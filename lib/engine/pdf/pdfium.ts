import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { installFallbackFonts } from "./fallback-fonts";

/** An address in the instance's memory; 0 is none. */
export type Pointer = number;

/** One WASM instance of PDFium with the few conveniences that C calls from JavaScript need. */
export type Pdfium = {
  c: WrappedPdfiumModule;
  /** Copies bytes into the instance's memory; the caller frees them. @throws RangeError without room */
  give(bytes: Uint8Array): Pointer;
  /** Bytes of the instance's memory as they are, until the next call that may let it grow. */
  view(pointer: Pointer, size: number): Uint8Array;
  free(pointer: Pointer): void;
  /** Of the whole instance, in bytes; it never shrinks. */
  memory(): number;
};

type Exports = WebAssembly.Exports & {
  memory: WebAssembly.Memory;
  malloc(size: number): Pointer;
  free(pointer: Pointer): void;
};

let compiling: Promise<WebAssembly.Module> | undefined;

/** Compiled once a process: another instance, after a trap or a huge document, starts with code that is warm. */
function compiled(): Promise<WebAssembly.Module> {
  compiling ??= (async () => {
    const path = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
    return WebAssembly.compile(await readFile(path));
  })();
  return compiling;
}

/** Starts an instance of PDFium (a 4.6 MB file, so only when it is needed; about 0.1 s). */
export async function loadPdfium(): Promise<Pdfium> {
  const module = await compiled();
  let started: WebAssembly.Instance | undefined;
  const c = await init({
    // What PDFium complains of is in its error codes.
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
  const view = (pointer: Pointer, size: number) => new Uint8Array(memory.buffer, pointer, size);
  const pdfium: Pdfium = {
    c,
    view,
    free,
    memory: () => memory.buffer.byteLength,
    give(bytes) {
      const pointer = malloc(bytes.length);
      if (pointer === 0) throw new RangeError("no memory for the file");
      view(pointer, bytes.length).set(bytes);
      return pointer;
    },
  };
  c.PDFiumExt_Init();
  installFallbackFonts(pdfium);
  return pdfium;
}
