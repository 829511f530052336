import * as z from "zod/mini";
import { imageConvert } from "../limits";
import { flag, wholeBetween, word } from "./fields";

/** What `/api/image/convert` writes, by the name a page uses: 'jpeg' is a JPG whose name ends in .jpeg. */
export const targetFormats = ["jpg", "jpeg", "png", "webp", "avif", "gif", "tiff"] as const;

const target = z.optional(word(targetFormats));

const fields = z.object({
  format: target,
  /** Another name for `format`, which counts where both are sent. */
  target_format: target,
  /** 1 to 100, for lossy targets; without one each format has its own, for the same look in fewer bytes. */
  quality: z.optional(wholeBetween(imageConvert.quality.min, imageConvert.quality.max)),
  /**
   * 'web': the quality as asked for, and below 90 half the colour resolution (4:2:0), as photos on pages have.
   * 'print': full colour resolution, and a quality of 92 at least.
   */
  preset: z._default(word(["web", "print"]), "web"),
  /** Spends more time on a smaller file of the same quality: more effort, progressive JPEG where it is smaller. */
  auto_optimize: z._default(flag, false),
  /** Keeps what the file says of itself, but never where it was taken. */
  preserve_metadata: z._default(flag, false),
});

/** A target has to be named, under one name or the other. */
export const imageConvertFields = z.pipe(
  fields,
  z.transform((given, context) => {
    const format = given.format ?? given.target_format;
    if (format) return { ...given, format };
    context.issues.push({ code: "custom", input: given, path: ["format"] });
    return z.NEVER;
  }),
);
