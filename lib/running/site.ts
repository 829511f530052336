import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type Site = {
  url: string;
  pid: number;
  /** Its own DATA_DIR, removed when it stops, unless it was given one. */
  dataDir: string;
  /** Lines it has written so far, to either stream, after the one that says it is ready. */
  said: readonly string[];
  /** Sends a signal (SIGTERM) and waits; answers the exit code, null when the signal ended it. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export type SiteOptions = {
  /** Where another one has stored already; stays when this one stops. */
  dataDir?: string;
};

async function readyAddress(server: ChildProcess, said: string[]): Promise<string> {
  const { stdout, stderr } = server;
  if (!stdout || !stderr) throw new Error("The server was started without pipes.");
  createInterface({ input: stderr }).on("line", (line) => said.push(line));
  return new Promise<string>((resolve, reject) => {
    createInterface({ input: stdout }).on("line", (line) => {
      said.push(line);
      const url = line.match(/Ready on (http:\S+)/)?.[1];
      if (!url) return;
      said.length = 0;
      resolve(url);
    });
    // Not 'exit': what it said last may still be in the pipes.
    server.once("close", (code) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${said.join("\n")}`)),
    );
  });
}

/**
 * Starts the production build as a process of its own, on a free port of the loopback interface.
 *
 * @param env in place of the defaults of a visitor's site: nobody is counted
 * @throws Error what the server said when it ends before it is ready
 */
export async function startSite(env: Record<string, string> = {}, options: SiteOptions = {}): Promise<Site> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "pixmill-site-")));
  const removeOwn = async () => {
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  const server = spawn(process.execPath, ["dist/main.mjs"], {
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  try {
    const url = await readyAddress(server, said);
    return {
      url,
      pid: server.pid ?? 0,
      dataDir,
      said,
      stop: async (signal = "SIGTERM") => {
        if (server.exitCode === null && server.signalCode === null) {
          server.kill(signal);
          await once(server, "exit");
        }
        await removeOwn();
        return server.exitCode;
      },
    };
  } catch (error) {
    await removeOwn();
    throw error;
  }
}
