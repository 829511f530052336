import crypto, { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";

/** s3rver continues listings by tokens in DES, which OpenSSL 3 no longer has: three rounds with one key are the same. */
function provideDes() {
  for (const method of ["createCipheriv", "createDecipheriv"] as const) {
    const original = crypto[method] as (algorithm: string, key: Buffer, iv: Buffer) => unknown;
    const replacement = (algorithm: string, key: Buffer, iv: Buffer) =>
      algorithm === "des"
        ? original("des-ede3-cbc", Buffer.concat([key, key, key]), iv)
        : original(algorithm, key, iv);
    Object.assign(crypto, { [method]: replacement });
  }
}
provideDes();

/** The only keys that s3rver knows. */
export const s3Keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/**
 * Starts s3rver on a free port of the loopback interface, with buckets in a temporary folder.
 *
 * Objects appear atomically, as they do on S3 (s3rver itself answers a put before the file is written), and by a clock
 * that tests set.
 */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), "pixmill-s3-"));
  const clocks = new Map<string, () => number>();
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
  });
  const { store } = server;
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = await buffer(content);
    const md5 = createHash("md5").update(bytes).digest("hex");
    const path = store.getResourcePath(bucket, key, "object");
    const part = join(directory, randomUUID());
    const time = new Date(clocks.get(bucket)?.() ?? Date.now());
    await mkdir(dirname(path), { recursive: true });
    await writeFile(part, bytes);
    await utimes(part, time, time);
    await store.putMetadata(bucket, key, metadata, md5);
    await rename(part, path);
    return { size: bytes.length, md5 };
  };
  const { copyObject } = store;
  store.copyObject = async (fromBucket, from, bucket, key, metadata) => {
    const copied = await copyObject.call(store, fromBucket, from, bucket, key, metadata);
    const time = new Date(clocks.get(bucket)?.() ?? Date.now());
    await utimes(store.getResourcePath(bucket, key, "object"), time, time);
    return copied;
  };
  const { port } = await server.run();
  return {
    endpoint: new URL(`http://127.0.0.1:${port}`),
    /** Creates a bucket whose objects are dated by a clock, in milliseconds since the epoch; the system's by default. */
    async createBucket(name: string, now?: () => number) {
      await store.putBucket(name);
      if (now) clocks.set(name, now);
    },
    /** Returns the STORE_URL of a bucket. */
    storeUrl: (bucket: string) => `s3://${bucket}?endpoint=http://127.0.0.1:${port}`,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
