import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export type Site = {
  url: string;
  pid: number;
  /** Its own DATA_DIR, removed when it stops. */
  dataDir: string;
  /** Sends SIGTERM and waits; answers the exit code. */
  stop: () => Promise<number | null>;
};

async function readyAddress(server: ChildProcess): Promise<string> {
  const lines: string[] = [];
  const { stdout, stderr } = server;
  if (!stdout || !stderr) throw new Error("The server was started without pipes.");
  stderr.on("data", (chunk) => lines.push(String(chunk)));
  const address = new Promise<string>((resolve, reject) => {
    createInterface({ input: stdout }).on("line", (line) => {
      lines.push(line);
      const url = line.match(/Ready on (http:\S+)/)?.[1];
      if (url) resolve(url);
    });
    server.once("exit", (code) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${lines.join("\n")}`)),
    );
  });
  return address;
}

/** Starts the production build on a free port of the loopback interface, with a data folder of its own. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), "pixmill-e2e-"));
  const server = spawn(process.execPath, [join(root, "lib/commands/serve.mjs")], {
    cwd: root,
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
  const url = await readyAddress(server);
  return {
    url,
    pid: server.pid ?? 0,
    dataDir,
    stop: async () => {
      server.kill("SIGTERM");
      if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
      await rm(dataDir, { recursive: true, force: true });
      return server.exitCode;
    },
  };
}

/** Process ids of a process's children; Linux. */
export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return text.split(" ").filter(Boolean).map(Number);
}

/** Whether a process is there and not a zombie; Linux. */
export async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat !== "" && !/\) Z /.test(stat);
}

/** Clock ticks of processor time a process has used; Linux (proc_pid_stat(5), utime and stime). */
export async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [user = "0", system = "0"] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return Number(user) + Number(system);
}
