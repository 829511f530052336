import * as z from "zod/mini";

/** Multipart fields are strings; these read them as what they mean. */

export const hexColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

export const flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((value) => value === "true"),
);

/** A number by specification, a whole one for every encoder: what comes between two is rounded. */
export const wholeBetween = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,4}(\.\d{1,4})?$/)),
    z.pipe(
      z.transform(Number),
      z.pipe(z.number().check(z.minimum(min), z.maximum(max)), z.transform(Math.round)),
    ),
  );

/** One of several words, however it is cased and spaced. */
export const word = <const Words extends readonly string[]>(words: Words) =>
  z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.enum(words));
