import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { ConversionError } from "../contract/errors";
import type { App } from "./app";
import type { Env } from "./env";
import { closeGracefully, pause } from "./http/connections";
import type { Services } from "./services";

/** Requests in flight get this long after the server has stopped accepting, in milliseconds. */
const GRACE_MS = 20_000;
/** A terminal sends Ctrl-C to npm and to us, and npm passes it on: signals within this many ms are one. */
const SAME_SIGNAL_MS = 500;

/**
 * Makes the folder of the site the working folder, wherever the program was started: Next reads its build from there.
 *
 * @param folder of a bundle; the site's is the nearest above it with a package.json
 */
export function enterSite(folder: string): void {
  if (existsSync(join(folder, "package.json"))) process.chdir(folder);
  else if (dirname(folder) !== folder) enterSite(dirname(folder));
}

/**
 * Listens, and stops in good order: the first SIGTERM or SIGINT lets work in flight end, the second stops at once.
 *
 * @param close ends what is not a service, after the last request
 */
export async function serve(
  services: Services,
  { http, connections }: App,
  { port, close }: { port: number; close?: () => Promise<void> },
): Promise<void> {
  const { env } = services;
  const hurry = new AbortController();
  let signalledAt: number | undefined;
  async function stop() {
    if (signalledAt !== undefined) {
      if (performance.now() - signalledAt > SAME_SIGNAL_MS) hurry.abort();
      return;
    }
    signalledAt = performance.now();
    // Not ready from now on; until balancers have noticed, what they send is still answered.
    services.drain();
    connections.drain();
    await pause(env.DRAIN_SECONDS * 1000, hurry.signal);
    await closeGracefully(connections, () => http.close(), GRACE_MS, hurry.signal);
    await close?.();
    await services.close(hurry.signal);
    process.exit(0);
  }
  process.on("SIGTERM", stop).on("SIGINT", stop);

  await http.listen({ port, ...listenHost(env) });
  const address = connections.server.address();
  const listening = typeof address === "object" ? address?.port : port;
  console.log(
    `Ready on http://${env.HOST ?? "localhost"}:${listening}${env.BASE_PATH && `${env.BASE_PATH}/`}`,
  );
}

/** Every interface, IPv6 included, unless HOST names one. */
const listenHost = ({ HOST }: Env) => ({ host: HOST ?? "::" });

/** Ends a program that cannot start, with one sentence. */
export function exitWith(error: unknown): never {
  console.error(sentenceOf(error));
  process.exit(1);
}

function sentenceOf(error: unknown): string {
  // The message of a ConversionError is only its code.
  if (error instanceof ConversionError) return `The engine did not start: ${error.cause}`;
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE")
    return `Port ${"port" in error ? error.port : ""} is taken. Set PORT to another one.`;
  return error.message;
}
