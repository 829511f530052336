import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg } from "node:os";
import { sharedFolder } from "../../fleet/fleet";
import { median } from "../../running/figures";
import { s3Keys, startS3Server } from "../../server/testing/s3-server";
import { readArguments } from "./arguments";
import { kindNames, makeKinds, scheduleOf, tinyKind } from "./kinds";
import {
  measureOverhead,
  measureServices,
  measureThroughput,
  type StoreEnv,
  type Throughput,
  WEBS,
} from "./measure";
import { type Assumptions, assumptions, folderAssumptions } from "./plan";
import { mixed, report, type StoreReport } from "./report";
import { replaceSection } from "./section";

/** Measures a fleet and plans for more machines: `npm run bench:fleet`. */

const PAGE = "lib/operation/README.md";
const HEADING = "Planning";
const BUCKET = "results";

const options = readArguments(process.argv.slice(2));
const { seconds, mix } = options;
const [load = 0] = loadavg();
const kinds = await makeKinds();
const tiny = await tinyKind();
const names = kindNames.filter((name) => mix[name] > 0);
const schedule = scheduleOf(kinds, mix);

const folder = await sharedFolder();
const s3 = await startS3Server();
try {
  await s3.createBucket(BUCKET);
  const places: readonly { name: string; env: StoreEnv; assumed: Assumptions }[] = [
    { name: "shared folder", env: { STORE_URL: folder.STORE_URL }, assumed: folderAssumptions },
    {
      name: "bucket",
      env: {
        STORE_URL: s3.storeUrl(BUCKET),
        STORE_ACCESS_KEY_ID: s3Keys.accessKeyId,
        STORE_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
      },
      assumed: assumptions,
    },
  ];
  const latencies = await measureOverhead(tiny, places, seconds);
  const stores: StoreReport[] = [];
  for (const { name, env, assumed } of places) {
    const own = names.map((kind) => kinds[kind]);
    const services = await measureServices(env, own, seconds);
    const throughputs: Throughput[] = [];
    for (const workers of options.workers) {
      throughputs.push(await measureThroughput(env, schedule, workers, seconds));
      console.error(
        `${name}, ${workers} workers: ${throughputs.at(-1)?.perSecond.toFixed(1)} files a second`,
      );
    }
    const balancer = median(throughputs.map((one) => one.balancer));
    const measured = mixed(services, (kind) => mix[kind as keyof typeof mix], balancer);
    stores.push({ name, services, throughputs, measured, assumed: { ...assumed, cores: options.cores } });
  }
  const text = report({
    seconds,
    machine: `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node.js ${process.version}`,
    load,
    cores: availableParallelism(),
    webs: WEBS,
    mix: names.map((name) => `${mix[name]} x ${kinds[name].about}`).join(", "),
    latencies,
    stores,
  });
  console.log(text);
  if (options.write) await write(text);
} finally {
  await s3.close();
  await folder.remove();
}

async function write(text: string): Promise<void> {
  const page = await readFile(PAGE, "utf8").catch(() => "");
  const replaced = replaceSection(page, HEADING, text);
  if (replaced === null) console.error(`${PAGE} has no heading '${HEADING}', so nothing was written.`);
  else await writeFile(PAGE, replaced);
}
