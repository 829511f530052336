import { ConversionError } from "../../../../contract/errors";
import { corrupt } from "../../../failure";
import { hasMergedAlpha, type Resources, readResources } from "./sections";

/** How the merged picture of a Photoshop file is stored. */
export type PsdHeader = {
  width: number;
  height: number;
  depth: 1 | 8 | 16 | 32;
  mode: "bitmap" | "gray" | "indexed" | "rgb" | "cmyk" | "lab";
  /** Color channels. */
  colors: 1 | 3 | 4;
  /** Stored channels: colors, perhaps transparency, and saved selections. */
  channels: number;
  /** Whether the channel after the colors is the transparency of the merged picture. */
  hasAlpha: boolean;
  /** Colors of indices: 256 times red, then green, then blue. */
  palette: Uint8Array;
  /** Profile of these colors. */
  icc?: Uint8Array;
  /** Index that is transparent. */
  clearIndex?: number;
  packed: boolean;
  /** Bytes of the length of a packed row. */
  countBytes: 2 | 4;
  dataAt: number;
};

/** Modes by number: color channels, and the color space of a fitting profile. A duotone's inks are not applied. */
const modes: Readonly<Record<number, Pick<PsdHeader, "mode" | "colors"> & { space: string }>> = {
  0: { mode: "bitmap", colors: 1, space: "" },
  1: { mode: "gray", colors: 1, space: "GRAY" },
  2: { mode: "indexed", colors: 1, space: "RGB " },
  3: { mode: "rgb", colors: 3, space: "RGB " },
  4: { mode: "cmyk", colors: 4, space: "CMYK" },
  8: { mode: "gray", colors: 1, space: "GRAY" },
  9: { mode: "lab", colors: 3, space: "" },
};

const HEADER_BYTES = 26;
const PALETTE_BYTES = 768;
const RAW = 0;
const PACK_BITS = 1;
/** Of an ICC profile: where its color space is (ICC.1:2010, 7.2). */
const SPACE_AT = 16;

const refused = (cause: string) => new ConversionError("cannot_convert", { cause });

const isDepth = (depth: number): depth is PsdHeader["depth"] => [1, 8, 16, 32].includes(depth);

/** Takes a profile only for the colors that it describes. */
function fitting({ icc }: Resources, space: string): Uint8Array | undefined {
  const found = icc && Buffer.from(icc.subarray(SPACE_AT, SPACE_AT + 4)).toString("latin1");
  return found !== undefined && found === space ? icc : undefined;
}

/**
 * Reads where the merged picture of a Photoshop file is, and how it is stored
 * (https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/).
 *
 * @throws ConversionError `no_merged_picture` for a file that has layers only, `cannot_convert` for a kind that is not read,
 * `corrupt`; RangeError for a file that is cut off
 */
export function readPsdHeader(file: Buffer): PsdHeader {
  const isLarge = file.readUInt16BE(4) === 2;
  const [height, width] = [file.readUInt32BE(14), file.readUInt32BE(18)];
  const [channels, depth, modeNumber] = [12, 22, 24].map((at) => file.readUInt16BE(at)) as [
    number,
    number,
    number,
  ];
  const known = modes[modeNumber];
  if (!known) throw refused(`color mode ${modeNumber}`);
  const { mode, colors, space } = known;
  if (width < 1 || height < 1 || channels < colors || !isDepth(depth)) throw corrupt("no pixels");
  if ((depth === 1) !== (mode === "bitmap") || (mode === "indexed" && depth !== 8))
    throw refused(`${depth} bits`);

  const paletteAt = HEADER_BYTES + 4;
  const resourcesAt = paletteAt + file.readUInt32BE(HEADER_BYTES);
  const layersAt = resourcesAt + 4 + file.readUInt32BE(resourcesAt);
  const lengthBytes = isLarge ? 8 : 4;
  const layersBytes = isLarge ? Number(file.readBigUInt64BE(layersAt)) : file.readUInt32BE(layersAt);
  const imageAt = layersAt + lengthBytes + layersBytes;
  const resources = readResources(file.subarray(resourcesAt + 4, layersAt));
  if (!resources.isMerged) throw new ConversionError("no_merged_picture");
  const compression = file.readUInt16BE(imageAt);
  if (compression !== RAW && compression !== PACK_BITS) throw refused(`compression ${compression}`);
  const icc = depth === 32 ? undefined : fitting(resources, space);
  const { clearIndex } = resources;
  const layers = file.subarray(layersAt + lengthBytes, imageAt);
  return {
    width,
    height,
    depth,
    mode,
    colors,
    channels,
    hasAlpha: mode !== "indexed" && channels > colors && hasMergedAlpha(layers, isLarge),
    palette: file.subarray(paletteAt, Math.min(resourcesAt, paletteAt + PALETTE_BYTES)),
    ...(icc && { icc }),
    ...(mode === "indexed" && clearIndex !== undefined && { clearIndex }),
    packed: compression === PACK_BITS,
    countBytes: isLarge ? 4 : 2,
    dataAt: imageAt + 2,
  };
}
