import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { MAX_FONT_BYTES, MAX_SUBSET_MS } from "../settings";

export type SubsetRequest = {
  /** A TrueType or OpenType font. */
  font: Uint8Array;
  glyphs: readonly number[];
  /** Whether glyphs keep their numbers. */
  keepsIds: boolean;
  /** Whether the 'post' table keeps its names. */
  keepsNames: boolean;
  keepsHinting: boolean;
};
export type SubsetReply = { font: Uint8Array | undefined };

/** Built beside the engine's entry, see `lib/engine/entries.ts`. */
const workerUrl = new URL("./font-worker.mjs", import.meta.url);

let compiling: Promise<WebAssembly.Module> | undefined;

function compiled(): Promise<WebAssembly.Module> {
  compiling ??= (async () => {
    const path = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
    return WebAssembly.compile(await readFile(path));
  })();
  return compiling;
}

/** Makes subsets of fonts with HarfBuzz, in a thread that can be ended. */
export type Subsetter = {
  /** @returns undefined for a font that HarfBuzz refuses, and for all of them after one that took too long */
  subset(request: SubsetRequest): Promise<Uint8Array | undefined>;
  /** Ends the thread. */
  close(): void;
};

export async function startSubsetter(): Promise<Subsetter> {
  const module = await compiled();
  const worker = new Worker(workerUrl, { workerData: { module, tooLarge: MAX_FONT_BYTES } });
  let isOpen = true;
  /** Receives the next answer; there is one request at a time. */
  let answer: (font?: Uint8Array) => void = () => {};
  const close = () => {
    isOpen = false;
    void worker.terminate();
    answer();
  };
  worker.on("message", ({ font }: SubsetReply) => answer(font));
  worker.on("error", close);
  worker.on("exit", close);
  const subset = (request: SubsetRequest) =>
    new Promise<Uint8Array | undefined>((resolve) => {
      if (!isOpen) return resolve(undefined);
      const timer = setTimeout(close, MAX_SUBSET_MS);
      answer = (font) => {
        clearTimeout(timer);
        resolve(font);
      };
      worker.postMessage(request);
    });
  return { subset, close };
}
