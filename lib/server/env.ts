import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { RESULT_BYTES_PER_BYTE } from "./limits";
import { lightened } from "./site-color";
import { parseStoreUrl, type StoreSettings } from "./store/settings";

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

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const webAddress = z
  .string()
  .check(z.refine(isWebAddress, { error: "must be an address that starts with http:// or https://" }));

const matching = (pattern: RegExp, error: string) => z.string().check(z.regex(pattern, { error }));

const storeUrl = z.pipe(
  z.string(),
  z.transform((text: string, { issues }) => {
    try {
      return parseStoreUrl(text);
    } catch (error) {
      issues.push({ code: "custom", input: text, message: error instanceof Error ? error.message : "" });
      return z.NEVER;
    }
  }),
);

const yesOrNo = z.pipe(
  z.enum(["0", "1"], { error: "must be 0 or 1" }),
  z.transform((text) => text === "1"),
);

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const sandboxes = ["auto", "bwrap", "none"] as const;

/** Every variable the server reads, with its unit in its name. All are optional. */
const schema = z.object({
  PORT: whole(0, 65_535, 3000),
  /** Address to listen on; every interface by default. */
  HOST: z.optional(z.string()),
  /** Time after which results are deleted. */
  RETENTION_MINUTES: whole(1, 10_080, 60),
  /** Limits of one picture; the pixels of all frames count. */
  MAX_MEGAPIXELS: whole(1, 2000, 100),
  MAX_FRAMES: whole(1, 10_000, 256),
  /** Limits of one request. */
  MAX_UPLOAD_MB: whole(1, 10_000, 100),
  MAX_FILES: whole(1, 1000, 100),
  /** Limits of all requests together: files in conversion or waiting, and uploads in progress or on disk. */
  MAX_ADMITTED_FILES: whole(1, 1_000_000, 1000),
  MAX_ADMITTED_MB: whole(1, 10_000_000, 2000),
  /** Limit of all unexpired results; 0 for none but the disk. */
  MAX_RESULTS_MB: whole(0, 100_000_000, 10_000),
  /** Free space to keep on the disk of DATA_DIR. */
  MIN_FREE_DISK_MB: whole(0, 10_000_000, 500),
  MAX_PDF_PAGES: whole(1, 100_000, 500),
  MAX_PAGE_MEGAPIXELS: whole(1, 1000, 40),
  /** Scanned pages whose text is read in one request, and the time limit for them. */
  MAX_OCR_PAGES: whole(1, 10_000, 50),
  OCR_TIMEOUT_S: whole(1, 3600, 240),
  /** Time limit of one file in the engine. */
  JOB_TIMEOUT_S: whole(1, 250, 30),
  /** Time limit of all files of a request after its upload; `transfer-clock` limits the upload. */
  REQUEST_TIMEOUT_S: whole(1, 250, 50),
  ENGINE_PROCESSES: whole(1, 256, availableParallelism()),
  ENGINE_MEMORY_MB: whole(128, 1_000_000, 1500),
  /** Program that confines engine processes: no network, and only their own files. By default where it works. */
  ENGINE_SANDBOX: z._default(z.enum(sandboxes, { error: `must be one of ${sandboxes.join(", ")}` }), "auto"),
  /** Conversions per address; 0 turns the limit off. */
  RATE_LIMIT_PER_MINUTE: whole(0, 1_000_000, 120),
  /** Programs, each by the SHA-256 of its token, with limits of their own instead of those of their address. */
  API_TOKENS: z._default(
    z.pipe(
      matching(
        /^[\w.-]{1,64}:[0-9a-f]{64}(,[\w.-]{1,64}:[0-9a-f]{64})*$/i,
        "must be names with the SHA-256 of a token, as in mill:5e88...(64 digits), with commas between them",
      ),
      z.transform((text) =>
        text.split(",").map((one) => {
          const [name = "", hash = ""] = one.split(":");
          return { name, hash: Buffer.from(hash, "hex") };
        }),
      ),
    ),
    [],
  ),
  /** Conversions per program; 0 turns the limit off. */
  TOKEN_RATE_LIMIT_PER_MINUTE: whole(0, 1_000_000, 1200),
  /** Files of one program that convert or wait on one server. */
  TOKEN_MAX_FILES: whole(1, 1_000_000, 200),
  /** Number of trusted proxies in front, which report the visitor's address. */
  TRUST_PROXY: whole(0, 10, 0),
  /** Time for which requests are still accepted after SIGTERM, until load balancers notice. */
  DRAIN_SECONDS: whole(0, 300, 0),
  /** Token for reading the metrics; without one, only this machine may read them. */
  METRICS_TOKEN: z.optional(matching(/^\S{16,}$/, "must be 16 characters or more, without spaces")),
  /** Folder of uploads and results, relative to the working folder. */
  DATA_DIR: z.pipe(
    z._default(z.string(), ".data"),
    z.transform((path) => resolve(path)),
  ),
  /** Storage that several servers share, instead of DATA_DIR: a mounted folder, or a bucket and its keys. */
  STORE_URL: z.optional(storeUrl),
  STORE_ACCESS_KEY_ID: z.optional(z.string()),
  STORE_SECRET_ACCESS_KEY: z.optional(z.string()),
  /** Used for a bucket without keys of its own. */
  AWS_ACCESS_KEY_ID: z.optional(z.string()),
  AWS_SECRET_ACCESS_KEY: z.optional(z.string()),
  /** Queue and limits that several servers share; then they share a store, too. */
  REDIS_URL: z.optional(
    z.pipe(
      z.string().check(
        z.refine((text) => URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol), {
          error: "must be an address that starts with redis:// or rediss://",
        }),
      ),
      z.transform((text) => new URL(text)),
    ),
  ),
  /** Whether this server converts files, too, when it shares a queue. */
  WORKER: z.optional(yesOrNo),
  /** The pages read this and the following variables through `lib/settings`. */
  SITE_URL: z.pipe(
    z._default(webAddress, "http://localhost:3000"),
    z.transform((text) => new URL(text)),
  ),
  /** Folder of the host that the site is in; the whole host by default. */
  BASE_PATH: z._default(
    matching(
      /^(?!\/(api|_next)(\/|$))(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/i,
      "must be a path such as /tools: a slash before each name and none at the end, and neither /api nor /_next",
    ),
    "",
  ),
  /** Color of the next action, with dark text on it. */
  SITE_COLOR: z.optional(
    matching(/^#[0-9a-f]{6}$/i, "must be a color such as #8cc8ff").check(
      z.superRefine((color, { addIssue }) => {
        const light = lightened(color);
        if (light !== color) addIssue(`must be light enough for dark text, such as ${light}`);
      }),
    ),
  ),
  /** Path of an SVG or PNG file, relative to the folder of the site. */
  SITE_LOGO: z.optional(z.string()),
  SITE_NAME: z._default(z.string(), "Pixmill"),
  NEXT_PUBLIC_BACKEND_URL: z.optional(webAddress),
  TAG_MANAGER_ID: z.optional(matching(/^GTM-[A-Z0-9]+$/, "must be a container's id, such as GTM-ABC123")),
  SOCIAL_LINKS: z.optional(
    z.string().check(
      z.refine((text) => text.trim().split(/\s+/).every(isWebAddress), {
        error: "must be addresses that start with http:// or https://, with spaces between them",
      }),
    ),
  ),
  CONTACT_EMAIL: z.optional(matching(/^[^@\s]+@[^@\s]+$/, "must be an email address")),
  /** Who runs the site, and whose law its terms follow. */
  OPERATOR_NAME: z.optional(z.string()),
  OPERATOR_ADDRESS: z.optional(z.string()),
  GOVERNING_LAW: z.optional(z.string()),
  /** Whether browsers report web vitals. */
  WEB_VITALS: z._default(yesOrNo, false),
  /** Names of tools that are on, or with a minus off. */
  TOOLS: z.optional(
    z.pipe(
      matching(
        /^-?[\w-]+(,-?[\w-]+)*$/,
        "must be names of tools such as heic-to-jpg, or -ocr-pdf to turn one off, with commas between them",
      ),
      z.transform((names) => names.toLowerCase().split(",")),
    ),
  ),
  LOG_LEVEL: z._default(z.enum(levels, { error: `must be one of ${levels.join(", ")}` }), "info"),
});

type Variables = z.infer<typeof schema>;

export type Env = Omit<Variables, `${string}ACCESS_KEY${string}` | "STORE_URL"> & {
  /** Where results are stored, with the keys. */
  readonly store: StoreSettings;
  /** Names of the variables that are set. */
  readonly given: ReadonlySet<string>;
};

/** Checks that the largest allowed request can be admitted: otherwise it would get 503 forever. */
function requireCapacityForOne(env: Variables): void {
  const { MAX_UPLOAD_MB, MAX_ADMITTED_MB, MAX_RESULTS_MB } = env;
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

/** Combines the variables of the store. @throws Error with one sentence that names what is missing or has no use */
function storeOf(variables: Variables): StoreSettings {
  const { DATA_DIR, STORE_URL, STORE_ACCESS_KEY_ID, STORE_SECRET_ACCESS_KEY } = variables;
  const own = { STORE_ACCESS_KEY_ID, STORE_SECRET_ACCESS_KEY };
  if (STORE_URL?.kind !== "s3") {
    for (const [name, value] of Object.entries(own))
      if (value !== undefined)
        throw new Error(`${name} is set, but only a STORE_URL that starts with s3:// has keys.`);
    if (STORE_URL) return { ...STORE_URL, shared: true };
    return { kind: "folder", root: join(DATA_DIR, "results") };
  }
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = variables;
  const hasOwn = STORE_ACCESS_KEY_ID !== undefined || STORE_SECRET_ACCESS_KEY !== undefined;
  const keys = hasOwn ? own : { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
  const [accessKeyId, secretAccessKey] = Object.values(keys);
  if (accessKeyId !== undefined && secretAccessKey !== undefined)
    return { ...STORE_URL, accessKeyId, secretAccessKey };
  const missing = Object.entries(keys).filter(([, value]) => value === undefined);
  const names = missing.length === 1 ? missing : Object.entries(own);
  throw new Error(
    `STORE_URL names the bucket '${STORE_URL.bucket}', but its keys are missing. Set ${names.map(([name]) => name).join(" and ")}.`,
  );
}

/** Checks that servers that share a queue share a store, and that a worker has a queue. */
function requireShared({ REDIS_URL, STORE_URL, WORKER }: Variables): void {
  if (REDIS_URL && !STORE_URL)
    throw new Error(
      "REDIS_URL is set, but STORE_URL is not. Set it to the folder or bucket that all servers share.",
    );
  if (WORKER !== undefined && !REDIS_URL)
    throw new Error(
      "WORKER is set, but REDIS_URL is not. Without a shared queue, a server converts everything itself.",
    );
}

/** Checks that an address belongs to somebody. */
function requireOperator({ OPERATOR_NAME, OPERATOR_ADDRESS }: Variables): void {
  if (OPERATOR_ADDRESS && !OPERATOR_NAME)
    throw new Error("OPERATOR_ADDRESS is set, but OPERATOR_NAME is not. Set it to who runs the site.");
}

/** Checks that an address has no path, which is BASE_PATH. */
function requireOrigin({ SITE_URL: { pathname, href }, BASE_PATH }: Variables): void {
  if (!["/", BASE_PATH, `${BASE_PATH}/`].includes(pathname))
    throw new Error(
      `SITE_URL is '${href}', but its path is not that of the site. Set BASE_PATH to '${pathname.replace(/\/$/, "")}'.`,
    );
}

/** Hides a name and password in an address. */
const withoutKeys = (text = "") => text.replace(/\/\/[^/@]*@/g, "//...@");

/**
 * Parses the environment when the server starts.
 *
 * @param source usually `process.env`; an empty variable counts as unset
 * @throws Error with one sentence that names the variable, its value and the allowed values
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) {
    requireCapacityForOne(parsed.data);
    requireShared(parsed.data);
    requireOperator(parsed.data);
    requireOrigin(parsed.data);
    return { ...parsed.data, store: storeOf(parsed.data), given: new Set(Object.keys(given)) };
  }
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  throw new Error(`${name} is '${withoutKeys(given[name])}', but it ${issue?.message}.`);
}
