import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/**
 * Returns a function that compiles a WASM file of a package once per process, so that new instances start with warm code.
 *
 * @param file such as `package/file.wasm`
 */
export function compiledOnce(file: string): () => Promise<WebAssembly.Module> {
  let compiling: Promise<WebAssembly.Module> | undefined;
  return () => {
    compiling ??= readFile(resolve(file)).then((bytes) => WebAssembly.compile(bytes));
    return compiling;
  };
}
