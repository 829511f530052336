import { corrupt } from "../../failure";
import { bodyOf, boxesIn } from "./bmff";

/* JPEG 2000: codestreams (ISO/IEC 15444-1, annex A) and the boxes of JP2 and JPX around them (annex I, 15444-2). */

/** One component: a channel. */
type Component = {
  bits: number;
  signed: boolean;
  /** Pixels of the picture for each sample, across and down. */
  stepX: number;
  stepY: number;
  /** Samples. */
  width: number;
  height: number;
};

/** What the samples of a picture mean. */
export type Jpeg2000 = {
  codestream: Uint8Array;
  width: number;
  height: number;
  components: readonly Component[];
  /** The lossy wavelet transform, of real numbers. */
  isLossy: boolean;
  /** Whether components are indices of a palette. */
  isIndexed?: boolean;
  /** For each channel that is described: its type (0 color, 1 opacity), and its color, from 1. */
  definitions?: readonly { channel: number; type: number; color: number }[];
  /** Color specifications in the order of the file: a number (I.5.3.3), or a profile. */
  colors: readonly ({ enumerated: number } | { icc: Uint8Array })[];
};

/** SOC and SIZ, which come first (A.4.1, A.5.1). */
const START = 0xff4fff51;
const COMPONENTS_AT = 42;
const COMPONENT_BYTES = 3;
/** More than any picture has; the standard allows 16,384. */
const MOST_COMPONENTS = 64;

const viewOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Bits of a sample, and the highest bit for a sign (A.5.1, I.5.3.1). */
const depthOf = (byte: number) => ({ bits: (byte & 127) + 1, signed: byte > 127 });

/** COD, and the position of the transform in it: 0 is the one of real numbers (A.6.1). */
const CODING = 0xff52;
const TRANSFORM_AT = 13;
const SIZE_AT = 2;

/** Reads the transform from the first COD of the main header. */
function hasRealTransform(bytes: Buffer): boolean {
  for (let at = SIZE_AT; at + TRANSFORM_AT < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes.readUInt16BE(at) === CODING) return bytes[at + TRANSFORM_AT] === 0;
    if (bytes[at] !== 0xff) return false;
  }
  return false;
}

/** Reads the size of a codestream (SIZ, A.5.1). @throws ConversionError `corrupt` */
function readSize(codestream: Uint8Array): Pick<Jpeg2000, "width" | "height" | "components" | "isLossy"> {
  const bytes = viewOf(codestream);
  if (bytes.length < COMPONENTS_AT || bytes.readUInt32BE(0) !== START) throw corrupt("no codestream");
  const [right, bottom, left, top] = [8, 12, 16, 20].map((at) => bytes.readUInt32BE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const count = bytes.readUInt16BE(40);
  const isCut = bytes.length < COMPONENTS_AT + count * COMPONENT_BYTES;
  if (right <= left || bottom <= top || count < 1 || count > MOST_COMPONENTS || isCut)
    throw corrupt(`a codestream of ${right - left} x ${bottom - top} in ${count} components`);
  const components = Array.from({ length: count }, (_, index): Component => {
    const at = COMPONENTS_AT + index * COMPONENT_BYTES;
    const [stepX, stepY] = [bytes.readUInt8(at + 1), bytes.readUInt8(at + 2)];
    if (stepX < 1 || stepY < 1) throw corrupt("samples without distance");
    return {
      ...depthOf(bytes.readUInt8(at)),
      stepX,
      stepY,
      width: Math.ceil(right / stepX) - Math.ceil(left / stepX),
      height: Math.ceil(bottom / stepY) - Math.ceil(top / stepY),
    };
  });
  return { width: right - left, height: bottom - top, components, isLossy: hasRealTransform(bytes) };
}

/** Channel definitions (`cdef`, I.5.3.6). */
function definitionsIn(body: Uint8Array): Jpeg2000["definitions"] {
  const bytes = viewOf(body);
  const count = bytes.length < 2 ? 0 : Math.min(bytes.readUInt16BE(0), Math.floor((bytes.length - 2) / 6));
  return Array.from({ length: count }, (_, index) => {
    const [channel, type, color] = [2, 4, 6].map((at) => bytes.readUInt16BE(at + 6 * index)) as [
      number,
      number,
      number,
    ];
    return { channel, type, color };
  });
}

/** Method of a color specification (`colr`, I.5.3.3; 15444-2, M.11.7.3). */
const ENUMERATED = 1;
const profiles: readonly (number | undefined)[] = [2, 3];
/** Method, precedence and approximation. */
const COLOR_HEADER_BYTES = 3;

function colorIn(body: Uint8Array): Jpeg2000["colors"] {
  const bytes = viewOf(body);
  if (bytes[0] === ENUMERATED && bytes.length >= COLOR_HEADER_BYTES + 4)
    return [{ enumerated: bytes.readUInt32BE(COLOR_HEADER_BYTES) }];
  return profiles.includes(bytes[0]) ? [{ icc: body.subarray(COLOR_HEADER_BYTES) }] : [];
}

/**
 * Reads the index of a JPEG 2000 file: a JP2, a JPX or a bare codestream. No sample is decoded.
 *
 * @throws ConversionError `corrupt` without a whole codestream
 */
export function readJpeg2000(file: Uint8Array): Jpeg2000 {
  if (file.length >= 4 && viewOf(file).readUInt32BE(0) === START)
    return { ...readSize(file), codestream: file, colors: [] };
  const codestream = bodyOf(file, "jp2c");
  if (!codestream) throw corrupt("a file without a whole codestream");
  const header = bodyOf(file, "jp2h") ?? new Uint8Array();
  const bodies = (type: string) =>
    [...boxesIn(header)].filter((box) => box.type === type).map(({ body }) => body);
  const [definitions] = bodies("cdef");
  return {
    ...readSize(codestream),
    codestream,
    isIndexed: bodies("pclr").length > 0,
    definitions: definitions && definitionsIn(definitions),
    colors: bodies("colr").flatMap(colorIn),
  };
}
