import { availableParallelism } from "node:os";
import { startSite } from "../../../e2e/running/site";
import { report } from "./report";
import { startSampling } from "./samples";
import { makeKinds, measureCapacity, runVisits, scheduleOf } from "./visits";

/** Sends mixed traffic for a long time and reports whether memory, descriptors or disk grow: `npm run soak [-- MINUTES]`. */

const MEASURE_S = 30;
/** Share of the measured capacity that is used. */
const LOAD = 0.8;

const minutes = Number(process.argv[2] ?? 20);
if (!(minutes >= 1)) throw new Error(`The minutes are '${process.argv[2]}', but they must be 1 or more.`);
const kinds = await makeKinds();
// The shortest retention, so that results expire even in a run of a few minutes.
const site = await startSite({ LOG_LEVEL: "error", RETENTION_MINUTES: "1" });
try {
  const schedule = scheduleOf(kinds);
  const perSecond = LOAD * (await measureCapacity(site, schedule, 2 * availableParallelism(), MEASURE_S));
  const seconds = minutes * 60 - MEASURE_S;
  console.error(`${perSecond.toFixed(1)} visits a second for ${seconds} seconds`);
  const sampling = startSampling(site);
  const visits = await runVisits(site, schedule, perSecond, seconds);
  const { text, failed } = report(sampling.stop(), visits, perSecond);
  const logged = site.output.map((line) => `The server logged: ${line}\n`).join("");
  console.log(text + logged);
  if (failed.length > 0 || logged) process.exitCode = 1;
} finally {
  const code = await site.stop();
  if (code !== 0) process.exitCode = 1;
}
