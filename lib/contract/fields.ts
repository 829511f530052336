import * as z from "zod/mini";
import { type PageSpan, readPageList } from "../page-list";

/**
 * Schemas of multipart fields, which arrive as strings. `holds` is what OpenAPI says of one whose text stands for something
 * else.
 */

export const hexColor = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));

export const flag = z.pipe(
  z.enum(["true", "false"]).register(z.globalRegistry, { holds: { type: "boolean" } }),
  z.transform((value) => value === "true"),
);

/** A number, as specified; rounded because encoders take integers. */
export const wholeBetween = (min: number, max: number) =>
  z.pipe(
    z
      .string()
      .check(z.regex(/^\d{1,5}(\.\d{1,4})?$/))
      .register(z.globalRegistry, { holds: { type: "number", minimum: min, maximum: max } }),
    z.pipe(
      z.transform(Number),
      z.pipe(z.number().check(z.minimum(min), z.maximum(max)), z.transform(Math.round)),
    ),
  );

/** A number of bytes, `least` or more. */
export const bytesFrom = (least: number) =>
  z.pipe(
    z
      .string()
      .check(z.regex(/^\d{1,12}$/))
      .register(z.globalRegistry, { holds: { type: "integer", minimum: least } }),
    z.pipe(z.transform(Number), z.number().check(z.minimum(least))),
  );

/** One of several numbers: '2' is '2.0'. */
export const oneOf = <const Numbers extends readonly number[]>(numbers: Numbers) =>
  z.pipe(
    z
      .string()
      .check(z.trim(), z.regex(/^\d+(\.\d+)?$/))
      .register(z.globalRegistry, { holds: { type: "number", enum: numbers } }),
    z.pipe(z.transform(Number), z.union(numbers.map((number) => z.literal(number)))),
  );

/** One of several words, in any casing and with spaces around it. */
export const word = <const Words extends readonly string[]>(words: Words) =>
  z.pipe(
    // OpenAPI describes the input, so it needs the words on this side of the pipe too.
    z.string().check(z.trim(), z.toLowerCase()).register(z.globalRegistry, { enum: words }),
    z.enum(words),
  );

/** Degrees clockwise. */
const quarterTurns = [0, 90, 180, 270] as const;
export type QuarterTurn = (typeof quarterTurns)[number];

export const quarterTurn = z.union(quarterTurns.map((degrees) => z.literal(degrees)));

/** A {@link QuarterTurn} for each file, in their order: '0,90,0'. */
export const turnsOfFiles = z.pipe(
  z.string().check(z.regex(/^\d{1,3}(,\d{1,3})*$/)),
  z.pipe(
    z.transform((text: string) => text.split(",").map(Number)),
    z.array(quarterTurn),
  ),
);

/**
 * Pages as people type them into a print dialog: '1-3, 8', or '5-' for an open end. Undefined if empty, which
 * means all pages. Anything else is the error `bad_pages`.
 */
export const pageRange = z.pipe(
  z.string(),
  z.transform((text, context): PageSpan[] | undefined => {
    const spans = readPageList(text);
    if (spans !== "unreadable") return spans;
    context.issues.push({ code: "custom", input: text, message: "bad_pages" });
    return z.NEVER;
  }),
);
