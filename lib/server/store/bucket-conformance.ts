import { basename } from "node:path";
import { afterAll } from "vitest";
import { describeStore } from "./conformance";
import { createS3Store } from "./s3";

/** A server of buckets whose objects are dated by the clock of a test. */
type BucketServer = {
  endpoint: URL;
  keys: { accessKeyId: string; secretAccessKey: string };
  /** @param now clock in milliseconds since the epoch */
  createBucket(name: string, now: () => number): Promise<void>;
  close(): Promise<void>;
};

/** Defines the tests that every driver has to pass for a bucket of a server, which is closed then. */
export function describeBucket(name: string, server: BucketServer) {
  const { endpoint, keys } = server;
  afterAll(() => server.close());
  describeStore(name, async ({ folder, ...options }) => {
    const bucket = basename(folder).toLowerCase();
    await server.createBucket(bucket, options.now);
    return createS3Store({ endpoint, bucket, region: "us-east-1", ...keys, ...options });
  });
}
