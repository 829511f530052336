/** Every format of the site: its name, its types and endings, and its features. `sniff.ts` tells its files by content. */

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
  alpha?: true;
  /** What its files are read as. */
  reads?: "picture" | "document";
  /** What is written: a picture of any size, one of sizes of its own, or a document. */
  writes?: "picture" | "icon" | "document";
  /** Several frames are read and written. AVIF allows them, too, but libvips does neither; pages are no animation. */
  animates?: true;
  /** Samples of 16 bits are written. */
  deep?: true;
  /** Pages of a PDF can become it. */
  page?: true;
  /** It holds photos, which nothing but a lossy encoder makes small: where it is not written, a JPG stands for it. */
  photo?: true;
  /** A photo's details (EXIF, XMP) are read; "kept": written, too. */
  details?: "read" | "kept";
  /**
   * Files have no preview before they are converted: most browsers cannot show photos in HEIC and AVIF, for which a
   * placeholder is specified, or TIFFs, and Chromium decodes no SVG off the main thread.
   */
  hidden?: true;
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
    reads: "picture",
    writes: "picture",
    details: "kept",
    page: true,
    photo: true,
  },
  png: {
    label: "PNG",
    mime: "image/png",
    mimes: ["image/png"],
    extensions: ["png", "apng"],
    hue: 248,
    alpha: true,
    reads: "picture",
    writes: "picture",
    details: "kept",
    deep: true,
    page: true,
  },
  webp: {
    label: "WEBP",
    mime: "image/webp",
    mimes: ["image/webp"],
    extensions: ["webp"],
    hue: 152,
    alpha: true,
    reads: "picture",
    writes: "picture",
    details: "kept",
    animates: true,
    page: true,
  },
  avif: {
    label: "AVIF",
    mime: "image/avif",
    mimes: ["image/avif"],
    extensions: ["avif"],
    hue: 312,
    alpha: true,
    reads: "picture",
    writes: "picture",
    details: "kept",
    photo: true,
    hidden: true,
  },
  heic: {
    label: "HEIC",
    mime: "image/heic",
    mimes: ["image/heic", "image/heif"],
    extensions: ["heic", "heif", "hif"],
    hue: 196,
    alpha: true,
    reads: "picture",
    details: "read",
    photo: true,
    hidden: true,
  },
  gif: {
    label: "GIF",
    mime: "image/gif",
    mimes: ["image/gif"],
    extensions: ["gif"],
    hue: 350,
    alpha: true,
    reads: "picture",
    writes: "picture",
    animates: true,
  },
  jxl: {
    label: "JXL",
    mime: "image/jxl",
    mimes: ["image/jxl"],
    extensions: ["jxl"],
    hue: 293,
    alpha: true,
    reads: "picture",
    details: "read",
  },
  jp2: {
    label: "JP2",
    mime: "image/jp2",
    mimes: ["image/jp2", "image/jpx", "image/x-jp2-codestream"],
    extensions: ["jp2", "j2k", "jpf", "jpx", "j2c", "jpc"],
    hue: 331,
    alpha: true,
    reads: "picture",
  },
  raw: {
    label: "RAW",
    mime: "image/x-dcraw",
    mimes: cameras.map((name) => `image/x-${name}`),
    extensions: cameras.map((name) => name.slice(-3)),
    hue: 10,
    reads: "picture",
    details: "read",
    photo: true,
  },
  tiff: {
    label: "TIFF",
    mime: "image/tiff",
    mimes: ["image/tiff"],
    extensions: ["tiff", "tif"],
    hue: 112,
    alpha: true,
    reads: "picture",
    writes: "picture",
    details: "kept",
    deep: true,
    hidden: true,
  },
  bmp: {
    label: "BMP",
    mime: "image/bmp",
    mimes: ["image/bmp", "image/x-ms-bmp"],
    extensions: ["bmp", "dib"],
    hue: 44,
    alpha: true,
    reads: "picture",
  },
  ico: {
    label: "ICO",
    mime: "image/x-icon",
    mimes: ["image/x-icon", "image/vnd.microsoft.icon"],
    extensions: ["ico", "cur"],
    hue: 235,
    alpha: true,
    reads: "picture",
    writes: "icon",
  },
  tga: {
    label: "TGA",
    mime: "image/x-tga",
    mimes: ["image/x-tga", "image/x-targa"],
    extensions: ["tga"],
    hue: 174,
    alpha: true,
    reads: "picture",
  },
  psd: {
    label: "PSD",
    mime: "image/vnd.adobe.photoshop",
    mimes: ["image/vnd.adobe.photoshop"],
    extensions: ["psd", "psb"],
    hue: 261,
    alpha: true,
    reads: "picture",
  },
  svg: {
    label: "SVG",
    mime: "image/svg+xml",
    mimes: ["image/svg+xml"],
    extensions: ["svg", "svgz"],
    hue: 76,
    alpha: true,
    reads: "picture",
    hidden: true,
  },
  pdf: {
    label: "PDF",
    mime: "application/pdf",
    mimes: ["application/pdf"],
    extensions: ["pdf"],
    hue: 27,
    alpha: true,
    reads: "document",
    writes: "document",
  },
  docx: {
    label: "DOCX",
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    mimes: [],
    extensions: ["docx"],
    hue: 274,
    writes: "document",
  },
  xlsx: {
    label: "XLSX",
    mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    mimes: [],
    extensions: ["xlsx"],
    hue: 132,
    writes: "document",
  },
  csv: {
    label: "CSV",
    mime: "text/csv",
    mimes: [],
    extensions: ["csv"],
    hue: 96,
    writes: "document",
  },
} as const satisfies Record<string, Format>;

export type FormatId = keyof typeof formats;

/** The formats with a feature. */
type FormatWith<Feature> = {
  [Id in FormatId]: (typeof formats)[Id] extends Feature ? Id : never;
}[FormatId];

export const formatIds = Object.keys(formats) as FormatId[];

/** Lists the formats with a feature, in the order of the table. Marked as pure, so that scripts leave out what they do not use. */
const formatsWith = <const Name extends keyof Format, const Value extends Format[Name]>(
  name: Name,
  ...values: readonly Value[]
) =>
  formatIds.filter((id) => values.includes((formats[id] as Format)[name] as Value)) as FormatWith<{
    [Key in Name]: Value;
  }>[];

/** Pictures that are read; all else is `unsupported_type`. */
export const inputFormats = /* @__PURE__ */ formatsWith("reads", "picture");
export type InputFormat = (typeof inputFormats)[number];

/** What is read. */
export type ReadFormat = FormatWith<{ reads: "picture" | "document" }>;

/** Pictures that are written in any size. */
export const sizedFormats = /* @__PURE__ */ formatsWith("writes", "picture");
export type SizedFormat = (typeof sizedFormats)[number];

/** Pictures that are written. */
export const outputFormats = /* @__PURE__ */ formatsWith("writes", "picture", "icon");
export type OutputFormat = (typeof outputFormats)[number];

/** What pages of a PDF can become. */
export const pageFormats = /* @__PURE__ */ formatsWith("page", true);
export type PageFormat = (typeof pageFormats)[number];

/** Lists formats as a call takes them: 'jpeg' is a JPG whose name ends in .jpeg. */
export const withJpeg = <const Id extends FormatId>(ids: readonly Id[]): readonly (Id | "jpeg")[] =>
  ids.flatMap((id) => (id === "jpg" ? [id, "jpeg" as const] : [id]));

const has = (name: keyof Format, id: string): boolean =>
  id in formats && (formats[id as FormatId] as Format)[name] === true;

/** Returns whether pixels of a format can be transparent. */
export const allowsAlpha = (id: string): boolean => has("alpha", id);

/** Returns whether several frames of a format are read and written. */
export const isAnimated = (id: string): boolean => has("animates", id);

/** Returns whether samples of 16 bits are written. */
export const isDeep = (id: string): boolean => has("deep", id);

/** Returns whether a format holds photos. */
export const isPhoto = (id: string): boolean => has("photo", id);

const detailsOf = (id: string) => (id in formats ? (formats[id as FormatId] as Format).details : undefined);

/** Returns whether a conversion between tiles can keep a photo's details. */
export const keepsDetails = (from: string, to: string): boolean => {
  const [source, target] = [from, to].map((id) => (id === "jpeg" ? "jpg" : id));
  return (source === "image" || detailsOf(source ?? "") !== undefined) && detailsOf(target ?? "") === "kept";
};

/** Returns whether files have a preview before they are converted. */
export const hasPreview = (id: string): boolean => !has("hidden", id);

/**
 * Everything that has a tile: every format, JPEG as the other name of JPG, any image, and results that are made in the
 * browser: text and ZIPs.
 */
export type TileId = FormatId | "jpeg" | "image" | "txt" | "zip";

type Tile = Pick<Format, "label" | "hue"> & {
  alpha: boolean;
  /** File extension without the dot. */
  extension: string;
};

const tileOf = ({ label, hue, alpha, extensions }: Format): Tile => ({
  label,
  hue,
  alpha: alpha === true,
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

/** Returns the format that the ending of a file's name stands for. */
export function formatOfName(name: string): FormatId | undefined {
  const [, ending = ""] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  return formatIds.find((id) => (formats[id].extensions as readonly string[]).includes(ending));
}

/** Picture formats that pass a picker for images, and that nothing here reads: label by media type. */
export const unreadable: Readonly<Record<string, string>> = {
  "image/x-xcf": "XCF",
};
