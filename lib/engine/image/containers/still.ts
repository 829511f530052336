import { makeBox, shorts, words } from "./bmff";

/** Version and flags, both 0. */
const PLAIN = words(0);

/** Major brands by the type of a picture. */
const brands = { hvc1: "heic", av01: "avif" } as const;

/** A coded picture. */
export type CodedStill = {
  type: keyof typeof brands;
  data: Uint8Array;
  /** Whole boxes; transformations come last, in the order in which they are applied. */
  properties: readonly Buffer[];
};

/** Writes a HEIC or AVIF of one picture (ISO/IEC 23008-12, 6). */
export function makeStill({ type, data, properties }: CodedStill): Buffer {
  // The highest bit says that a reader has to understand the property.
  const indices = properties.map((_, index) => 0x80 | (index + 1));
  const ftyp = makeBox("ftyp", Buffer.from(`${brands[type]}\0\0\0\0mif1${brands[type]}`, "latin1"));
  const metaFor = (at: number) =>
    makeBox(
      "meta",
      PLAIN,
      makeBox("hdlr", PLAIN, PLAIN, Buffer.from("pict"), Buffer.alloc(13)),
      makeBox("pitm", PLAIN, shorts(1)),
      // Offsets and lengths of four bytes, and one item of one extent.
      makeBox("iloc", PLAIN, shorts(0x4400, 1), shorts(1, 0, 1), words(at, data.length)),
      makeBox(
        "iinf",
        PLAIN,
        shorts(1),
        makeBox("infe", words(2 << 24), shorts(1, 0), Buffer.from(`${type}\0`, "latin1")),
      ),
      makeBox(
        "iprp",
        makeBox("ipco", ...properties),
        makeBox("ipma", PLAIN, words(1), shorts(1), Buffer.from([indices.length, ...indices])),
      ),
    );
  const dataAt = ftyp.length + metaFor(0).length + 8;
  return Buffer.concat([ftyp, metaFor(dataAt), makeBox("mdat", data)]);
}
