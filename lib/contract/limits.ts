import * as z from "zod/mini";

/** The operator's limits for one request; a page asks for them before a large upload. */
export const uploadLimits = {
  path: "/api/limits",
  reply: z.object({ maxUploadMb: z.number(), maxFiles: z.number() }),
} as const;

export type UploadLimits = z.infer<typeof uploadLimits.reply>;
