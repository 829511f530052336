import { basename } from "node:path";
import { afterAll } from "vitest";
import { s3Keys, startS3Server } from "../testing/s3-server";
import { describeStore } from "./conformance";
import { createS3Store } from "./s3";

const server = await startS3Server();
afterAll(() => server.close());

describeStore("A bucket", async ({ folder, ...options }) => {
  const bucket = basename(folder).toLowerCase();
  await server.createBucket(bucket, options.now);
  return createS3Store({ endpoint: server.endpoint, bucket, region: "us-east-1", ...s3Keys, ...options });
});
