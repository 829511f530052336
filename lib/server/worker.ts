import { join } from "node:path";
import { registerOperation } from "./api/operation";
import { createApp } from "./app";
import { readEnv } from "./env";
import { enterSite, exitWith, serve } from "./serve";
import { createServices } from "./services";

/** Where a worker reports its health and metrics, beside a web server on the same machine. */
const PORT = 3001;

/**
 * Starts a worker: it converts files of the shared queue, and answers for its health and metrics only.
 *
 * @param folder that this bundle lies in, with the engine's
 */
async function main(folder: string): Promise<void> {
  Object.assign(process.env, { NODE_ENV: "production" });
  enterSite(folder);
  const env = readEnv(process.env);
  if (!env.REDIS_URL)
    throw new Error("REDIS_URL is not set. It names the queue that a worker takes its work from.");
  if (env.WORKER === false) throw new Error("WORKER is '0', but this program is a worker. Leave it unset.");
  const services = await createServices({ env, engineEntry: join(folder, "child.mjs"), isWorker: true });
  await services.start();
  const app = await createApp(services, { register: registerOperation });
  await serve(services, app, { port: env.given.has("PORT") ? env.PORT : PORT });
}

main(import.meta.dirname).catch(exitWith);
