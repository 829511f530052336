import { parseArgs } from "node:util";

export type SoakOptions = {
  /** Length of the whole run, including the measurement of capacity. */
  minutes: number;
  /** File to write the report to, besides standard output. */
  write?: string;
};

/** Parses `npm run soak -- [MINUTES] [--write SOAK.md]`. @throws Error if the minutes are not a number of 1 or more */
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
