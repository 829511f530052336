import { compiledOnce } from "../../../wasm";

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

/** Flags and sets of hb_subset_input_t (hb-subset.h). */
const NO_HINTING = 0x01;
const RETAIN_GLYPH_IDS = 0x02;
const NOTDEF_OUTLINE = 0x40;
const GLYPH_NAMES = 0x80;
const NO_LAYOUT_CLOSURE = 0x200;
const DROPPED_TABLES = 3;
/** HB_MEMORY_MODE_WRITABLE: the copy is ours. */
const WRITABLE = 2;

type Pointer = number;
type HarfBuzz = {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): Pointer;
  hb_blob_create(data: Pointer, size: number, mode: number, user: Pointer, destroy: Pointer): Pointer;
  hb_blob_get_data(blob: Pointer, size: Pointer): Pointer;
  hb_blob_get_length(blob: Pointer): number;
  hb_face_create(blob: Pointer, index: number): Pointer;
  hb_face_reference_blob(face: Pointer): Pointer;
  hb_set_add(set: Pointer, value: number): void;
  hb_subset_input_create_or_fail(): Pointer;
  hb_subset_input_glyph_set(input: Pointer): Pointer;
  hb_subset_input_set(input: Pointer, kind: number): Pointer;
  hb_subset_input_set_flags(input: Pointer, flags: number): void;
  hb_subset_or_fail(face: Pointer, input: Pointer): Pointer;
};

/** Tables that no reader of a PDF uses: layout (of formulas, too), names, and what other programs left. */
const dropped =
  "BASE DSIG FFTM GDEF GPOS GSUB LTSH MATH OS/2 PCLT STAT VDMX VORG cmap gasp hdmx kern meta morx name vhea vmtx";
const tagOf = (text: string) => Buffer.from(text.padEnd(4), "latin1").readUInt32BE(0);

const compiled = compiledOnce("harfbuzzjs/dist/harfbuzz-subset.wasm");

/**
 * Makes a subset of a font with HarfBuzz, which bounds its work on glyphs of glyphs. Each font gets an instance of its own,
 * whose memory is 65 MB and cannot grow.
 *
 * @returns undefined for a font that HarfBuzz refuses
 * @throws WebAssembly.RuntimeError when it traps
 */
export async function subset(request: SubsetRequest): Promise<Uint8Array | undefined> {
  const { font, glyphs, keepsIds, keepsNames, keepsHinting } = request;
  const hb = new WebAssembly.Instance(await compiled(), {}).exports as unknown as HarfBuzz;
  hb._initialize();
  const pointer = hb.malloc(font.length);
  if (pointer === 0) return undefined;
  new Uint8Array(hb.memory.buffer, pointer, font.length).set(font);
  const face = hb.hb_face_create(hb.hb_blob_create(pointer, font.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  if (input === 0) return undefined;
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  const drop = hb.hb_subset_input_set(input, DROPPED_TABLES);
  for (const tag of dropped.split(" ")) hb.hb_set_add(drop, tagOf(tag));
  const flags =
    NOTDEF_OUTLINE |
    NO_LAYOUT_CLOSURE |
    (keepsIds ? RETAIN_GLYPH_IDS : 0) |
    (keepsNames ? GLYPH_NAMES : 0) |
    (keepsHinting ? 0 : NO_HINTING);
  hb.hb_subset_input_set_flags(input, flags);
  const made = hb.hb_subset_or_fail(face, input);
  if (made === 0) return undefined;
  const blob = hb.hb_face_reference_blob(made);
  return new Uint8Array(hb.memory.buffer, hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob)).slice();
}
