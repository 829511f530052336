import { settings as png } from "./formats/png/encode";

export { png };

/**
 * Settings for a photo that a PDF cannot hold as it is. It has been through a lossy encoder already: at 92 in full color
 * resolution the second pass does not show.
 */
export const pdfPhoto = { quality: 92, chromaSubsampling: "4:4:4", optimizeCoding: false } as const;

/**
 * A page of a PDF at 144 dpi (2 megapixels), one core, warm; `drawn` is text and lines, everything else a picture.
 * JPEG: fitted codes would take 12 ms, not 5, for 3% fewer bytes. PNG without filters: 23 ms and 380 KB of a page of
 * text, 41 ms and 413 KB with; of a photo 2312 KB and 1792. WEBP of text: lossless 74 ms and 34 KB, lossy 73 and 247.
 */
export const page = {
  jpg: { quality: 85, chromaSubsampling: "4:2:0", optimizeCoding: false },
  png: {
    drawn: { compressionLevel: 6, adaptiveFiltering: false },
    picture: { compressionLevel: png.compressionLevel, adaptiveFiltering: png.adaptiveFiltering },
  },
  webp: { drawn: { lossless: true, effort: 2 }, picture: { quality: 85, effort: 2 } },
} as const;
