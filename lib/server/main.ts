import { join } from "node:path";
import { createApp } from "./app";
import { readEnv } from "./env";
import { developmentPages, productionPages } from "./pages/pages";
import { registerApi } from "./routes";
import { enterSite, exitWith, serve } from "./serve";
import { createServices } from "./services";

/**
 * Starts the server: environment, services, engine, pages, then the socket. Its only children are the engine's processes.
 *
 * @param folder that this bundle lies in: the engine's is there too, and the built site
 */
async function main(folder: string): Promise<void> {
  const dev = process.env.NODE_ENV === "development";
  if (!dev) Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
  enterSite(folder);
  const env = readEnv(process.env);
  const services = await createServices({ env, engineEntry: join(folder, "child.mjs") });
  const [pages] = await Promise.all([
    dev ? developmentPages(env) : productionPages(env, join(folder, "site")),
    services.start(),
  ]);
  const app = await createApp(services, { register: registerApi, pages });
  await serve(services, app, { port: env.PORT, close: pages.close });
}

main(import.meta.dirname).catch(exitWith);
