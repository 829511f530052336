import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve as resolvePath } from "node:path";
import { createInterface } from "node:readline";

export type Site = {
  url: string;
  pid: number;
  /** DATA_DIR; a temporary one is removed when the site stops. */
  dataDir: string;
  /** Lines written to standard output and error since the site was ready. */
  output: readonly string[];
  /** Sends a signal (SIGTERM by default) and waits. Returns the exit code, or null if the signal killed the process. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export type SiteOptions = {
  /** A data folder to use, which stays when the site stops; a temporary one by default. */
  dataDir?: string;
  /** Program to run instead of the web server, such as `dist/worker.mjs`. */
  program?: string;
  /** Options for Node.js. */
  nodeOptions?: readonly string[];
  /** Returns a command that runs the program, in a sandbox for example. */
  within?: (dataDir: string) => readonly string[];
};

async function readyAddress(server: ChildProcess, output: string[]): Promise<string> {
  const { stdout, stderr } = server;
  if (!stdout || !stderr) throw new Error("The server was started without pipes.");
  createInterface({ input: stderr }).on("line", (line) => output.push(line));
  return new Promise<string>((resolve, reject) => {
    createInterface({ input: stdout }).on("line", (line) => {
      output.push(line);
      const url = line.match(/Ready on (http:\S+)/)?.[1];
      if (!url) return;
      output.length = 0;
      resolve(url);
    });
    // Not 'exit', after which the pipes may still hold output.
    server.once("close", (code) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${output.join("\n")}`)),
    );
  });
}

/**
 * Starts a program of the production build as a child process, on a free port of the loopback interface.
 *
 * @param env variables of the server; the rate limit is off by default
 * @throws Error with the output of the server, if it exits before it is ready
 */
export async function startSite(env: Record<string, string> = {}, options: SiteOptions = {}): Promise<Site> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "pixmill-site-")));
  const removeTemporary = async () => {
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  const { program = "dist/main.mjs", nodeOptions = [], within = () => [] } = options;
  const [command = "", ...given] = [
    ...within(dataDir),
    process.execPath,
    ...nodeOptions,
    resolvePath(program),
  ];
  const server = spawn(command, given, {
    // As a service manager starts it: from any folder.
    cwd: tmpdir(),
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
  const output: string[] = [];
  try {
    const url = await readyAddress(server, output);
    return {
      url,
      pid: server.pid ?? 0,
      dataDir,
      output,
      stop: async (signal = "SIGTERM") => {
        if (server.exitCode === null && server.signalCode === null) {
          server.kill(signal);
          await once(server, "exit");
        }
        await removeTemporary();
        return server.exitCode;
      },
    };
  } catch (error) {
    await removeTemporary();
    throw error;
  }
}
