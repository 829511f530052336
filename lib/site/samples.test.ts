import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { type FormatId, formats } from "../formats";
import { sniffFormat } from "../sniff";
import { tools } from "../tools";
import type { AcceptRule, Tool } from "../tools/types";
import { sampleFor, samples } from "./samples";

const FILE_BYTES = 400_000;

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../public${path}`, import.meta.url)));

it.each(Object.entries(samples))(
  "the sample %s is a file of its format, with its name and of a size that loads quickly",
  (format, { path, name }) => {
    const bytes = read(path);
    expect(sniffFormat(bytes)).toBe(format);
    expect(name).toBe(`sample.${formats[format as FormatId].extensions[0]}`);
    expect(bytes.length).toBeLessThan(FILE_BYTES);
  },
);

it.each(tools)("there is a sample that $path takes from its picker", ({ from, accept }: Tool) => {
  const { path, name } = sampleFor(from) ?? { path: "", name: "" };
  const format = sniffFormat(read(path));
  const { types, endings }: AcceptRule = accept.selected ?? accept;
  const byType = format !== null && types.some((type) => formats[format].mime.startsWith(type));
  expect(byType || endings.some((ending) => name.endsWith(ending))).toBe(true);
});
