import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, it } from "vitest";
import { tools } from "@/lib/tools";
import { en } from "@/lib/words/en";
import { wordsFor } from "./areas";

const here = import.meta.dirname;
const read = (name: string) => readFileSync(resolve(here, name), "utf8");
const table = read("index.tsx");
const documents = "pdf-document";
const jobs = read(`${documents}/pdf-document-screen.tsx`);

function sourceOf(module: string): string {
  const path = [".tsx", ".ts"].map((ending) => module + ending).find(existsSync);
  return path ? readFileSync(path, "utf8") : "";
}

/** Areas that a module and all that it imports ask for. */
function areasIn(module: string, seen = new Map<string, string[]>()): Set<string> {
  if (!seen.has(module)) {
    const code = sourceOf(module);
    seen.set(
      module,
      [...code.matchAll(/useWords\("(\w+)"\)/g)].flatMap(([, area = ""]) => area),
    );
    for (const [, other = ""] of code.matchAll(/^import (?!type).* from "(\.[^"]+)"/gm))
      areasIn(resolve(dirname(module), other), seen);
    for (const [, other = ""] of code.matchAll(/import\("(\.[^"]+)"\)/g))
      areasIn(resolve(dirname(module), other), seen);
  }
  return new Set([...seen.values()].flat());
}

/** The module of a tool's screen, which pages load lazily. */
function moduleOf(tool: (typeof tools)[number]): string {
  const [folder, code, name] =
    "job" in tool ? [documents, jobs, tool.job] : [".", table, `"?${tool.screen}"?`];
  const [, found] =
    new RegExp(`^ {2}${name}: (?:BatchScreen|dynamic[^"]*import\\("([\\w./-]+)"\\))`, "m").exec(code) ?? [];
  return resolve(here, folder, found ?? "./batch/batch-screen");
}

const oneOfEach = [...new Map(tools.map((tool) => [tool.screen + moduleOf(tool), tool] as const)).values()];

it.each(oneOfEach.map((tool) => [moduleOf(tool).slice(here.length + 1), tool.path, tool] as const))(
  "%s on %s gets the words that its components ask for, and no others",
  (module, _, tool) => {
    expect(Object.keys(wordsFor(tool, en)).sort()).toEqual([...areasIn(resolve(here, module))].sort());
  },
);
