/** Unit of WebAssembly memory, in bytes. */
const PAGE_BYTES = 65_536;
/** Address space set aside, in pages: 1 GiB, RGB of 357 megapixels. Only what is used takes memory. */
const MAX_PAGES = 16_384;

export type Lease = {
  data: Uint8Array;
  /** Hands the memory back for the next picture; `data` must not be read after that. */
  release(): void;
};

/**
 * Shared memory for pixels, used again for one picture after the other: Node does not count shared
 * buffers, so it frees them far too late (100 of 36 MB, one at a time, took all 3.6 GB). It is a
 * WebAssembly.Memory because that can grow in place.
 *
 * Whoever never releases gets fresh memory each time: correct, but see above.
 */
export function createCanvas() {
  let memory: WebAssembly.Memory | undefined;
  let lent = false;

  return {
    /** @throws RangeError when there is not enough memory */
    lease(bytes: number): Lease {
      if (lent) return { data: new Uint8Array(new SharedArrayBuffer(bytes)), release() {} };
      memory ??= new WebAssembly.Memory({ initial: 0, maximum: MAX_PAGES, shared: true });
      const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES);
      if (missing > 0) memory.grow(missing);
      lent = true;
      let mine = true;
      return {
        data: new Uint8Array(memory.buffer, 0, bytes),
        release() {
          if (mine) lent = false;
          mine = false;
        },
      };
    },
  };
}
