import { execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createS3Client } from "../../lib/server/store/s3-requests";
import { startClockedProxy } from "./clocked-proxy";
import { freePort, listening, stop } from "./processes";

/** Keys of the only user. */
const keys = { accessKeyId: "test:tester", secretAccessKey: "testing" };

const PROGRAM = fileURLToPath(new URL("swift-server.py", import.meta.url));
const storage = ["account", "container", "object"] as const;

const section = (name: string, settings: Readonly<Record<string, string | number>>) =>
  [`[${name}]`, ...Object.entries(settings).map(([key, value]) => `${key} = ${value}`), ""].join("\n");

/** Settings that all servers have: no processes of their own, no rights given up, and errors only in the log. */
const server = (folder: string, port: number) =>
  section("DEFAULT", {
    bind_ip: "127.0.0.1",
    bind_port: port,
    workers: 0,
    user: userInfo().username,
    swift_dir: folder,
    devices: folder,
    mount_check: "false",
    log_level: "ERROR",
  });

/** A server of accounts, containers or objects. */
const storageConf = (folder: string, name: string, port: number) =>
  [
    server(folder, port),
    section("pipeline:main", { pipeline: `${name}-server` }),
    // A listing should have what was just stored.
    section(`app:${name}-server`, { use: `egg:swift#${name}`, container_update_timeout: 10 }),
  ].join("\n");

/**
 * The server that speaks S3, with the middleware that Swift recommends: without `proxy-logging`, eventlet sends a body after the
 * head of some answers to HEAD. Nothing listens where it looks for a cache, which is as good as an empty one.
 */
const proxyConf = (folder: string, port: number) =>
  [
    server(folder, port),
    section("pipeline:main", {
      pipeline: "catch_errors proxy-logging cache s3api tempauth copy proxy-server",
    }),
    section("app:proxy-server", { use: "egg:swift#proxy", account_autocreate: "true" }),
    section("filter:catch_errors", { use: "egg:swift#catch_errors" }),
    section("filter:proxy-logging", { use: "egg:swift#proxy_logging", access_log_level: "ERROR" }),
    section("filter:cache", { use: "egg:swift#memcache", memcache_servers: "127.0.0.1:1" }),
    section("filter:s3api", {
      use: "egg:swift#s3api",
      location: "us-east-1",
      allow_multipart_uploads: "false",
    }),
    section("filter:tempauth", { use: "egg:swift#tempauth", user_test_tester: "testing .admin" }),
    section("filter:copy", { use: "egg:swift#copy" }),
  ].join("\n");

const swiftConf = [
  section("swift-hash", { swift_hash_path_prefix: "a", swift_hash_path_suffix: "b" }),
  section("storage-policy:0", { name: "one", default: "yes" }),
].join("\n");

/**
 * Starts OpenStack Swift on the loopback interface, with its files in a temporary folder. Its S3 interface is stricter
 * than s3rver: it checks signatures, hashes and names.
 *
 * @throws Error if a server does not start
 */
export async function startSwift() {
  const folder = await mkdtemp(join(tmpdir(), "pixmill-swift-"));
  const ports = await Promise.all([...storage, "proxy"].map(freePort));
  const [proxyPort = 0] = ports.splice(3);
  await mkdir(join(folder, "disk"));
  const files = {
    "swift.conf": swiftConf,
    "proxy.conf": proxyConf(folder, proxyPort),
    ...Object.fromEntries(
      storage.map((name, i) => [`${name}.conf`, storageConf(folder, name, ports[i] ?? 0)]),
    ),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const rings = [PROGRAM, folder, "rings", ...ports.map(String)];
  await promisify(execFile)("/usr/bin/python3", rings);
  const children = [...storage, "proxy"].map((name) =>
    spawn("/usr/bin/python3", [PROGRAM, folder, name], { stdio: ["ignore", "ignore", "inherit"] }),
  );
  await Promise.all([...ports, proxyPort].map(listening));
  const proxy = await startClockedProxy(new URL(`http://127.0.0.1:${proxyPort}`));
  return {
    endpoint: proxy.url,
    keys,
    /** Creates a bucket, unless there is one, whose objects are dated by a clock in milliseconds since the epoch. */
    async createBucket(bucket: string, now: () => number) {
      if (proxy.clocks.has(bucket)) return;
      const client = createS3Client({ endpoint: proxy.url, bucket, region: "us-east-1", ...keys });
      await client.text({ method: "PUT" });
      client.close();
      proxy.clocks.set(bucket, now);
    },
    async close() {
      await proxy.close();
      await Promise.all(children.map((child) => stop(child, "SIGKILL")));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
