import * as z from "zod/mini";
import { outputFormats, withJpeg } from "../formats";
import { imageConvert } from "../limits";
import { flag, wholeBetween, word } from "./fields";

/** Formats that `/api/image/convert` writes; 'jpeg' is a JPG whose name ends in .jpeg. */
export const targetFormats = withJpeg(outputFormats);

/** Pixels of the longer side that an SVG can be drawn with. */
const svgSide = { min: 16, max: 8192 } as const;

const target = z.optional(word(targetFormats));

const fields = z.object({
  format: target,
  /** Another name for `format`, which wins if both are sent. */
  target_format: target,
  /** 1 to 100, for lossy targets. By default each format has its own value, for a similar look. */
  quality: z.optional(wholeBetween(imageConvert.quality.min, imageConvert.quality.max)),
  /**
   * 'web': the requested quality, with chroma subsampling (4:2:0) below 90.
   * 'print': full chroma resolution, and a quality of at least 92.
   */
  preset: z._default(word(["web", "print"]), "web"),
  /** Spends more time on a smaller file of the same quality: more effort, and progressive JPEG if it is smaller. */
  auto_optimize: z._default(flag, false),
  /** Pixels of the longer side that an SVG is drawn with. By default its own size, but 1024 to 4096 pixels. */
  svg_side: z.optional(wholeBetween(svgSide.min, svgSide.max)),
  /** Keeps the file's metadata, except the location. */
  preserve_metadata: z._default(flag, false),
});

/** Requires a target, under either name. */
export const imageConvertFields = z.pipe(
  fields,
  z.transform((given, context) => {
    const format = given.format ?? given.target_format;
    if (format) return { ...given, format };
    context.issues.push({ code: "custom", input: given, path: ["format"] });
    return z.NEVER;
  }),
);
