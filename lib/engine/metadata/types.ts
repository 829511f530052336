/** Metadata as the formats carry it, made for one result. */
export type Carried = {
  /** A TIFF without pixels. */
  exif: Buffer | null;
  xmp: Buffer | null;
  /** Photoshop's block, its signature before it. */
  iptc: Buffer | null;
};
