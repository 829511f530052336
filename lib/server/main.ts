import { join } from "node:path";
import { ConversionError } from "../contract/errors";
import { createApp } from "./app";
import { type Env, readEnv } from "./env";
import { closeGracefully, pause } from "./http/connections";
import { developmentPages, productionPages } from "./pages/pages";
import { createServices } from "./services";

/** Requests in flight get this long after the server has stopped accepting, in milliseconds. */
const GRACE_MS = 20_000;
/** A terminal sends Ctrl-C to npm and to us, and npm passes it on: signals within this many ms are one. */
const SAME_SIGNAL_MS = 500;

/**
 * Starts the server: environment, services, engine, pages, then the socket. Its only children are the engine's processes.
 *
 * @param folder that this bundle lies in: the engine's is there too, and the built site
 */
async function main(folder: string): Promise<void> {
  const dev = process.env.NODE_ENV === "development";
  if (!dev) Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
  const env = readEnv(process.env);
  const services = await createServices({ env, engineEntry: join(folder, "child.mjs") });
  await services.start();
  const pages = dev ? await developmentPages(env) : await productionPages(env, join(folder, "site"));
  const { http, connections } = await createApp(services, pages);

  const hurry = new AbortController();
  let signalledAt: number | undefined;
  /** The first signal stops the server in good order, the second one at once. */
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
    await pages.close();
    await services.close();
    process.exit(0);
  }
  process.on("SIGTERM", stop).on("SIGINT", stop);

  await http.listen({ port: env.PORT, ...listenHost(env) });
  const address = connections.server.address();
  const port = typeof address === "object" ? address?.port : env.PORT;
  console.log(`Ready on http://${env.HOST ?? "localhost"}:${port}`);
}

/** Every interface, IPv6 included, unless HOST names one. */
const listenHost = ({ HOST }: Env) => ({ host: HOST ?? "::" });

function sentenceOf(error: unknown): string {
  // The message of a ConversionError is only its code.
  if (error instanceof ConversionError) return `The engine did not start: ${error.cause}`;
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE")
    return `Port ${process.env.PORT || 3000} is taken. Set PORT to another one.`;
  return error.message;
}

main(import.meta.dirname).catch((error) => {
  console.error(sentenceOf(error));
  process.exit(1);
});
