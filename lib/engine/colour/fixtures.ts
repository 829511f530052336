import type { Cicp } from "./cicp";

/** Writes other colours over the ICC profile of an AVIF of sharp's: its box is far longer than an `nclx` one. */
export function withNclx(avif: Buffer, { primaries, transfer }: Cicp, matrix = 6): Buffer {
  const patched = Buffer.from(avif);
  const at = patched.indexOf("colrrICC") < 0 ? patched.indexOf("colrprof") : patched.indexOf("colrrICC");
  if (at < 0) throw new Error("no profile to write over");
  patched.fill(0, at + 8, at + patched.readUInt32BE(at - 4) - 4);
  patched.write("nclx", at + 4, "latin1");
  patched.writeUInt16BE(primaries, at + 8);
  patched.writeUInt16BE(transfer, at + 10);
  patched.writeUInt16BE(matrix, at + 12);
  // Full range, in the highest bit.
  patched[at + 14] = 0x80;
  return patched;
}
