import * as z from "zod/mini";

/** What browsers measure of a visit: https://web.dev/articles/vitals */
const vitalNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;

export type VitalName = (typeof vitalNames)[number];

/** The longest that is believed. */
const MOST_MS = 600_000;

/** The report of one visit, which browsers send when it ends, if the operator wants it. */
export const vitals = {
  path: "/api/vitals",
  body: z.object({
    /** Path of the page that was loaded. */
    page: z.string().check(z.maxLength(100)),
    /** In milliseconds; CLS without a unit. */
    metrics: z
      .array(z.object({ name: z.enum(vitalNames), value: z.number().check(z.gte(0), z.lte(MOST_MS)) }))
      .check(z.minLength(1), z.maxLength(vitalNames.length)),
  }),
} as const;

export type VitalsReport = z.infer<typeof vitals.body>;
