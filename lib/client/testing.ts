import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, vi } from "vitest";
import { en } from "../words/en";
import { createFormat } from "../words/format";
import type { Saying } from "./errors";

/** The English words about failures. */
export const say: Saying = { errors: () => en.errors, failures: en.failures, format: createFormat("en") };

/** Makes calls go to an origin. */
export const callAt = (origin: string): void => void vi.stubGlobal("location", { origin });

/** Nobody listens there. */
export const NOWHERE = "http://127.0.0.1:1";

/** Serves the calls of a file's tests. @returns the server's origin */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  callAt(origin);
  return origin;
}

/** Returns the error of a promise that has to fail. */
export const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable("it should have failed"),
    (error: unknown) => error,
  );
