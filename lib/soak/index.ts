import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { startSite } from "../running/site";
import { readArguments } from "./arguments";
import { comeAndGo, measureCapacity } from "./crowd";
import { report } from "./report";
import { startSampling } from "./samples";
import { inTurn, makeKinds } from "./visits";

/** Visitors of all kinds over a long time, and whether anything grows: `npm run soak`. */

const MEASURE_S = 30;
const LOAD = 0.8;

const { minutes, write } = readArguments(process.argv.slice(2));
const kinds = await makeKinds();
// Results are deleted while it runs, and a run of minutes sees it.
const site = await startSite({ LOG_LEVEL: "error", RETENTION_MINUTES: "1" });
try {
  const turn = inTurn(kinds);
  const perSecond = LOAD * (await measureCapacity(site, turn, 2 * availableParallelism(), MEASURE_S));
  const seconds = minutes * 60 - MEASURE_S;
  console.error(`${perSecond.toFixed(1)} visits a second for ${seconds} seconds`);
  const sampling = startSampling(site);
  const seen = await comeAndGo(site, turn, perSecond, seconds);
  const { text, failed } = report(sampling.stop(), seen, perSecond);
  const complaints = site.said.map((line) => `The server said: ${line}\n`).join("");
  console.log(text + complaints);
  if (write) await writeFile(write, `# Soak\n\nMade by \`npm run soak -- ${minutes}\`.\n\n${text}`);
  if (failed.length > 0 || complaints) process.exitCode = 1;
} finally {
  const code = await site.stop();
  if (code !== 0) process.exitCode = 1;
}
