import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg } from "node:os";
import { median } from "../../../../e2e/running/figures";
import { readArguments } from "./arguments";
import { type Bucket, startBucket } from "./bucket";
import { kindNames, makeKinds, scheduleOf, tinyKind } from "./kinds";
import { measureOverhead, measureServices, measureThroughput, type Throughput, WEBS } from "./measure";
import { type Assumptions, assumptions, folderAssumptions } from "./plan";
import { mixed, report, type StoreReport } from "./report";
import { replaceSection } from "./section";

/** Measures a fleet and plans for more machines: `npm run bench:fleet`. */

const PAGE = "lib/deploy/README.md";
const HEADING = "Planning";

const options = readArguments(process.argv.slice(2));
const { seconds, mix } = options;
const [load = 0] = loadavg();
const kinds = await makeKinds();
const tiny = await tinyKind();
const names = kindNames.filter((name) => mix[name] > 0);
const schedule = scheduleOf(kinds, mix);

const bucket = await startBucket();
try {
  const places: readonly { name: string; bucket: Bucket | undefined; assumed: Assumptions }[] = [
    { name: "shared folder", bucket: undefined, assumed: folderAssumptions },
    { name: "bucket", bucket, assumed: assumptions },
  ];
  const latencies = await measureOverhead(tiny, places, seconds);
  const stores: StoreReport[] = [];
  for (const { name, bucket, assumed } of places) {
    const own = names.map((kind) => kinds[kind]);
    const services = await measureServices(bucket, own, seconds);
    const throughputs: Throughput[] = [];
    for (const workers of options.workers) {
      throughputs.push(await measureThroughput(bucket, schedule, workers, seconds));
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
  await bucket.close();
}

async function write(text: string): Promise<void> {
  const page = await readFile(PAGE, "utf8").catch(() => "");
  const replaced = replaceSection(page, HEADING, text);
  if (replaced === null) console.error(`${PAGE} has no heading '${HEADING}', so nothing was written.`);
  else await writeFile(PAGE, replaced);
}
