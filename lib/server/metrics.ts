import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { VitalName } from "../contract/vitals";
import type { EngineEvent, EnginePool } from "../engine/types";
import type { Admission } from "./admission";
import type { Disk } from "./disk";
import type { RequestLine } from "./logging";
import type { Queue } from "./queue/types";
import type { CountedStore } from "./store/counted";

/** Seconds, from a cached answer to the longest possible request. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Seconds, and shifts without a unit: around the bounds of good and poor (https://web.dev/articles/vitals). */
const vitalBuckets = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
const shiftBuckets = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Parts of the server that are read when metrics are requested. */
export type MetricSources = {
  pool: () => EnginePool;
  queue: () => Pick<Queue, "waiting">;
  /** Counts the workers of a shared queue. */
  workers?: (() => Promise<number>) | undefined;
  store: Pick<CountedStore, "bytes">;
  disk: Disk;
  admission: Pick<Admission, "stats">;
};

/** Creates the metrics of this process for Prometheus; none identifies a visitor. */
export function createMetrics({ pool, queue, workers, store, disk, admission }: MetricSources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <L extends string>(name: string, help: string, buckets: number[], labelNames: L[] = []) =>
    new Histogram({ name, help, buckets, labelNames, registers });
  const requests = counter("pixmill_requests_total", "Requests answered.", ["route", "status", "code"]);
  const durations = histogram(
    "pixmill_request_duration_seconds",
    "From the head of a request to its answer.",
    buckets,
    ["route"],
  );
  const files = counter("pixmill_files_total", "Files of requests, by what became of them.", ["outcome"]);
  const programs = counter("pixmill_program_files_total", "Files of programs with a token.", [
    "program",
    "outcome",
  ]);
  const bytes = counter("pixmill_bytes_total", "Bytes of uploads and of results.", ["direction"]);
  const ended = counter("pixmill_engine_ended_total", "Engine processes that ended, by reason.", ["reason"]);
  const vitals = histogram(
    "pixmill_web_vital_seconds",
    "LCP, INP, FCP and TTFB that browsers have reported, by page.",
    vitalBuckets,
    ["metric", "page"],
  );
  const shifts = histogram(
    "pixmill_layout_shift",
    "CLS that browsers have reported, by page.",
    shiftBuckets,
    ["page"],
  );
  const waits = histogram(
    "pixmill_queue_wait_seconds",
    "Time that jobs have waited until this worker took them.",
    buckets,
  );
  const takeovers = counter(
    "pixmill_queue_takeovers_total",
    "Jobs that this worker took over from one that died.",
  );
  /** Registers a gauge that is read when metrics are requested. */
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  /** Of a shared queue that is away, nothing is known. */
  const unlessAway = (read: Promise<number>) => read.catch(() => Number.NaN);
  gauge("pixmill_queue_waiting", "Jobs that wait for an engine process.", () =>
    unlessAway(
      queue()
        .waiting()
        .then(({ jobs }) => jobs),
    ),
  );
  gauge("pixmill_queue_oldest_seconds", "Time for which the oldest of them has waited.", () =>
    unlessAway(
      queue()
        .waiting()
        .then(({ oldestMs }) => oldestMs / 1000),
    ),
  );
  if (workers) gauge("pixmill_workers", "Workers of the shared queue.", () => unlessAway(workers()));
  new Gauge({
    name: "pixmill_engine_processes",
    help: "Engine processes, by state.",
    labelNames: ["state"] as const,
    registers,
    collect() {
      this.reset();
      for (const { state } of pool().stats().processes) this.inc({ state });
    },
  });
  gauge(
    "pixmill_admitted_bytes",
    "Bytes of uploads inside, those reserved for what is on its way included.",
    () => admission.stats().bytes,
  );
  gauge("pixmill_uploads_open", "Uploads on their way.", () => admission.stats().uploads);
  gauge("pixmill_store_bytes", "Bytes of results, with expired ones until they are swept.", () =>
    store.bytes(),
  );
  gauge(
    "pixmill_disk_free_bytes",
    "Bytes that may still be written to the disk of DATA_DIR.",
    async () => (await disk.free()) ?? Number.NaN,
  );
  return {
    /** Counts an answered request. */
    request({ route, status, code, program, files: received, failed, bytesIn, bytesOut, ms }: RequestLine) {
      requests.inc({ route, status, code: code ?? "" });
      durations.observe({ route }, ms / 1000);
      // The failed pages of one document count as one file.
      const failedFiles = status >= 400 ? received : Math.min(failed, received);
      for (const [outcome, n] of Object.entries({ failed: failedFiles, converted: received - failedFiles })) {
        files.inc({ outcome }, n);
        if (program) programs.inc({ program, outcome }, n);
      }
      bytes.inc({ direction: "in" }, bytesIn);
      bytes.inc({ direction: "out" }, bytesOut);
    },
    /** Counts a job that this worker took from a shared queue. @param waitedMs since it was added */
    taken(waitedMs: number, isTakeover: boolean) {
      waits.observe(waitedMs / 1000);
      if (isTakeover) takeovers.inc();
    },
    engine({ event, reason }: EngineEvent) {
      if (event !== "engine_started") ended.inc({ reason: reason ?? event });
    },
    /** Adds what a browser has measured of a visit. @param value in milliseconds, of CLS without a unit */
    vital(page: string, metric: VitalName, value: number) {
      if (metric === "CLS") shifts.observe({ page }, value);
      else vitals.observe({ metric, page }, value / 1000);
    },
    /** Returns all metrics in the text format of Prometheus, and its media type. */
    text: async () => ({ body: await registry.metrics(), type: registry.contentType }),
  };
}
