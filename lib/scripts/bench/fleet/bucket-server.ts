import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { startS3Server } from "../../../server/testing/s3-server";
import type { StoreReading } from "./bucket";

/** The process that `startBucket` starts: tells the STORE_URL of a bucket, then, whenever it is asked, what was asked of it. */

const reading: StoreReading = { writes: 0, reads: 0, ms: 0 };
const begun = new WeakMap<IncomingMessage, number>();
type Exchange = { request: IncomingMessage };
diagnostics.subscribe("http.server.request.start", (message) => {
  const { request } = message as Exchange;
  begun.set(request, performance.now());
  if (request.method === "GET" || request.method === "HEAD") reading.reads += 1;
  else reading.writes += 1;
});
diagnostics.subscribe("http.server.response.finish", (message) => {
  const now = performance.now();
  reading.ms += now - (begun.get((message as Exchange).request) ?? now);
});

const s3 = await startS3Server();
await s3.createBucket("results");
process.on("message", () => process.send?.(reading));
process.once("disconnect", () => void s3.close());
process.send?.(s3.storeUrl("results"));
