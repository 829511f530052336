/** Every format of the site: its name, its types and endings, and its features. `sniff.ts` tells its files by content. */

export type FormatId =
  | "jpg"
  | "png"
  | "webp"
  | "avif"
  | "heic"
  | "gif"
  | "tiff"
  | "bmp"
  | "ico"
  | "tga"
  | "psd"
  | "svg"
  | "jxl"
  | "jp2"
  | "raw"
  | "pdf"
  | "docx";

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
};

/** RAW files by their makers and extensions, as media types name them. */
const cameras = [
  "adobe-dng",
  "canon-cr2",
  "canon-cr3",
  "nikon-nef",
  "nikon-nrw",
  "sony-arw",
  "panasonic-rw2",
  "olympus-orf",
  "pentax-pef",
  "samsung-srw",
  "fuji-raf",
];

export const formats = {
  jpg: {
    label: "JPG",
    mime: "image/jpeg",
    mimes: ["image/jpeg", "image/jpg"],
    extensions: ["jpg", "jpeg", "jpe", "jfif"],
    hue: 62,
    alpha: false,
  },
  png: {
    label: "PNG",
    mime: "image/png",
    mimes: ["image/png"],
    extensions: ["png", "apng"],
    hue: 248,
    alpha: true,
  },
  webp: {
    label: "WEBP",
    mime: "image/webp",
    mimes: ["image/webp"],
    extensions: ["webp"],
    hue: 152,
    alpha: true,
  },
  avif: {
    label: "AVIF",
    mime: "image/avif",
    mimes: ["image/avif"],
    extensions: ["avif"],
    hue: 312,
    alpha: true,
  },
  heic: {
    label: "HEIC",
    mime: "image/heic",
    mimes: ["image/heic", "image/heif"],
    extensions: ["heic", "heif", "hif"],
    hue: 196,
    alpha: true,
  },
  gif: {
    label: "GIF",
    mime: "image/gif",
    mimes: ["image/gif"],
    extensions: ["gif"],
    hue: 350,
    alpha: true,
  },
  jxl: {
    label: "JXL",
    // Never written.
    mime: "image/jxl",
    mimes: ["image/jxl"],
    extensions: ["jxl"],
    hue: 293,
    alpha: true,
  },
  jp2: {
    label: "JP2",
    // Never written.
    mime: "image/jp2",
    mimes: ["image/jp2", "image/jpx", "image/x-jp2-codestream"],
    extensions: ["jp2", "j2k", "jpf", "jpx", "j2c", "jpc"],
    hue: 331,
    alpha: true,
  },
  raw: {
    label: "RAW",
    // Never written.
    mime: "image/x-dcraw",
    mimes: cameras.map((name) => `image/x-${name}`),
    extensions: cameras.map((name) => name.slice(-3)),
    hue: 10,
    alpha: false,
  },
  tiff: {
    label: "TIFF",
    mime: "image/tiff",
    mimes: ["image/tiff"],
    extensions: ["tiff", "tif"],
    hue: 112,
    alpha: true,
  },
  bmp: {
    label: "BMP",
    mime: "image/bmp",
    mimes: ["image/bmp", "image/x-ms-bmp"],
    extensions: ["bmp", "dib"],
    hue: 44,
    alpha: true,
  },
  ico: {
    label: "ICO",
    mime: "image/x-icon",
    mimes: ["image/x-icon", "image/vnd.microsoft.icon"],
    extensions: ["ico", "cur"],
    hue: 235,
    alpha: true,
  },
  tga: {
    label: "TGA",
    mime: "image/x-tga",
    mimes: ["image/x-tga", "image/x-targa"],
    extensions: ["tga"],
    hue: 174,
    alpha: true,
  },
  psd: {
    label: "PSD",
    mime: "image/vnd.adobe.photoshop",
    mimes: ["image/vnd.adobe.photoshop"],
    extensions: ["psd", "psb"],
    hue: 261,
    alpha: true,
  },
  svg: {
    label: "SVG",
    mime: "image/svg+xml",
    mimes: ["image/svg+xml"],
    extensions: ["svg", "svgz"],
    hue: 76,
    alpha: true,
  },
  pdf: {
    label: "PDF",
    mime: "application/pdf",
    mimes: ["application/pdf"],
    extensions: ["pdf"],
    hue: 27,
    alpha: true,
  },
  docx: {
    label: "DOCX",
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    // Written only.
    mimes: [],
    extensions: ["docx"],
    hue: 274,
    alpha: false,
  },
} as const satisfies Record<FormatId, Format>;

/**
 * Returns whether several frames of a format are read and written. AVIF allows them, too, but libvips does neither; pages of
 * a TIFF or HEIC are no animation.
 */
export const isAnimated = (id: string): boolean => id === "webp" || id === "gif";

/**
 * Returns whether files have a preview before they are converted. Most browsers cannot show photos in HEIC and AVIF, for
 * which a placeholder is specified, or TIFFs, and Chromium decodes no SVG off the main thread.
 */
export const hasPreview = (id: string): boolean => !["heic", "avif", "tiff", "svg"].includes(id);

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
  "image/x-xcf": "XCF",
};
