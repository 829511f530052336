import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { type FormatId, formats } from "../formats";
import { sniffFormat } from "../sniff";
import { tools } from "../tools";
import type { AcceptRule, Tool } from "../tools/types";
import { detailedSample, largeSamples, sampleFor, samples, textSamples } from "./samples";

const FILE_BYTES = 400_000;
/** What is worth compressing, also to a megabyte. */
const LARGE_BYTES = { least: 1_050_000, most: 1_300_000 } as const;

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../public${path}`, import.meta.url)));

it.each(Object.entries(samples))(
  "the sample %s is a file of its format, with its name and of a size that loads quickly",
  (format, { path, name }) => {
    const bytes = read(path);
    // A DNG is a TIFF.
    expect(sniffFormat(bytes)).toBe(format === "raw" ? "tiff" : format);
    expect(name).toBe(`sample.${formats[format as FormatId].extensions[0]}`);
    expect(bytes.length).toBeLessThan(FILE_BYTES);
  },
);

it.each([...Object.values(textSamples), detailedSample])("$name loads quickly", ({ path }) => {
  expect(read(path).length).toBeLessThan(FILE_BYTES);
});

it.each(Object.values(largeSamples))("$name is larger than every limit that a page presets", ({ path }) => {
  const { length } = read(path);
  expect(length).toBeGreaterThan(LARGE_BYTES.least);
  expect(length).toBeLessThan(LARGE_BYTES.most);
});

it.each(tools)("there is a sample that $path takes from its picker", (tool: Tool) => {
  const { path, name } = sampleFor(tool) ?? { path: "", name: "" };
  const { accept } = tool;
  const format = sniffFormat(read(path));
  const { types, endings }: AcceptRule = accept.selected ?? accept;
  const byType = format !== null && types.some((type) => formats[format].mime.startsWith(type));
  expect(byType || endings.some((ending) => name.endsWith(ending))).toBe(true);
});
