import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { median, quantile, table } from "../../../e2e/running/figures";
import { startSite } from "../../../e2e/running/site";

const CONNECTIONS = 16;
/** Visitors at once whose waits are measured. */
const VISITORS = [1, 5, 20] as const;
const SECONDS = 4;
const ROUNDS = 3;
const PATH = "/png-to-jpg";

/** Program of a Node server that only sends the bytes from its standard input, in its own process like the site. */
const bareServer = `
  const chunks = [];
  process.stdin.on("data", (chunk) => chunks.push(chunk)).on("end", () => {
    const bytes = Buffer.concat(chunks);
    const headers = JSON.parse(process.env.HEADERS);
    require("http").createServer((_, response) => response.writeHead(200, headers).end(bytes))
      .listen(0, "127.0.0.1", function () { console.log(this.address().port); });
  });`;

type Answer = { headers: IncomingHttpHeaders; body: Buffer; firstByteMs: number };

function get(url: URL, agent: Agent): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { "Accept-Encoding": "br" } }, async (response) => {
      const firstByteMs = performance.now() - began;
      resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()), firstByteMs });
    })
      .once("error", reject)
      .end();
  });
}

/** Measures requests per second over keep-alive connections, and the milliseconds that each took. */
async function measureRate(url: URL, connections: number): Promise<{ perSecond: number; times: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const began = performance.now();
  const client = async () => {
    while (performance.now() < began + SECONDS * 1000) {
      const start = performance.now();
      await get(url, agent);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { perSecond: (times.length * 1000) / (performance.now() - began), times };
}

async function startBare(
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<{ process: ChildProcess; url: URL }> {
  // Node adds its own.
  const { date: _, connection: __, "keep-alive": ___, ...own } = headers;
  const child = spawn(process.execPath, ["--eval", bareServer], {
    env: { ...process.env, HEADERS: JSON.stringify(own) },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(body);
  const [port] = await once(child.stdout, "data");
  return { process: child, url: new URL(`http://127.0.0.1:${Number(port)}/`) };
}

/** Measures how fast a page is sent, beside a bare server that sends the same bytes. */
export async function measurePages(): Promise<string> {
  const site = await startSite({ LOG_LEVEL: "silent" });
  const page = new URL(PATH, site.url);
  const agent = new Agent({ keepAlive: true });
  const { body, headers } = await get(page, agent);
  const firstBytes: number[] = [];
  for (let i = 0; i < 200; i++) firstBytes.push((await get(page, agent)).firstByteMs);
  agent.destroy();
  const bare = await startBare(body, headers);
  const rates: Record<"site" | "bare", number[]> = { site: [], bare: [] };
  const waits: string[][] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      rates.site.push((await measureRate(page, CONNECTIONS)).perSecond);
      rates.bare.push((await measureRate(bare.url, CONNECTIONS)).perSecond);
    }
    for (const visitors of VISITORS) {
      const { perSecond, times } = await measureRate(page, visitors);
      const quantiles = [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1));
      waits.push([String(visitors), perSecond.toFixed(0), ...quantiles]);
    }
  } finally {
    bare.process.kill();
    await site.stop();
  }
  const [ours, theirs] = [median(rates.site), median(rates.bare)];
  console.error(`pages: ${ours.toFixed(0)} a second, bare ${theirs.toFixed(0)}`);
  const kb = (bytes: number) => (bytes / 1000).toFixed(0);
  return `
## Pages

${PATH} (${kb(brotliDecompressSync(body).length)} kB, ${kb(body.length)} kB by brotli) over ${CONNECTIONS} connections, beside a bare Node server that sends the same bytes;
medians of ${ROUNDS} rounds in turn, the client on the same cores.

${table(
  ["server", "requests/s", "of the bare server", "first byte ms, one client"],
  [
    ["site", ours.toFixed(0), (ours / theirs).toFixed(2), median(firstBytes).toFixed(1)],
    ["bare", theirs.toFixed(0), "1.00", ""],
  ],
)}

${table(["clients", "requests/s", "p50 ms", "p95 ms", "p99 ms"], waits)}
`;
}
