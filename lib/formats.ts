/** Every format of the site: its name, how to recognize its files, and its features. */

export type FormatId = "jpg" | "png" | "webp" | "avif" | "heic" | "gif" | "tiff" | "pdf" | "docx";

/** Bytes (hex) of a file at an offset, by default its beginning. */
type Signature = { offset?: number; hex: string };

export type Format = {
  /** Name of the format, as on its tile. */
  label: string;
  /** Media type of results. */
  mime: string;
  /** Media types that browsers report for files that are read, in lower case. */
  mimes: readonly string[];
  /** Extensions without a dot; the first is that of results. */
  extensions: readonly string[];
  /** Hue of its tile, in degrees of oklch. */
  hue: number;
  alpha: boolean;
  /** Magic bytes; any one is enough, all parts of one must match. */
  signatures: readonly (readonly Signature[])[];
  /** ISO base media brands (ISO/IEC 14496-12, 4.3) of formats that are recognized by them. */
  brands?: readonly string[];
};

export const formats = {
  jpg: {
    label: "JPG",
    mime: "image/jpeg",
    mimes: ["image/jpeg", "image/jpg"],
    extensions: ["jpg", "jpeg", "jpe", "jfif"],
    hue: 62,
    alpha: false,
    signatures: [[{ hex: "ffd8ff" }]],
  },
  png: {
    label: "PNG",
    mime: "image/png",
    mimes: ["image/png"],
    extensions: ["png", "apng"],
    hue: 248,
    alpha: true,
    signatures: [[{ hex: "89504e470d0a1a0a" }]],
  },
  webp: {
    label: "WEBP",
    mime: "image/webp",
    mimes: ["image/webp"],
    extensions: ["webp"],
    hue: 152,
    alpha: true,
    signatures: [[{ hex: "52494646" }, { offset: 8, hex: "57454250" }]],
  },
  avif: {
    label: "AVIF",
    mime: "image/avif",
    mimes: ["image/avif"],
    extensions: ["avif"],
    hue: 312,
    alpha: true,
    signatures: [],
    brands: ["avif", "avis"],
  },
  heic: {
    label: "HEIC",
    mime: "image/heic",
    mimes: ["image/heic", "image/heif"],
    extensions: ["heic", "heif", "hif"],
    hue: 196,
    alpha: true,
    signatures: [],
    brands: ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"],
  },
  gif: {
    label: "GIF",
    mime: "image/gif",
    mimes: ["image/gif"],
    extensions: ["gif"],
    hue: 350,
    alpha: true,
    signatures: [[{ hex: "474946383761" }], [{ hex: "474946383961" }]],
  },
  tiff: {
    label: "TIFF",
    mime: "image/tiff",
    mimes: ["image/tiff"],
    extensions: ["tiff", "tif"],
    hue: 112,
    alpha: true,
    signatures: [[{ hex: "49492a00" }], [{ hex: "4d4d002a" }], [{ hex: "49492b00" }], [{ hex: "4d4d002b" }]],
  },
  pdf: {
    label: "PDF",
    mime: "application/pdf",
    mimes: ["application/pdf"],
    extensions: ["pdf"],
    hue: 27,
    alpha: true,
    signatures: [[{ hex: "255044462d" }]],
  },
  docx: {
    label: "DOCX",
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    // Written only.
    mimes: [],
    extensions: ["docx"],
    hue: 274,
    alpha: false,
    signatures: [],
  },
} as const satisfies Record<FormatId, Format>;

/**
 * Returns whether several frames of a format are read and written. AVIF allows them, too, but libvips does neither; pages of
 * a TIFF or HEIC are no animation.
 */
export const isAnimated = (id: string): boolean => id === "webp" || id === "gif";

export const formatIds = Object.keys(formats) as FormatId[];

/**
 * Everything that has a tile: every format, JPEG as the other name of JPG, any image, and results that are made in the
 * browser: text and ZIPs.
 */
export type TileId = FormatId | "jpeg" | "image" | "txt" | "zip";

type Tile = Pick<Format, "label" | "hue" | "alpha"> & {
  /** File extension without the dot. */
  extension: string;
};

const tileOf = ({ label, hue, alpha, extensions }: Format): Tile => ({
  label,
  hue,
  alpha,
  extension: extensions[0] ?? "",
});

const opaque = (label: string, hue: number, extension = label.toLowerCase()): Tile => ({
  label,
  hue,
  alpha: false,
  extension,
});

export const tiles: Record<TileId, Tile> = {
  ...(Object.fromEntries(formatIds.map((id) => [id, tileOf(formats[id])])) as Record<FormatId, Tile>),
  jpeg: opaque("JPEG", formats.jpg.hue),
  image: opaque("IMG", 222, "png"),
  txt: opaque("TXT", 134),
  zip: opaque("ZIP", 90),
};

/** Picture formats that pass a picker for images, and that nothing here reads: label by media type. */
export const unreadable: Readonly<Record<string, string>> = {
  "image/bmp": "BMP",
  "image/x-ms-bmp": "BMP",
  "image/svg+xml": "SVG",
  "image/vnd.microsoft.icon": "ICO",
  "image/x-icon": "ICO",
  "image/vnd.adobe.photoshop": "PSD",
  "image/jxl": "JPEG XL",
  "image/jp2": "JPEG 2000",
  "image/x-adobe-dng": "DNG",
};

/** Number of bytes from the start of a file that {@link sniffFormat} needs. */
export const SNIFF_BYTES = 128;

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * Returns the brands of an `ftyp` box, the major one first; none without such a box (ISO/IEC 14496-12, 4.3). A box that is
 * longer than `head` is read to the end of `head`.
 */
function brandsOf(head: Uint8Array): string[] {
  if (ascii(head.subarray(4, 8)) !== "ftyp") return [];
  const size = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const brands = [ascii(head.subarray(8, 12))];
  for (let at = 16; at + 4 <= Math.min(size, head.length); at += 4)
    brands.push(ascii(head.subarray(at, at + 4)));
  return brands;
}

/**
 * Detects the format of a file by its content, never by its name or declared type.
 *
 * @param head the first {@link SNIFF_BYTES} bytes (or all, if fewer)
 * @returns the format, or `null` if it is unknown
 */
export function sniffFormat(head: Uint8Array): FormatId | null {
  if (head.length < 12) return null;
  const matches = (format: Format) =>
    format.signatures.some((parts) =>
      parts.every(
        ({ offset = 0, hex: bytes }) => hex(head.subarray(offset, offset + bytes.length / 2)) === bytes,
      ),
    );
  // Specific brands first: an AVIF lists the generic 'mif1' too.
  const brands = brandsOf(head).filter((brand) => brand !== "mif1" && brand !== "msf1");
  for (const brand of [...brands, ...brandsOf(head)]) {
    const found = formatIds.find((id) => (formats[id] as Format).brands?.includes(brand));
    if (found) return found;
  }
  return formatIds.find((id) => matches(formats[id])) ?? null;
}
