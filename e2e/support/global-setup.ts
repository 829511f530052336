import { startSite } from "../running/site";

/** Starts one server for the whole run, unless BASE_URL names a running site. */
export default async function globalSetup() {
  if (process.env.BASE_URL) {
    process.env.E2E_URL = process.env.BASE_URL;
    return;
  }
  const site = await startSite();
  process.env.E2E_URL = site.url;
  process.env.E2E_PID = String(site.pid);
  process.env.E2E_DATA_DIR = site.dataDir;
  return async () => {
    const code = await site.stop();
    if (code !== 0) throw new Error(`The server ended with ${code} on SIGTERM.`);
  };
}
