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
  z.pipe(
    // For a description of the call: what is written here in any case is one of these.
    z.string().check(z.trim(), z.toLowerCase()).register(z.globalRegistry, { enum: words }),
    z.enum(words),
  );

/** Pages from 1, both ends included; `to` is Infinity for 'to the end'. */
export type PageSpan = { from: number; to: number };

const span = /^(\d{1,6})?\s*(?:([-\u2013])\s*(\d{1,6})?)?$/;

function readSpan(text: string): PageSpan | undefined {
  const [, first, dash, last] = span.exec(text) ?? [];
  if (first === undefined && last === undefined) return undefined;
  const from = Number(first ?? 1);
  const to = dash ? Number(last ?? Number.POSITIVE_INFINITY) : from;
  if (from === 0 || to === 0) return undefined;
  return from <= to ? { from, to } : { from: to, to: from };
}

/**
 * '1-3, 8' as people type it into a print dialog, '5-' to the end; undefined when empty, which means all pages.
 * What is not understood has the error `bad_pages`.
 */
export const pageRange = z.pipe(
  z.string(),
  z.transform((text, context): PageSpan[] | undefined => {
    const parts = text.split(/[,;]/).map((part) => part.trim());
    const named = parts.filter((part) => part !== "");
    if (named.length === 0 && parts.length === 1) return undefined;
    const spans = named.map(readSpan);
    if (named.length > 0 && spans.every((one) => one !== undefined)) return spans;
    context.issues.push({ code: "custom", input: text, message: "bad_pages" });
    return z.NEVER;
  }),
);
