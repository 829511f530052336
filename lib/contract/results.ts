import * as z from "zod/mini";

/** The results of a session that are still stored; whoever knows the session's name may ask. */
export const sessionResults = z.object({
  files: z.array(
    z.object({
      filename: z.string(),
      /** Bytes. */
      size: z.number(),
      downloadUrl: z.string(),
    }),
  ),
});

export type SessionResults = z.infer<typeof sessionResults>;
