import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { TEST_DATABASES } from "../../lib/server/testing/redis";

/** Servers of other makers that a fleet needs, started on the loopback interface. */

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves when something listens on a port. @throws Error after thirty seconds */
export async function listening(port: number): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await delay(20)) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return;
    } catch {
      // Not yet.
    } finally {
      socket.destroy();
    }
  }
  throw new Error(`Nothing listens on port ${port}.`);
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  // A stopped process takes no other signal.
  child.kill("SIGCONT");
  await once(child, "exit");
}

export type RedisServer = {
  url: string;
  port: number;
  /** Ends it without warning, as a crash does; what it has written to its file stays. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  /** Lets it take connections but answer nothing, for some milliseconds. */
  freeze(ms: number): Promise<void>;
  stop(): Promise<void>;
};

/** Starts Redis with the settings that the operation page asks for. */
export async function startRedis(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), "pixmill-redis-"));
  const port = await freePort();
  const settings = {
    port,
    bind: "127.0.0.1",
    databases: TEST_DATABASES,
    dir: folder,
    save: "",
    appendonly: "yes",
    appendfsync: "everysec",
    "maxmemory-policy": "noeviction",
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let child: ChildProcess;
  async function start() {
    child = spawn("redis-server", args, { stdio: "ignore" });
    await listening(port);
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    start,
    kill: () => stop(child, "SIGKILL"),
    async freeze(ms) {
      child.kill("SIGSTOP");
      await delay(ms);
      child.kill("SIGCONT");
    },
    async stop() {
      await stop(child, "SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Balancer = { url: string; pid: number; stop(): Promise<void> };

/** Starts HAProxy with a configuration whose addresses are environment variables. */
export async function startBalancer(
  configuration: string,
  environment: Record<string, string>,
): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), "pixmill-balancer-"));
  const file = join(folder, "haproxy.cfg");
  await writeFile(file, configuration);
  const port = await freePort();
  const child = spawn("haproxy", ["-f", file, "-db"], {
    stdio: "ignore",
    env: { ...process.env, PIXMILL_BIND: `127.0.0.1:${port}`, ...environment },
  });
  await listening(port);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      await stop(child, "SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
