import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { OpenJpegModule } from "@cornerstonejs/codec-openjpeg/decodewasmjs";
import { corrupt } from "../../../failure";
import { makeBox, shorts, words } from "../../containers/bmff";
import type { Jpeg2000 } from "../../containers/jpeg2000";

/** Samples of components next to each other, as many as were asked for. */
export type Decoded = Uint8Array | Uint16Array;

/** An instance of OpenJPEG in WASM. */
export type OpenJpeg = {
  /**
   * Decodes components of a codestream.
   *
   * @param wanted one component, or three of the same size and depth
   * @throws ConversionError `corrupt`
   */
  decode(picture: Jpeg2000, wanted: readonly number[]): Decoded;
};

const SIGNATURE = Buffer.from("0d0a870a", "hex");

/**
 * Wraps a codestream in a JP2 that maps only these components to channels (ISO/IEC 15444-1, I.5.3.5), because the decoder
 * returns one or three of the same size.
 */
function select({ codestream, width, height, components }: Jpeg2000, wanted: readonly number[]): Buffer {
  const depths = Buffer.from(components.map(({ bits, signed }) => bits - 1 + (signed ? 128 : 0)));
  const chosen = wanted.map((index) => components[index]?.bits ?? 8);
  const entry = Buffer.alloc(chosen.reduce((sum, bits) => sum + Math.ceil(bits / 8), 0));
  const header = makeBox(
    "jp2h",
    makeBox("ihdr", words(height, width), shorts(components.length), Buffer.from([255, 7, 1, 0])),
    makeBox("bpcc", depths),
    makeBox("colr", Buffer.from([1, 0, 0]), words(wanted.length === 1 ? 17 : 16)),
    // A palette nobody uses: without one there is no mapping.
    makeBox("pclr", shorts(1), Buffer.from([wanted.length, ...chosen.map((bits) => bits - 1)]), entry),
    makeBox("cmap", ...wanted.map((index) => Buffer.concat([shorts(index), Buffer.alloc(2)]))),
  );
  return Buffer.concat([
    makeBox("jP  ", SIGNATURE),
    makeBox("ftyp", Buffer.from("jp2 \0\0\0\0jp2 ", "latin1")),
    header,
    makeBox("jp2c", codestream),
  ]);
}

let binary: Promise<Buffer> | undefined;

/** Reads the WASM once per process: 0.3 MB. */
const wasmBinary = (): Promise<Buffer> => {
  binary ??= readFile(createRequire(import.meta.url).resolve("@cornerstonejs/codec-openjpeg/decodewasm"));
  return binary;
};

/** Bytes of a sample in the decoder, whatever its depth. */
const SAMPLE_BYTES = 4;

/**
 * Makes the memory so large that reading a sample for every pixel stays inside: the decoder does so even where a
 * component has fewer of them, and what it reads too much is cut off here.
 */
function makeRoom({ J2KDecoder }: OpenJpegModule, picture: Jpeg2000): void {
  const samples = picture.components.reduce((sum, { width, height }) => sum + width * height, 0);
  const decoder = new J2KDecoder();
  decoder.getEncodedBuffer(SAMPLE_BYTES * (2 * samples + picture.width * picture.height));
  decoder.delete();
}

/** Starts an instance. Its memory never shrinks, so there is a new one for each picture (15 ms). */
export async function startOpenJpeg(): Promise<OpenJpeg> {
  const { default: start } = await import("@cornerstonejs/codec-openjpeg/decodewasmjs");
  let complaint = "";
  const note = (line: string) => {
    if (line.includes("[ERROR]")) complaint ||= line;
  };
  const openJpeg = await start({ wasmBinary: await wasmBinary(), print: note, printErr: note });

  return {
    decode(picture, wanted) {
      const first = picture.components[wanted[0] ?? 0];
      if (!first) throw corrupt("a channel without a component");
      const count = first.width * first.height * wanted.length;
      if (first.width !== picture.width || first.height !== picture.height) makeRoom(openJpeg, picture);
      complaint = "";
      const file = select(picture, wanted);
      const decoder = new openJpeg.J2KDecoder();
      try {
        decoder.getEncodedBuffer(file.length).set(file);
        decoder.decode();
      } catch (thrown) {
        // Exceptions of C++ are objects of Emscripten's, or addresses.
        throw thrown instanceof WebAssembly.RuntimeError ? thrown : corrupt(complaint || "OpenJPEG gave up");
      }
      const { width, componentCount } = decoder.getFrameInfo();
      if (complaint || width === 0 || componentCount !== wanted.length)
        throw corrupt(complaint || "no picture");
      const bytes = decoder.getDecodedBuffer();
      const size = first.bits > 8 ? 2 : 1;
      if (bytes.length < count * size) throw corrupt("a component is cut off");
      const copy = bytes.slice(0, count * size);
      decoder.delete();
      return size === 2 ? new Uint16Array(copy.buffer) : copy;
    },
  };
}
