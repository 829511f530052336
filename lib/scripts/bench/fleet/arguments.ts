import { parseArgs } from "node:util";
import { type KindName, kindNames } from "./kinds";

export type FleetBenchOptions = {
  /** Length of each measurement. */
  seconds: number;
  /** Numbers of workers whose throughput is measured. */
  workers: readonly number[];
  /** How often each kind of file comes. */
  mix: Readonly<Record<KindName, number>>;
  /** Cores of each machine that is planned for. */
  cores: number;
  /** Whether the report goes into the operation page, besides standard output. */
  write: boolean;
};

const MIX = "jpg-png=3,jpg-webp=3,heic-jpg=2,pdf-jpg=2";

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(Number.isInteger(value) && value > 0))
    throw new Error(`--${name} is '${text}', but it must be a whole number of 1 or more.`);
  return value;
}

function mixOf(text: string): Record<KindName, number> {
  const mix = Object.fromEntries(kindNames.map((name) => [name, 0])) as Record<KindName, number>;
  for (const part of text.split(",")) {
    const [name = "", weight = ""] = part.split("=");
    const known = kindNames.find((one) => one === name);
    if (!known) throw new Error(`--mix names '${name}', but the kinds are ${kindNames.join(", ")}.`);
    mix[known] = positive("mix", weight);
  }
  return mix;
}

/**
 * Parses `npm run bench:fleet -- [--seconds 10] [--workers 1,2,4] [--mix jpg-png=3,heic-jpg=1] [--cores 4] [--write]`.
 *
 * @throws Error with one sentence that names the option
 */
export function readArguments(args: string[]): FleetBenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: "string", default: "10" },
      workers: { type: "string", default: "1,2,4" },
      mix: { type: "string", default: MIX },
      cores: { type: "string", default: "4" },
      write: { type: "boolean", default: false },
    },
  });
  return {
    seconds: positive("seconds", values.seconds),
    workers: values.workers.split(",").map((text) => positive("workers", text)),
    mix: mixOf(values.mix),
    cores: positive("cores", values.cores),
    write: values.write,
  };
}
