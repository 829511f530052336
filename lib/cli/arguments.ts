import { parseArgs } from "node:util";
import { type Command, commands, findCommand } from "./commands";

export type Arguments = {
  command: Command;
  paths: readonly string[];
  fields: Readonly<Record<string, string>>;
  out: string;
  overwrite: boolean;
  json: boolean;
};

/** What is printed instead of work, and the exit code. */
export class Usage extends Error {
  constructor(
    message: string,
    readonly code: 0 | 2 = 2,
  ) {
    super(message);
  }
}

const common = {
  out: { type: "string", short: "o" },
  overwrite: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const commonHelp = `  -o, --out FOLDER    where the results go; the current folder by default
  --overwrite         replaces files that exist
  --json              prints a line of JSON for each file
  -h, --help          prints this`;

/** Lists the commands. */
const helpOfAll = (): string => `Converts pictures and PDFs on this machine, with the engine of the site.

  node dist/cli.mjs COMMAND FILE... [-o FOLDER] [options]

A folder stands for the files in it that the command takes. The exit code is 0 if all files were converted, 1 if
some were not, 2 if the command could not be understood.

Commands, each with --help:
${commands.map(({ name }) => `  ${name}`).join("\n")}

Options of all commands:
${commonHelp}
`;

/** Describes a command with its options. */
function helpOf({ name, options, joins, endings }: Command): string {
  const lines = options.map(({ name: option, values, preset }) => {
    const takes = values ? values.join(" | ") : "TEXT";
    return `  --${option} ${takes}${preset === undefined ? "" : ` (${preset} by default)`}`;
  });
  return `node dist/cli.mjs ${name} FILE... [-o FOLDER] [options]

${joins ? "Makes one PDF of all files." : "Converts each file."} From a folder it takes .${endings.join(", .")}.

Options:
${[...lines, commonHelp].join("\n")}
`;
}

/**
 * Reads the arguments of a command.
 *
 * @param given without the program
 * @throws Usage with the help that was asked for, or a sentence about what is wrong
 */
export function readArguments(given: readonly string[]): Arguments {
  const [name, ...rest] = given;
  if (name === undefined || name === "--help" || name === "-h")
    throw new Usage(helpOfAll(), name === undefined ? 2 : 0);
  const command = findCommand(name);
  if (!command) throw new Usage(`There is no command '${name}'. --help lists them.`);
  const own = Object.fromEntries(command.options.map(({ name }) => [name, { type: "string" } as const]));
  const { values, positionals } = parse(rest, { ...common, ...own });
  if (values.help) throw new Usage(helpOf(command), 0);
  if (positionals.length === 0) throw new Usage(`Name the files to convert. '${name} --help' says more.`);
  const { out, overwrite, json, help, ...fields } = values;
  return {
    command,
    paths: positionals,
    fields: { ...command.presets, ...(fields as Record<string, string>) },
    out: String(out ?? "."),
    overwrite: overwrite === true,
    json: json === true,
  };
}

function parse(args: string[], options: Record<string, { type: "string" | "boolean"; short?: string }>) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : String(error));
  }
}
