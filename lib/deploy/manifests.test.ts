import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { IDeployment } from "kubernetes-models/apps/v1";
import type { IHorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2";
import type { IIngress } from "kubernetes-models/networking.k8s.io/v1";
import type { IPodDisruptionBudget } from "kubernetes-models/policy/v1";
import type { IConfigMap, ISecret, IService } from "kubernetes-models/v1";
import { describe, expect, it } from "vitest";
import { operationRoutes } from "../server/api/operation";
import { readEnv } from "../server/env";
import { WORKER_GRACE_MS } from "../server/limits";
import type { Services } from "../server/services";
import { type Manifest, problemOf, readManifests } from "./manifest";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const manifests = readdirSync(path("kubernetes")).flatMap((name) =>
  readManifests(path(`kubernetes/${name}`)),
);
const all = <T>(kind: string) => manifests.filter((manifest) => manifest.kind === kind) as (Manifest & T)[];
const named = <T>(kind: string, name = "") => all<T>(kind).find(({ metadata }) => metadata.name === name);

const deployments = all<IDeployment>("Deployment");
const podOf = ({ spec }: IDeployment) => spec?.template;
const containerOf = (deployment: IDeployment) => {
  const [container] = podOf(deployment)?.spec?.containers ?? [];
  if (!container) throw new Error("A deployment has no container");
  return container;
};

/** Variables that the image sets. */
const [, settings = ""] = /^ENV (.*)$/m.exec(readFileSync(path("../../Dockerfile"), "utf8")) ?? [];
const imageEnv = Object.fromEntries(
  settings.split(" ").map((setting) => setting.split("=") as [string, string]),
);

/** The environment of a deployment's container. */
function envOf(deployment: IDeployment): Record<string, string> {
  const { env = [], envFrom = [] } = containerOf(deployment);
  const sources = envFrom.map(({ configMapRef, secretRef }) => ({
    ...named<IConfigMap>("ConfigMap", configMapRef?.name)?.data,
    ...named<ISecret>("Secret", secretRef?.name)?.stringData,
  }));
  return Object.assign(
    { ...imageEnv },
    ...sources,
    Object.fromEntries(env.map(({ name, value = "" }) => [name, value])),
  );
}

/** Variables of the server's schema, which it does not export. */
const variables = readFileSync(path("../server/env.ts"), "utf8").match(/^ {2}[A-Z][A-Z_]+(?=:)/gm) ?? [];
const known = new Set(variables.map((name) => name.trim()));

const matches = (selector: object = {}) =>
  deployments.some((deployment) => {
    const labels: Record<string, string> = podOf(deployment)?.metadata?.labels ?? {};
    return Object.entries(selector).every(([name, value]) => labels[name] === value);
  });

describe("the schemas of Kubernetes", () => {
  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    "hold for %s %s",
    (_kind, _name, manifest) => expect(problemOf(manifest)).toBeUndefined(),
  );
});

describe.each(deployments.map((deployment) => [deployment.metadata.name, deployment] as const))(
  "%s",
  (_name, deployment) => {
    const container = containerOf(deployment);
    const pod = podOf(deployment)?.spec;

    it("is asked for its health where servers answer", () => {
      const routes = Object.keys(operationRoutes({} as Services));
      const ports = container.ports?.map(({ name }) => name);
      const { startupProbe, livenessProbe, readinessProbe } = container;
      for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
        expect(routes).toContain(probe?.httpGet?.path);
        expect(ports).toContain(probe?.httpGet?.port);
      }
    });

    it("has an environment that the server knows and accepts", () => {
      const env = envOf(deployment);
      const others = Object.keys(env).filter((name) => !known.has(name) && name !== "NODE_ENV");
      expect(others).toEqual([]);
      expect(readEnv(env)).toMatchObject({ REDIS_URL: expect.any(URL), store: { kind: "s3" } });
    });

    it("starts a program that the build makes", () => {
      const [, program] = container.command ?? ["node", "dist/main.mjs"];
      const source = program?.replace(/^dist\/(.*)\.mjs$/, "../server/$1.ts") ?? "";
      expect(existsSync(path(source))).toBe(true);
    });

    it("has time to drain and to end its work", () => {
      const { DRAIN_SECONDS } = readEnv(envOf(deployment));
      const needed = DRAIN_SECONDS + WORKER_GRACE_MS / 1000;
      expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(needed);
    });

    it("has memory for its engine processes", () => {
      const { ENGINE_PROCESSES, ENGINE_MEMORY_MB } = readEnv(envOf(deployment));
      const isWorker = container.command !== undefined;
      const gigabytes = Number(/^(\d+)Gi$/.exec(String(container.resources?.limits?.memory))?.[1]);
      expect(gigabytes * 1024).toBeGreaterThan(isWorker ? ENGINE_PROCESSES * ENGINE_MEMORY_MB : 0);
    });

    it("selects its own pods", () => {
      expect(podOf(deployment)?.metadata?.labels).toEqual(deployment.spec?.selector.matchLabels);
    });
  },
);

describe("the page of operation", () => {
  const page = readFileSync(path("README.md"), "utf8");

  it("names variables that the server knows", () => {
    const all = [...page.matchAll(/`([A-Z]+(?:_[A-Z]+)+)/g)].map(([, name = ""]) => name);
    expect(all).toContain("REDIS_URL");
    expect(all.filter((name) => !known.has(name))).toEqual([]);
  });

  it("names paths that servers answer", () => {
    const paths = page.match(/\/api\/[a-z/]+/g) ?? [];
    expect(new Set(paths)).toEqual(new Set(Object.keys(operationRoutes({} as Services))));
  });
});

describe("references", () => {
  it.each(
    all<IPodDisruptionBudget>("PodDisruptionBudget").map(({ metadata, spec }) => [metadata.name, spec]),
  )("of the disruption budget %s are to pods", (_name, spec) =>
    expect(matches((spec as IPodDisruptionBudget["spec"])?.selector?.matchLabels)).toBe(true),
  );

  it("of the Service are to web servers", () => {
    const [service] = all<IService>("Service");
    expect(matches(service?.spec?.selector)).toBe(true);
    expect(service?.spec?.selector).toHaveProperty("app.kubernetes.io/component", "web");
  });

  it("of the Ingress are to the Service", () => {
    const [ingress] = all<IIngress>("Ingress");
    const backend = ingress?.spec?.rules?.[0]?.http?.paths[0]?.backend.service;
    const service = named<IService>("Service", backend?.name);
    expect(service?.spec?.ports?.map(({ name }) => name)).toContain(backend?.port?.name);
  });

  it("of the autoscaler are to the workers, which have no number of replicas", () => {
    const [autoscaler] = all<IHorizontalPodAutoscaler>("HorizontalPodAutoscaler");
    const target = named<IDeployment>("Deployment", autoscaler?.spec?.scaleTargetRef.name);
    expect(target?.metadata.name).toBe("pixmill-worker");
    expect(target?.spec?.replicas).toBeUndefined();
  });
});
