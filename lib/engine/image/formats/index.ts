import type { InputFormat, OutputFormat } from "../../../formats";
import { avif } from "./avif";
import { bmp } from "./bmp";
import type { Codec, Encoder } from "./codec";
import { gif } from "./gif";
import { heic } from "./heic";
import { ico } from "./ico";
import { jp2 } from "./jp2";
import { jpeg } from "./jpeg";
import { jxl } from "./jxl";
import { png } from "./png";
import { psd } from "./psd";
import { raw } from "./raw";
import { svg } from "./svg";
import { tga } from "./tga";
import { tiff } from "./tiff";
import { webp } from "./webp";

/** Formats the engine writes. A new format is a folder beside this file and a line here. */
export const outputCodecs: Record<OutputFormat, Encoder> = { jpg: jpeg, png, webp, avif, gif, tiff, ico };

/** Formats the engine reads. */
export const codecs: Record<InputFormat, Codec> = {
  jpg: jpeg,
  png,
  webp,
  avif,
  gif,
  tiff,
  heic,
  bmp,
  ico,
  tga,
  psd,
  svg,
  jxl,
  jp2,
  raw,
};
