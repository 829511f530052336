import type { Pdfium, Pointer } from "../pdfium";

/** Each place holds a double. */
const PLACE_BYTES = 8;
const PLACES = 8;
/** Longest text that is read through it, in bytes. */
const TEXT_BYTES = 2048;

/** A little memory of the instance for what C functions give back through pointers. */
export type Scratch = {
  /** Address of a place, 0 to 7. */
  at(place: number): Pointer;
  i32(place: number): number;
  f32(place: number, offset?: number): number;
  f64(place: number): number;
  /** Zeroes in all places. */
  clear(): void;
  /** Asks for a text: `read` is given room for it and says how many bytes it needs, its final zero included. */
  text(read: (buffer: Pointer, room: number) => number, encoding?: "utf8" | "utf16le"): string;
  free(): void;
};

export function createScratch(pdfium: Pdfium): Scratch {
  const start = pdfium.give(new Uint8Array(PLACE_BYTES * PLACES + TEXT_BYTES));
  const at = (place: number) => start + place * PLACE_BYTES;
  // The memory may have grown, and moved, since the last look.
  const look = (place: number) => new DataView(pdfium.view(0, 0).buffer, at(place), PLACE_BYTES * 4);
  return {
    at,
    i32: (place) => look(place).getInt32(0, true),
    f32: (place, offset = 0) => look(place).getFloat32(offset * 4, true),
    f64: (place) => look(place).getFloat64(0, true),
    clear: () => void pdfium.view(start, PLACE_BYTES * PLACES).fill(0),
    text(read, encoding = "utf8") {
      const length = read(at(PLACES), TEXT_BYTES);
      if (length <= 1 || length > TEXT_BYTES) return "";
      const zero = encoding === "utf8" ? 1 : 2;
      return Buffer.from(pdfium.view(at(PLACES), length - zero)).toString(encoding);
    },
    free: () => pdfium.free(start),
  };
}
