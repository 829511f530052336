import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type Served = { url: string; pid: number; stop: () => void };

/** The production build on a free port of the loopback interface, with a data folder of its own. */
export async function startSite(folder: string): Promise<Served> {
  const env = {
    ...process.env,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "silent",
    RATE_LIMIT_PER_MINUTE: "0",
  };
  const server = spawn(process.execPath, ["lib/commands/serve.mjs"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      const found = line.match(/Ready on (http:\S+)/)?.[1];
      if (found) resolve(found);
    });
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { url, pid: server.pid ?? 0, stop: () => server.kill("SIGTERM") };
}
