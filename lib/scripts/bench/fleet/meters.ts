import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { QueueEvents } from "bullmq";
import type { Redis } from "ioredis";
import type { BalancedFleet } from "../../../../e2e/fleet/fleet";
import { childrenOf, ticksOf } from "../../../../e2e/running/processes";
import { PREFIX, QUEUE } from "../../../server/redis/messages";
import type { Bucket, StoreReading } from "./bucket";

/** Meters count from the start of a process; a measurement is the difference of two readings. */

const TICK_MS = 10;

/** Returns the processor time in milliseconds of children that a process has waited for (proc_pid_stat(5), fields 16 and 17). */
async function processorOfEnded(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(13, 15)
    .map(Number);
  return (user + system) * TICK_MS;
}

const processorOf = async (pid: number): Promise<number> => (await ticksOf(pid)) * TICK_MS;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns the processor time of a worker's engine processes, ended ones included. */
async function processorOfEngine(pid: number): Promise<number> {
  const children = await Promise.all((await childrenOf(pid)).map(processorOf));
  return sum(children) + (await processorOfEnded(pid));
}

/** Counts of Redis; processor time of its main thread in milliseconds. */
export type RedisReading = {
  ms: number;
  commands: number;
  /** Times that it read from a connection: commands sent together count once. */
  reads: number;
  bytesIn: number;
  bytesOut: number;
  /** Calls by command, those of scripts included. */
  calls: Readonly<Record<string, number>>;
};

export async function readRedis(redis: Redis): Promise<RedisReading> {
  const info = String(await redis.call("INFO", "cpu", "stats", "commandstats"));
  const read = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, "m").exec(info)?.[1]);
  return {
    ms: 1000 * (read("used_cpu_user_main_thread") + read("used_cpu_sys_main_thread")),
    commands: read("total_commands_processed"),
    reads: read("total_reads_processed"),
    bytesIn: read("total_net_input_bytes"),
    bytesOut: read("total_net_output_bytes"),
    calls: Object.fromEntries(
      [...info.matchAll(/^cmdstat_([^:]+):calls=(\d+)/gm)].map(([, name, calls]) => [name, Number(calls)]),
    ),
  };
}

/** Returns the processor time of all processes of the machine, in milliseconds (proc_stat(5)). */
async function processorOfMachine(): Promise<number> {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] =
    (await readFile("/proc/stat", "utf8")).split("\n", 1)[0]?.split(/ +/).slice(1).map(Number) ?? [];
  return (user + nice + system + irq + softirq) * TICK_MS;
}

/** Processor time in milliseconds of each part of a fleet, and what Redis and the store have done. */
export type Reading = {
  seconds: number;
  webs: readonly number[];
  worker: number;
  engine: number;
  balancer: number;
  client: number;
  /** Of the bucket's server. */
  bucket: number;
  /** Of the whole machine. */
  machine: number;
  redis: RedisReading;
  store: StoreReading;
};

export async function readFleet(
  { webs, workers, balancer }: BalancedFleet,
  redis: Redis,
  bucket: Bucket | undefined,
): Promise<Reading> {
  const { user, system } = process.cpuUsage();
  return {
    seconds: performance.now() / 1000,
    webs: await Promise.all(webs.map(({ pid }) => processorOf(pid))),
    worker: sum(await Promise.all(workers.map(({ pid }) => processorOf(pid)))),
    engine: sum(await Promise.all(workers.map(({ pid }) => processorOfEngine(pid)))),
    balancer: await processorOf(balancer.pid),
    client: (user + system) / 1000,
    bucket: bucket ? await processorOf(bucket.pid) : 0,
    machine: await processorOfMachine(),
    redis: await readRedis(redis),
    store: (await bucket?.read()) ?? { writes: 0, reads: 0, ms: 0 },
  };
}

/** Subtracts an earlier reading of the same fleet. */
export function since(before: Reading, after: Reading): Reading {
  const { redis: was } = before;
  const { redis } = after;
  const calls = Object.entries(redis.calls).map(([name, count]) => [name, count - (was.calls[name] ?? 0)]);
  return {
    seconds: after.seconds - before.seconds,
    webs: after.webs.map((ms, i) => ms - (before.webs[i] ?? 0)),
    worker: after.worker - before.worker,
    engine: after.engine - before.engine,
    balancer: after.balancer - before.balancer,
    client: after.client - before.client,
    bucket: after.bucket - before.bucket,
    machine: after.machine - before.machine,
    redis: {
      ms: redis.ms - was.ms,
      commands: redis.commands - was.commands,
      reads: redis.reads - was.reads,
      bytesIn: redis.bytesIn - was.bytesIn,
      bytesOut: redis.bytesOut - was.bytesOut,
      calls: Object.fromEntries(calls),
    },
    store: {
      writes: after.store.writes - before.store.writes,
      reads: after.store.reads - before.store.reads,
      ms: after.store.ms - before.store.ms,
    },
  };
}

/** Returns how many cores were busy with other processes than those of the measurement. */
export function coresOfOthers({
  webs,
  worker,
  engine,
  balancer,
  client,
  bucket,
  redis,
  machine,
  seconds,
}: Reading): number {
  const ours = sum(webs) + worker + engine + balancer + client + bucket + redis.ms;
  return Math.max(0, (machine - ours) / (seconds * 1000));
}

/** Until the events of jobs have arrived, in milliseconds. */
const EVENTS_MS = 200;

/**
 * Returns for how long files keep an engine process, in milliseconds: the mean, of all jobs of a file together. It follows
 * them by BullMQ's events, whose ids are times of Redis; reading them costs Redis commands of its own.
 *
 * @param load runs files and returns how many
 */
export async function slotTime(redis: Redis, load: () => Promise<{ files: number }>): Promise<number> {
  const connection = redis.duplicate({ maxRetriesPerRequest: null });
  const events = new QueueEvents(QUEUE, { connection, prefix: PREFIX });
  const begun = new Map<string, number>();
  let total = 0;
  const timeOf = (id: string) => Number.parseInt(id, 10);
  events.on("active", ({ jobId }, id) => void begun.set(jobId, timeOf(id)));
  events.on("completed", ({ jobId }, id) => {
    total += timeOf(id) - (begun.get(jobId) ?? timeOf(id));
  });
  await events.waitUntilReady();
  const { files } = await load();
  await delay(EVENTS_MS);
  await events.close();
  connection.disconnect();
  return total / files;
}
