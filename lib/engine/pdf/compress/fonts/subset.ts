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

/** Time for which an idle thread is kept, in milliseconds. */
const IDLE_MS = 10_000;

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
  /** Keeps the thread for a while for the next document, unless it was ended. */
  release(): void;
};

/** A thread that no document uses; starting one takes 40 ms. */
let idle: { subsetter: Subsetter; timer: NodeJS.Timeout } | undefined;

/** Returns a subsetter that starts its thread, or takes over an idle one, when it is first asked. */
export function openSubsetter(): Subsetter {
  let started: Subsetter | undefined;
  return {
    async subset(request) {
      started ??= takeIdle() ?? createSubsetter(await compiled());
      return started.subset(request);
    },
    release: () => started?.release(),
  };
}

function takeIdle(): Subsetter | undefined {
  if (!idle) return undefined;
  const { subsetter, timer } = idle;
  clearTimeout(timer);
  idle = undefined;
  return subsetter;
}

function createSubsetter(module: WebAssembly.Module): Subsetter {
  const worker = new Worker(workerUrl, { workerData: { module, tooLarge: MAX_FONT_BYTES } });
  // An idle thread does not keep the process alive.
  worker.unref();
  let isOpen = true;
  /** Receives the next answer; there is one request at a time. */
  let answer: (font?: Uint8Array) => void = () => {};
  const close = () => {
    isOpen = false;
    void worker.terminate();
    answer();
    if (idle?.subsetter === subsetter) idle = undefined;
  };
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
  const release = () => {
    if (isOpen) idle = { subsetter, timer: setTimeout(close, IDLE_MS).unref() };
  };
  const subsetter: Subsetter = { subset, release };
  worker.on("message", ({ font }: SubsetReply) => answer(font));
  worker.on("error", close);
  worker.on("exit", close);
  return subsetter;
}
