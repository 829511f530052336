import { parseArgs } from "node:util";

export type SoakOptions = {
  /** How long visitors come, measuring what the machine can do included. */
  minutes: number;
  /** Where the page goes; nothing is written when absent. */
  write?: string;
};

/** `npm run soak -- [MINUTES] [--write SOAK.md]` @throws Error of minutes that are none */
export function readArguments(args: string[]): SoakOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: "string" } },
  });
  const minutes = Number(positionals[0] ?? 20);
  if (!(minutes >= 1)) throw new Error(`The minutes are '${positionals[0]}', but they must be 1 or more.`);
  return { minutes, ...(values.write && { write: values.write }) };
}
