import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { hasCode, unlessMissing } from "./missing";

/**
 * How processes that share a folder tell each other that they are alive: each listens on a socket in it, which the
 * kernel closes with the process, however that ends. A process id would not do: in containers all servers have the same.
 */

const SOCKET_SUFFIX = ".sock";
/** What the kernel takes (unix(7)); Node 20 would cut a longer path without a word, and listen elsewhere. */
const LONGEST_SOCKET_BYTES = 107;
const idOf = /^([0-9a-f]{8})-[0-9a-f]{8}$/;

/** This start of this machine, or undefined where the system does not tell. */
function machine(): string | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8");
    return createHash("sha256").update(boot).digest("hex").slice(0, 8);
  } catch {
    return undefined;
  }
}

export type Claim = {
  /** What our things in the folder are called by; undefined where nothing can be claimed. */
  readonly id: string | undefined;
  release(): Promise<void>;
};

const none: Claim = { id: undefined, release: async () => {} };

/**
 * Says that this process is alive and uses the folder.
 *
 * @returns a claim without an id where there are no such sockets, or the path is too long for one
 */
export async function claim(folder: string): Promise<Claim> {
  const boot = machine();
  if (!boot) return none;
  const id = `${boot}-${randomBytes(4).toString("hex")}`;
  const path = socketOf(folder, id);
  if (Buffer.byteLength(path) > LONGEST_SOCKET_BYTES) return none;
  const server: Server = createServer((socket) => socket.destroy());
  try {
    await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
    await once(server.listen(/* turbopackIgnore: true */ path), "listening");
  } catch {
    return none;
  }
  server.unref();
  return {
    id,
    async release() {
      server.close();
      await rm(/* turbopackIgnore: true */ path, { force: true });
    },
  };
}

const socketOf = (folder: string, id: string) =>
  join(/* turbopackIgnore: true */ folder, `${id}${SOCKET_SUFFIX}`);

/**
 * What became of the process that has claimed. One on another machine, which may share the folder too, or of another
 * user is `unknown`: its socket says nothing here.
 */
export async function fateOf(folder: string, id: string): Promise<"alive" | "gone" | "unknown"> {
  if (idOf.exec(id)?.[1] !== machine()) return "unknown";
  const socket = connect(socketOf(folder, id));
  try {
    await once(socket, "connect");
    return "alive";
  } catch (error) {
    return hasCode(error, "ECONNREFUSED") ? "gone" : "unknown";
  } finally {
    socket.destroy();
  }
}

/** Removes the sockets of those who are gone. */
export async function forgetGone(folder: string): Promise<void> {
  for (const name of (await unlessMissing(readdir(/* turbopackIgnore: true */ folder))) ?? []) {
    const id = name.slice(0, -SOCKET_SUFFIX.length);
    if ((await fateOf(folder, id)) === "gone")
      await rm(/* turbopackIgnore: true */ socketOf(folder, id), { force: true });
  }
}
