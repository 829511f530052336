import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { s3Keys } from "../../../server/testing/s3-server";

/** Requests to a bucket. */
export type StoreReading = {
  writes: number;
  reads: number;
  /** From the head of each request to the end of its answer, in milliseconds, added up. */
  ms: number;
};

export type Bucket = {
  /** Variables of the servers that use it. */
  env: Record<string, string>;
  pid: number;
  read(): Promise<StoreReading>;
  close(): Promise<void>;
};

/** Starts a bucket in a process of its own, as a real one is on other machines. */
export async function startBucket(): Promise<Bucket> {
  const child = fork(join(import.meta.dirname, "bucket-server.mjs"));
  const [storeUrl] = await once(child, "message");
  return {
    env: {
      STORE_URL: storeUrl,
      STORE_ACCESS_KEY_ID: s3Keys.accessKeyId,
      STORE_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
    },
    pid: child.pid ?? 0,
    async read() {
      const answered = once(child, "message");
      child.send("read");
      const [reading] = await answered;
      return reading;
    },
    async close() {
      child.disconnect();
      await once(child, "exit");
    },
  };
}
