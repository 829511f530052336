import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { IHorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { errorCodes } from "../contract/errors";
import { testServer } from "../server/testing/server";
import { readManifests } from "./manifest";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const read = (relative: string) => readFileSync(path(relative), "utf8");

type Panel = {
  id: number;
  type: string;
  title: string;
  targets?: { expr: string }[];
  gridPos: { x: number; y: number; w: number; h: number };
};
const { panels } = JSON.parse(read("grafana.json")) as { panels: Panel[] };
const graphs = panels.filter(({ type }) => type !== "row");

type Rule = {
  alert?: string;
  record?: string;
  expr: string;
  labels?: object;
  annotations?: { summary: string; description: string };
};
const { groups } = parse(read("alerts.yaml")) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const recorded = rules.flatMap(({ record }) => record ?? []);

/** Registered by servers that share a queue. */
const ofFleets = ["pixmill_workers"];
/** Added by Prometheus. */
const itsOwn = ["up"];

const server = testServer();

/** Names of all series that a server reports. */
async function reported(): Promise<Set<string>> {
  const text = await (await server.fetch("/api/metrics")).text();
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const names = types.flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  return new Set([...names, ...ofFleets, ...itsOwn, ...recorded]);
}

/** Names of series in a query: words that are neither functions nor labels. */
function seriesOf(query: string): string[] {
  const bare = query
    .replace(/"[^"]*"/g, "")
    .replace(/\{[^}]*\}/g, "")
    .replace(/\b(by|without)\s*\([^)]*\)/g, "")
    .replace(/\[[^\]]*\]/g, "");
  return [...bare.matchAll(/[a-z_]\w*(?!\w*\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !["or", "and", "unless", "by", "e9"].includes(name));
}

const queries: [string, string][] = [
  ...graphs.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [title, expr] as [string, string]),
  ),
  ...rules.map(({ alert, record = "", expr }) => [alert ?? record, expr] as [string, string]),
];

describe("queries", () => {
  it.each(queries)("of %s name series that servers report: %s", async (_name, query) => {
    const series = seriesOf(query);
    expect(series).not.toEqual([]);
    const known = await reported();
    expect(series.filter((name) => !known.has(name))).toEqual([]);
  });

  it("name codes that errors have", () => {
    const named = queries.flatMap(([, query]) =>
      [...query.matchAll(/code="(\w+)"/g)].map(([, code]) => code),
    );
    expect(named).toEqual(["busy", "storage_full"]);
    expect(errorCodes).toEqual(expect.arrayContaining(named));
  });

  it("never add up what all servers report of the same queue or store", () => {
    const common = /pixmill_(queue_waiting|queue_oldest_seconds|workers|store_bytes)/;
    for (const [, query] of queries) if (common.test(query)) expect(query).not.toContain("sum");
  });
});

describe("the page of operation", () => {
  it("names metrics that servers report", async () => {
    const known = [...(await reported())];
    const names = read("README.md").match(/\bpixmill_\w+/g) ?? [];
    expect(names.filter((name) => !known.some((one) => one === name || one === `${name}_sum`))).toEqual([]);
  });
});

describe("the autoscaler", () => {
  const [autoscaler] = readManifests(path("kubernetes/worker.yaml")).filter(
    ({ kind }) => kind === "HorizontalPodAutoscaler",
  ) as unknown as IHorizontalPodAutoscaler[];
  const metric = autoscaler?.spec?.metrics?.find(({ external }) => external)?.external?.metric.name;

  it("reads what a rule records, by the name that the page of operation gives the adapter", () => {
    expect(recorded).toContain(metric);
    expect(read("README.md")).toContain(`seriesQuery: ${metric}`);
  });
});
