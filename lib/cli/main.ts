import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { readEnv } from "../server/env";
import { failureOf, toConversionError } from "../server/http/failure";
import { readFields } from "../server/http/handle";
import { hasCode } from "../server/missing";
import { exitWith } from "../server/serve";
import { createServices, type Services } from "../server/services";
import { type Arguments, readArguments, Usage } from "./arguments";
import { convertInputs, type Input } from "./convert";

/** Settings of a server that make no sense for files that its user has chosen. */
const unlimited = {
  LOG_LEVEL: "silent",
  MAX_ADMITTED_FILES: "1000000",
  MAX_RESULTS_MB: "0",
  MIN_FREE_DISK_MB: "0",
};
/** Limits that may be set as for a server. */
const kept =
  /^(MAX_MEGAPIXELS|MAX_FRAMES|MAX_PDF_PAGES|MAX_OCR_PAGES|(JOB|REQUEST|OCR)_TIMEOUT_S|ENGINE_\w+)$/;

/** What became of the files of one request. */
type Outcome = { files: string[]; results?: string[]; notes?: string[]; error?: string; code?: string };

/**
 * Converts files without a server.
 *
 * @param folder that this bundle lies in, with the engine's
 */
async function main(folder: string): Promise<void> {
  const given = readArguments(process.argv.slice(2));
  requireFields(given);
  const data = await mkdtemp(join(tmpdir(), "pixmill-cli-"));
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());
  // Whoever read the results has enough of them.
  process.stdout.on("error", () => stop.abort());
  try {
    const set = Object.entries(process.env).filter(([name]) => kept.test(name));
    const env = readEnv({ ...Object.fromEntries(set), ...unlimited, DATA_DIR: data });
    const services = await createServices({ env, engineEntry: join(folder, "child.mjs") });
    try {
      await services.start();
      process.exitCode = (await convertAll(stop.signal, services, given)) ? 0 : 1;
    } finally {
      await services.close();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** @throws Usage with a sentence about an option that the call would refuse */
function requireFields({ command: { name, call }, fields }: Arguments): void {
  try {
    readFields(call, fields);
  } catch (error) {
    const failure = toConversionError(error);
    const field = String(failure.params?.limit);
    if (failure.code !== "bad_option") throw new Usage(failureOf(failure).message);
    throw new Usage(
      fields[field] === undefined
        ? `--${field} is missing. '${name} --help' says more.`
        : `--${field} can't be '${fields[field]}'. '${name} --help' says more.`,
    );
  }
}

/** @returns whether all could be converted */
async function convertAll(signal: AbortSignal, services: Services, given: Arguments): Promise<boolean> {
  const { command, paths, json } = given;
  const outcomes: Outcome[] = [];
  const report = createReport(json);
  const found = (await Promise.all(paths.map((path) => filesAt(path, command.endings)))).flat();
  for (const one of found) if ("error" in one) report.add(one);
  const inputs = found.filter((one) => "size" in one);
  const requests = command.joins ? [inputs].filter(({ length }) => length > 0) : inputs.map((one) => [one]);
  // While one file is converted, the next is read or written.
  const limit = pLimit(services.env.ENGINE_PROCESSES * 2);
  await Promise.all(
    requests.map((files) =>
      limit(async () => {
        const outcome = await outcomeOf(signal, services, files, given);
        outcomes.push(outcome);
        report.add(outcome, outcomes.length, requests.length);
      }),
    ),
  );
  return report.end();
}

async function outcomeOf(
  signal: AbortSignal,
  services: Services,
  inputs: readonly Input[],
  { command: { call }, fields, out, overwrite }: Arguments,
): Promise<Outcome> {
  const files = inputs.map(({ path }) => path);
  try {
    signal.throwIfAborted();
    const { paths, notes } = await convertInputs(signal, services, inputs, { call, fields, out, overwrite });
    return { files, results: paths, ...(notes.length > 0 && { notes }) };
  } catch (error) {
    return { files, ...reasonOf(signal, error) };
  }
}

function reasonOf(signal: AbortSignal, error: unknown): { error: string; code?: string } {
  if (signal.aborted) return { error: "It was stopped." };
  const failure = toConversionError(error);
  const { message, code } = failureOf(failure);
  if (code === "internal" && failure.cause instanceof Error) return { error: failure.cause.message, code };
  return { error: message, code };
}

/** Lists a file, or the files in a folder that a command takes, in the order of their names. */
async function filesAt(path: string, endings?: readonly string[]): Promise<(Input | Outcome)[]> {
  try {
    const about = await stat(path);
    // Of a folder in a folder nothing is taken.
    if (!about.isDirectory() || !endings) return about.isFile() ? [{ path, size: about.size }] : [];
    const names = (await readdir(path)).filter((name) =>
      endings.includes(name.slice(name.lastIndexOf(".") + 1).toLowerCase()),
    );
    return (await Promise.all(names.sort().map((name) => filesAt(join(path, name))))).flat();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [{ files: [path], error: "There is no such file." }];
    return [{ files: [path], error: error instanceof Error ? error.message : String(error) }];
  }
}

/** Prints what becomes of files: results to the standard output, and failures and progress to the other. */
function createReport(json: boolean) {
  let failed = 0;
  let made = 0;
  const isTerminal = process.stderr.isTTY === true;
  const clear = () => isTerminal && process.stderr.write("\r\x1b[K");
  return {
    add(outcome: Outcome, done?: number, total?: number) {
      clear();
      if (outcome.error !== undefined) failed += 1;
      made += outcome.results?.length ?? 0;
      if (json) console.log(JSON.stringify(outcome));
      else if (outcome.error !== undefined) console.error(`${outcome.files.join(", ")}: ${outcome.error}`);
      else
        for (const [i, path] of (outcome.results ?? []).entries())
          console.log([path, ...(i === 0 ? (outcome.notes ?? []) : [])].join("  "));
      if (isTerminal && done !== undefined) process.stderr.write(`${done} of ${total}`);
    },
    end(): boolean {
      clear();
      if (failed === 0 && made === 0) console.error("There is nothing to convert.");
      return failed === 0 && made > 0;
    },
  };
}

main(import.meta.dirname).catch((error) => {
  if (!(error instanceof Usage)) return exitWith(error);
  (error.code === 0 ? console.log : console.error)(error.message);
  process.exit(error.code);
});
