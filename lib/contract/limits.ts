import * as z from "zod/mini";

/** What one request may bring, as the operator of the server has set it; asked for before much is sent. */
export const uploadLimits = {
  path: "/api/limits",
  reply: z.object({ maxUploadMb: z.number(), maxFiles: z.number() }),
} as const;

export type UploadLimits = z.infer<typeof uploadLimits.reply>;
