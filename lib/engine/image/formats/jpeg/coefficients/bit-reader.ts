import { corrupt } from "../../../../failure";
import { isRestart, marker } from "../../../containers/jpeg";
import { type DecodeTable, LOOK } from "./tables";

/** Zero bytes a reader may read past the end before it gives up. */
const MARGIN = 4;

/**
 * Removes the stuffed zeros from a scan's data and splits it at its restart markers (ITU-T T.81, B.1.1.5 and E.2.4).
 *
 * @throws ConversionError `corrupt` when restart markers are missing or out of order
 */
export function splitIntervals(entropy: Uint8Array): Uint8Array[] {
  const clean = new Uint8Array(entropy.length);
  const intervals: Uint8Array[] = [];
  let size = 0;
  let first = 0;
  let from = 0;
  while (from < entropy.length) {
    const found = entropy.indexOf(0xff, from);
    const at = found < 0 ? entropy.length : found;
    clean.set(entropy.subarray(from, at), size);
    size += at - from;
    let next = at + 1;
    while (entropy[next] === 0xff) next += 1;
    const code = entropy[next] ?? -1;
    if (code === 0) {
      clean[size] = 0xff;
      size += 1;
    } else if (isRestart(code)) {
      if (code !== marker.restart0 + (intervals.length & 7)) throw corrupt("restart marker out of turn");
      intervals.push(clean.subarray(first, size));
      first = size;
    }
    from = next + 1;
  }
  return [...intervals, clean.subarray(first, size)];
}

/** Reads one interval of entropy-coded data, without stuffed zeros, bit by bit (T.81, F.2.2). */
export class BitReader {
  readonly #data: Uint8Array;
  readonly #end: number;
  #at = 0;
  /** Holds the next bits in its lowest `#count` bits. */
  #bits = 0;
  #count = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
    this.#end = data.length;
  }

  #fill(): void {
    while (this.#count <= 24) {
      if (this.#at >= this.#end + MARGIN) throw corrupt("data of a scan ends early");
      this.#bits = (this.#bits << 8) | (this.#at < this.#end ? (this.#data[this.#at] ?? 0) : 0);
      this.#at += 1;
      this.#count += 8;
    }
  }

  /** Reads up to 16 bits as an unsigned number. */
  bits(count: number): number {
    if (this.#count < count) this.#fill();
    this.#count -= count;
    return (this.#bits >>> this.#count) & ((1 << count) - 1);
  }

  /** Reads a signed number of up to 15 bits (T.81, EXTEND in F.2.2.1). */
  signed(size: number): number {
    if (size === 0) return 0;
    const value = this.bits(size);
    return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
  }

  /** Reads the next symbol of a Huffman code (T.81, DECODE in F.2.2.3). */
  symbol(table: DecodeTable): number {
    if (this.#count < 16) this.#fill();
    const entry = table.short[(this.#bits >>> (this.#count - LOOK)) & ((1 << LOOK) - 1)] ?? 0;
    if (entry === 0) return this.#longSymbol(table);
    this.#count -= entry >> 8;
    return entry & 0xff;
  }

  #longSymbol({ limit, offset, symbols }: DecodeTable): number {
    const ahead = (this.#bits >>> (this.#count - 16)) & 0xffff;
    for (let length = LOOK + 1; length <= 16; length += 1) {
      if (ahead >= (limit[length] ?? 0)) continue;
      this.#count -= length;
      return symbols[(ahead >> (16 - length)) + (offset[length] ?? 0)] ?? 0;
    }
    throw corrupt("not a code of its Huffman table");
  }

  /** @throws ConversionError `corrupt` when more was read than there was */
  finish(): void {
    if (this.#at * 8 - this.#count > this.#end * 8) throw corrupt("data of a scan ends early");
  }
}
