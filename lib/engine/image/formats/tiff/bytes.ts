import { corrupt } from "../../../failure";
import { type Entry, LONG, numbers, numbersOf, SHORT, writeDirectory } from "../../containers/tiff";
import { openWithVips } from "../../vips";
import { directoryOf, type SampleLayout, tag } from "./layout";

/** Entries that mean the same for bytes as for samples. */
const kept: readonly number[] = [
  tag.height,
  tag.compression,
  tag.fillOrder,
  tag.rowsPerStrip,
  tag.tileLength,
];
/** Entries with a value for every strip or tile, plane after plane. */
const perBlock: readonly number[] = [
  tag.stripOffsets,
  tag.stripByteCounts,
  tag.tileOffsets,
  tag.tileByteCounts,
];

const bitsOfPixel = ({ bits, samples, planar }: SampleLayout) => (planar ? bits : bits * samples);

/** Bytes of a row of a strip or tile. */
export const blockBytes = (layout: SampleLayout): number =>
  Math.ceil((layout.blockWidth * bitsOfPixel(layout)) / 8);

/** Bytes of a row of all strips or tiles side by side: the last tile may reach beyond the picture. */
export const rowBytes = (layout: SampleLayout): number =>
  blockBytes(layout) * Math.ceil(layout.width / layout.blockWidth);

const planesOf = ({ planar, samples }: SampleLayout) => (planar ? samples : 1);

/** Refuses strips and tiles that lie beyond the file: the description that is appended must not be read as theirs. */
function checkWithin(length: number, directory: readonly Entry[]): void {
  const listOf = (wanted: readonly number[]) =>
    directory.filter((entry) => wanted.includes(entry.tag)).flatMap(numbersOf);
  const lengths = listOf([tag.stripByteCounts, tag.tileByteCounts]);
  const ends = listOf([tag.stripOffsets, tag.tileOffsets]).map((at, block) => at + (lengths[block] ?? 1));
  if (ends.some((end) => end > length)) throw corrupt("a strip or tile ends after the file");
}

/** Describes one plane as a gray picture of 8 bits, whose pixels are the plane's bytes. */
function describe(directory: readonly Entry[], layout: SampleLayout, plane: number): Entry[] {
  const planes = planesOf(layout);
  const blocks = directory
    .filter((entry) => perBlock.includes(entry.tag))
    .map((entry) => {
      const values = numbersOf(entry);
      const each = Math.floor(values.length / planes);
      return numbers(entry.tag, LONG, values.slice(plane * each, (plane + 1) * each));
    });
  const isTiled = directory.some((entry) => entry.tag === tag.tileWidth);
  return [
    ...directory.filter((entry) => kept.includes(entry.tag)),
    ...blocks,
    numbers(tag.width, LONG, [rowBytes(layout)]),
    ...(isTiled ? [numbers(tag.tileWidth, LONG, [blockBytes(layout)])] : []),
    numbers(tag.bitsPerSample, SHORT, [8]),
    numbers(tag.samplesPerPixel, SHORT, [1]),
    numbers(tag.photometric, SHORT, [1]),
  ];
}

/**
 * Reads the decompressed bytes of a plane. libtiff does it, which is told that they are 8-bit gray: libvips takes no
 * samples of 12 or 64 bits, and those of 32 for 16.
 *
 * @returns `rowBytes` bytes for each row
 */
async function readPlane(
  file: Uint8Array,
  directory: readonly Entry[],
  layout: SampleLayout,
  plane: number,
): Promise<Uint8Array> {
  const at = file.length + (file.length % 2);
  const head = Buffer.from("II*\0\0\0\0\0", "latin1");
  head.writeUInt32LE(at, 4);
  const view = Buffer.concat([
    head,
    file.subarray(head.length),
    Buffer.alloc(at - file.length),
    writeDirectory(describe(directory, layout, plane), at),
  ]);
  // The size was checked in pixels.
  return openWithVips(view, { failOn: "error", limitInputPixels: false })
    .toColorspace("b-w")
    .raw()
    .toBuffer();
}

/**
 * Reads the decompressed bytes of all planes; one where samples are interleaved.
 *
 * @throws ConversionError `corrupt`; libvips' own for damaged data
 */
export async function readPlanes(file: Uint8Array, layout: SampleLayout): Promise<Uint8Array[]> {
  const directory = directoryOf(file)?.directory ?? [];
  checkWithin(file.length, directory);
  const planes: Uint8Array[] = [];
  for (let plane = 0; plane < planesOf(layout); plane += 1)
    planes.push(await readPlane(file, directory, layout, plane));
  return planes;
}
