import type { Orientation } from "../metadata/orientation";
import type { InputFormat } from "../types";

/** What the samples of an image stand for (ISO 32000-1, 8.6). */
export type ColourSpace = {
  /** Grey, RGB or CMYK. Of a palette: of its colours. */
  channels: 1 | 3 | 4;
  /** A profile that fits the channels; without one they are the device's own. */
  icc?: Uint8Array | undefined;
  /** Three bytes a colour; the samples are numbers of them. */
  palette?: Uint8Array | undefined;
};

/** An image with its data as a PDF holds it (ISO 32000-1, 8.9.5). */
export type PdfImage = {
  width: number;
  height: number;
  /** Of a sample. */
  bits: number;
  space: ColourSpace;
  /** The filter that decodes the data, and what it is told (7.4). */
  filter: "DCTDecode" | "FlateDecode";
  parameters?: Readonly<Record<string, number>> | undefined;
  /** Samples are the other way round: 255 for no ink. */
  inverted?: boolean | undefined;
  /** The data, in pieces. */
  data: readonly Uint8Array[];
};

/** A picture that is to have a page of its own. */
export type PagePicture = {
  from: InputFormat;
  image: PdfImage;
  /** Opacity, in one channel of eight bits. */
  mask?: PdfImage | undefined;
  /** How the stored pixels have to be turned. */
  orientation: Orientation;
  /** Pixels an inch. */
  density: number;
};
