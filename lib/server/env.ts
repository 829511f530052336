import "server-only";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { RESULT_BYTES_PER_BYTE } from "./limits";

const whole = (min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(
      z.string().check(
        z.refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
          error: `must be a whole number from ${min} to ${max}`,
        }),
      ),
      z.transform(Number),
    ),
    fallback,
  );

const webAddress = z.string().check(
  z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    error: "must be an address that starts with http:// or https://",
  }),
);

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const sandboxes = ["none", "bwrap"] as const;

/** Every variable the server reads, with its unit in its name; none of them has to be set. */
const schema = z.object({
  /** Results can be downloaded for so long, then they are deleted. */
  RETENTION_MINUTES: whole(1, 10_080, 60),
  /** Of one picture, all its frames together. */
  MAX_MEGAPIXELS: whole(1, 2000, 100),
  MAX_FRAMES: whole(1, 10_000, 256),
  /** Of one request, all its files together. */
  MAX_UPLOAD_MB: whole(1, 10_000, 100),
  MAX_FILES: whole(1, 1000, 100),
  /** Of all requests at once: files that convert or wait, and uploads that lie on the disk or are on their way. */
  MAX_ADMITTED_FILES: whole(1, 1_000_000, 1000),
  MAX_ADMITTED_MB: whole(1, 10_000_000, 2000),
  /** All results that have not expired; 0 for no bound but the disk's. */
  MAX_RESULTS_MB: whole(0, 100_000_000, 10_000),
  /** What has to stay free on the disk of DATA_DIR. */
  MIN_FREE_DISK_MB: whole(0, 10_000_000, 500),
  MAX_PDF_PAGES: whole(1, 100_000, 500),
  MAX_PAGE_MEGAPIXELS: whole(1, 1000, 40),
  /** What one file may take in the engine. */
  JOB_TIMEOUT_S: whole(1, 250, 30),
  /** What all files of one request may take, from the end of its upload; see `transfer-clock` for the upload. */
  REQUEST_TIMEOUT_S: whole(1, 250, 50),
  ENGINE_PROCESSES: whole(1, 256, availableParallelism()),
  ENGINE_MEMORY_MB: whole(128, 1_000_000, 1500),
  /** Whether engine processes are kept from the network and from all files but their own, and by what. */
  ENGINE_SANDBOX: z._default(z.enum(sandboxes, { error: `must be one of ${sandboxes.join(", ")}` }), "none"),
  /** Conversions an address may start; 0 turns it off. */
  RATE_LIMIT_PER_MINUTE: whole(0, 1_000_000, 120),
  /** How many proxies in front of us may be believed about the visitor's address. */
  TRUST_PROXY: whole(0, 10, 0),
  /** After SIGTERM, how long requests are still taken while a load balancer finds out that we are not ready. */
  DRAIN_SECONDS: whole(0, 300, 0),
  /** Who sends it may read the metrics; without one, this machine may. */
  METRICS_TOKEN: z.optional(
    z.string().check(
      z.refine((text) => /^\S{16,}$/.test(text), {
        error: "must be 16 characters or more, without spaces",
      }),
    ),
  ),
  /** Uploads and results; relative to the working folder. */
  DATA_DIR: z.pipe(
    z._default(z.string(), ".data"),
    z.transform((path) => resolve(/* turbopackIgnore: true */ process.cwd(), path)),
  ),
  SITE_URL: z.optional(webAddress),
  SITE_NAME: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(levels, { error: `must be one of ${levels.join(", ")}` }), "info"),
});

export type Env = z.infer<typeof schema>;

/** The largest request has to fit in, or it would be told to come back for ever. */
function requireRoomForOne({ MAX_UPLOAD_MB, MAX_ADMITTED_MB, MAX_RESULTS_MB }: Env): void {
  const results = MAX_UPLOAD_MB * RESULT_BYTES_PER_BYTE;
  if (MAX_ADMITTED_MB < MAX_UPLOAD_MB)
    throw new Error(
      `MAX_ADMITTED_MB is '${MAX_ADMITTED_MB}', but it must be ${MAX_UPLOAD_MB} (MAX_UPLOAD_MB) or more.`,
    );
  if (MAX_RESULTS_MB > 0 && MAX_RESULTS_MB < results)
    throw new Error(
      `MAX_RESULTS_MB is '${MAX_RESULTS_MB}', but it must be 0, or ${results} (for MAX_UPLOAD_MB) or more.`,
    );
}

/**
 * Reads the environment once, when the server starts.
 *
 * @param source usually `process.env`; an empty variable counts as one that is not set
 * @throws Error one sentence that names the variable, its value and what it may be
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) {
    requireRoomForOne(parsed.data);
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  throw new Error(`${name} is '${given[name]}', but it ${issue?.message}.`);
}
