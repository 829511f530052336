import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readEnv } from "../server/env";
import { WORKER_GRACE_MS } from "../server/limits";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

type Service = {
  profiles: string[];
  image: string;
  build?: string;
  command?: string | string[];
  environment?: Record<string, string>;
  networks?: string[];
  ports?: string[];
  volumes?: string[];
  stop_grace_period?: string;
  mem_limit?: string;
  deploy?: { replicas: number };
} & Record<string, unknown>;

/** Puts the default values of variables in their places. */
const text = readFileSync(path("compose.yaml"), "utf8").replace(/\$\{\w+:-([^}]*)\}/g, "$1");
const { services, networks } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
};
const entries = Object.entries(services);
const own = entries.filter(([, { build }]) => build);
const namesOf = (profile: string) =>
  entries.filter(([, one]) => one.profiles.includes(profile)).map(([name]) => name);

it("has a file of one service for one machine, which only needs a build", () => {
  const { services } = parse(readFileSync(path("../../compose.yaml"), "utf8"));
  expect(services).toMatchObject({ pixmill: { build: ".", ports: ["3000:3000"], read_only: true } });
});

describe("a service of ours", () => {
  it.each(own)("%s has an environment that the server accepts, and time to stop", (_name, service) => {
    const { DRAIN_SECONDS } = readEnv({ DRAIN_SECONDS: "8", ...service.environment });
    const seconds = Number.parseInt(service.stop_grace_period ?? "", 10);
    expect(seconds).toBeGreaterThan(DRAIN_SECONDS + WORKER_GRACE_MS / 1000);
  });
});

describe("the profile fleet", () => {
  it.each(["web-1", "web-2", "worker"])("gives %s a queue and a bucket", (name) => {
    const env = readEnv(services[name]?.environment ?? {});
    expect(env).toMatchObject({ REDIS_URL: expect.any(URL), store: { kind: "s3" } });
    expect(services).toHaveProperty(env.REDIS_URL?.hostname ?? "");
  });

  it("has a balancer that knows every web server, and is the only proxy", () => {
    const addresses = Object.values(services.balancer?.environment ?? {});
    const web = namesOf("fleet").filter((name) => name.startsWith("web-"));
    expect(addresses.map((address) => address.replace(/:3000$/, ""))).toEqual(web);
    for (const name of web) expect(readEnv(services[name]?.environment ?? {}).TRUST_PROXY).toBe(1);
    const [mounted = ""] = services.balancer?.volumes ?? [];
    expect(existsSync(path(mounted.split(":")[0] ?? ""))).toBe(true);
  });

  it("lets only the balancer be reached from outside", () => {
    expect(networks.inside).toEqual({ internal: true });
    const others = namesOf("fleet").filter((name) => name !== "balancer");
    for (const name of others) expect(services[name]?.networks).toEqual(["inside"]);
    for (const name of others) expect(services[name]?.ports).toBeUndefined();
  });

  it("creates the bucket that the servers use", () => {
    const store = readEnv(services["web-1"]?.environment ?? {}).store;
    expect(store).toMatchObject({ bucket: "results" });
    expect(String(services.bucket?.command)).toContain("s3.bucket.create -name results");
  });
});
