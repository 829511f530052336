import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { hasCode, unlessMissing } from "./missing";

/**
 * Shows other processes that share a folder which of them are alive: each listens on a socket in it, which the kernel closes
 * however the process ends. Process ids would not work: in containers every server has the same one.
 */

const SOCKET_SUFFIX = ".sock";
/** The kernel's limit (unix(7)); Node 20 would silently cut a longer path and listen elsewhere. */
const LONGEST_SOCKET_BYTES = 107;
const idOf = /^([0-9a-f]{8})-[0-9a-f]{8}$/;

/** Identifies this boot of this machine; undefined if the system does not report one. */
function bootId(): string | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8");
    return createHash("sha256").update(boot).digest("hex").slice(0, 8);
  } catch {
    return undefined;
  }
}

export type InstanceLock = Awaited<ReturnType<typeof acquireInstanceLock>>;

const none = { id: undefined, release: async () => {} };

/**
 * Acquires a lock that shows that this process is alive and uses the folder.
 *
 * @returns a lock without an id if the system has no such sockets, or the path is too long for one
 */
export async function acquireInstanceLock(folder: string) {
  const boot = bootId();
  if (!boot) return none;
  const id = `${boot}-${randomBytes(4).toString("hex")}`;
  const path = socketOf(folder, id);
  if (Buffer.byteLength(path) > LONGEST_SOCKET_BYTES) return none;
  const server: Server = createServer((socket) => socket.destroy());
  try {
    await mkdir(folder, { recursive: true });
    await once(server.listen(path), "listening");
  } catch {
    return none;
  }
  server.unref();
  return {
    /** Marks the folders of this process; undefined if no lock is possible. */
    id,
    async release() {
      server.close();
      await rm(path, { force: true });
    },
  };
}

const socketOf = (folder: string, id: string) => join(folder, `${id}${SOCKET_SUFFIX}`);

/**
 * Returns whether the process of a lock is alive; `unknown` for a process on another machine that shares the folder, or of
 * another user, since its socket cannot be reached.
 */
export async function instanceState(folder: string, id: string): Promise<"alive" | "gone" | "unknown"> {
  if (idOf.exec(id)?.[1] !== bootId()) return "unknown";
  const socket = connect(socketOf(folder, id));
  try {
    await once(socket, "connect");
    return "alive";
  } catch (error) {
    // Whoever starts at the same time may have removed the socket already.
    return hasCode(error, "ECONNREFUSED") || hasCode(error, "ENOENT") ? "gone" : "unknown";
  } finally {
    socket.destroy();
  }
}

/** Removes the sockets of processes that are gone. */
export async function removeStaleLocks(folder: string): Promise<void> {
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    const id = name.slice(0, -SOCKET_SUFFIX.length);
    if ((await instanceState(folder, id)) === "gone") await rm(socketOf(folder, id), { force: true });
  }
}
