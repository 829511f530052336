// The entry of most npm scripts: installs packages if needed, bundles lib/scripts/NAME.ts and runs it.
import { fileURLToPath, pathToFileURL } from "node:url";
import { install, requireNode } from "./install.mjs";

const [name = "", ...args] = process.argv.slice(2);
const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
process.chdir(root);
requireNode();
await install();
const { bundle } = await import("./bundle.mjs");
const folder = `${root}/node_modules/.cache/pixmill-scripts/${name}`;
await bundle(folder, { script: `lib/scripts/${name}.ts` });
process.argv = [process.execPath, name, ...args];
await import(pathToFileURL(`${folder}/script.mjs`).href);
