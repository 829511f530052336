import { access, constants, mkdir } from "node:fs/promises";
import { totalmem } from "node:os";
import { fontPath } from "../engine/fonts";
import { dav1dVersion, djxlVersion } from "../engine/image/decoders";
import { sandboxObstacle } from "../engine/pool/sandbox";
import { MIB } from "../limits";
import { createDisk } from "./disk";
import { type Env, readEnv } from "./env";
import { createLog } from "./logging";
import { openStore } from "./services";

/** What was found about a part of the machine, and what to do if it is not as it should be. */
export type Finding = {
  part: string;
  /** `good`; `hint` for what would be better; `bad` for what keeps the server from starting, or breaks it under load. */
  state: "good" | "hint" | "bad";
  text: string;
};

type Check = (env: Env) => Promise<Omit<Finding, "part">>;

const good = (text: string) => ({ state: "good", text }) as const;
const hint = (text: string) => ({ state: "hint", text }) as const;
const bad = (text: string) => ({ state: "bad", text }) as const;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Bytes in the largest unit of which there is at least one. */
const sizeOf = (bytes: number) =>
  bytes >= 1024 * MIB ? `${(bytes / MIB / 1024).toFixed(1)} GB` : `${Math.round(bytes / MIB)} MB`;

/** Memory that this process may use: of its container where there is one. */
function memory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

/** Resident memory of the server itself, with pages and uploads. */
const SERVER_BYTES = 300 * MIB;

const checks: Readonly<Record<string, Check>> = {
  async "data folder"({ DATA_DIR }) {
    await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
    await access(DATA_DIR, constants.W_OK);
    return good(`${DATA_DIR} can be written to.`);
  },
  async disk({ DATA_DIR, MIN_FREE_DISK_MB, MAX_ADMITTED_MB, MAX_RESULTS_MB }) {
    const free = await createDisk(DATA_DIR).free();
    if (free === undefined) return hint("The system does not say how much space is free.");
    const room = free - MIN_FREE_DISK_MB * MIB;
    if (room <= 0)
      return bad(
        `${sizeOf(free)} are free, no more than MIN_FREE_DISK_MB (${MIN_FREE_DISK_MB}): every upload would be refused. Free some space.`,
      );
    const wanted = (MAX_ADMITTED_MB + MAX_RESULTS_MB) * MIB;
    if (room < wanted)
      return hint(
        `${sizeOf(free)} are free. Uploads and results may need ${sizeOf(wanted)}: lower MAX_RESULTS_MB, or visitors are refused when the disk is full.`,
      );
    return good(`${sizeOf(free)} are free.`);
  },
  async memory({ ENGINE_PROCESSES, ENGINE_MEMORY_MB }) {
    const wanted = ENGINE_PROCESSES * ENGINE_MEMORY_MB * MIB + SERVER_BYTES;
    const there = memory();
    if (there >= wanted) return good(`${sizeOf(there)}, of which the engine may use ${sizeOf(wanted)}.`);
    const fitting = Math.max(1, Math.floor((there - SERVER_BYTES) / (ENGINE_MEMORY_MB * MIB)));
    return hint(
      `${sizeOf(there)}, but large pictures in all ${ENGINE_PROCESSES} engine processes may need ${sizeOf(wanted)}. Set ENGINE_PROCESSES to ${fitting}, or ENGINE_MEMORY_MB lower.`,
    );
  },
  async sandbox({ ENGINE_SANDBOX }) {
    const obstacle = ENGINE_SANDBOX === "none" ? undefined : await sandboxObstacle();
    if (ENGINE_SANDBOX === "none")
      return hint("ENGINE_SANDBOX is 'none'. Leave it unset to use one where it works.");
    if (!obstacle) return good("bubblewrap works.");
    return (ENGINE_SANDBOX === "bwrap" ? bad : hint)(
      `bubblewrap does not work: ${obstacle}. Install it, allow user namespaces, or rely on a container without privileges.`,
    );
  },
  async fonts() {
    await Promise.all((["chinese", "korean", "koreanBold"] as const).map((font) => access(fontPath(font))));
    return good("Those for texts without a font of their own are installed.");
  },
  async "AVIF decoder"() {
    const version = await dav1dVersion();
    if (version) return good(`dav1d ${version}.`);
    return hint("libaom. With avifdec (Debian: libavif-bin) large pictures take a third of the time.");
  },
  async "JPEG XL decoder"() {
    const version = await djxlVersion();
    if (version) return good(`djxl ${version}.`);
    return hint(
      "libjxl in WebAssembly. With djxl (Debian: libjxl-tools) large pictures take half of the time.",
    );
  },
  async results(env) {
    const store = await openStore(env);
    try {
      await store.start();
    } finally {
      await store.close();
    }
    const { store: place } = env;
    return good(place.kind === "s3" ? `The bucket ${place.bucket} works.` : `${place.root} works.`);
  },
  async Redis({ REDIS_URL }) {
    if (!REDIS_URL) return good("Not used: this is the only server.");
    const { createConnections } = await import("./redis/connection");
    const connections = createConnections(REDIS_URL, createLog("silent"));
    try {
      await connections.check(connections.open("prompt"));
    } finally {
      await connections.close();
    }
    return good("It can be reached, and keeps what it is given.");
  },
  async address({ SITE_URL, given, TRUST_PROXY }) {
    if (!given.has("SITE_URL"))
      return hint("SITE_URL is not set: canonical links and the sitemap say http://localhost:3000.");
    if (SITE_URL.protocol === "https:" && TRUST_PROXY === 0)
      return hint(
        "SITE_URL starts with https, so there is a proxy. Set TRUST_PROXY, or all visitors share one rate limit.",
      );
    return good(SITE_URL.origin);
  },
};

/**
 * Looks at settings, disk, memory, sandbox, fonts, store and Redis of a server that is about to start.
 *
 * @param source usually `process.env`
 * @returns a finding for each part; with a setting that is wrong, only that
 */
export async function checkUp(source: Record<string, string | undefined>): Promise<Finding[]> {
  let env: Env;
  try {
    env = readEnv(source);
  } catch (error) {
    return [{ part: "settings", ...bad(reasonOf(error)) }];
  }
  const findings: Finding[] = [{ part: "settings", ...good("All are valid.") }];
  for (const [part, check] of Object.entries(checks))
    findings.push({ part, ...(await check(env).catch((error) => bad(reasonOf(error)))) });
  return findings;
}
