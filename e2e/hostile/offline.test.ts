import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { numbered } from "../../lib/engine/fixtures/pdf";
import { heic, picture } from "../../lib/server/testing/forms";
import { childrenOf } from "../running/processes";
import { type Site, startSite } from "../running/site";

/** As a container runs it: nobody's processes without capabilities, a tree that is read-only, and no way out. */
const container = (dataDir: string) => [
  "bwrap",
  ...["--die-with-parent", "--unshare-user", "--uid", "65534", "--gid", "65534", "--cap-drop", "ALL"],
  ...["--unshare-net", "--ro-bind", "/", "/", "--dev", "/dev", "--bind", dataDir, dataDir],
];

const [program = "", ...options] = container(tmpdir());
const trial = spawnSync(program, [...options, "true"], { encoding: "utf8" });
const obstacle = trial.status === 0 ? "" : ` (not here: ${trial.error?.message ?? trial.stderr.trim()})`;

/**
 * Runs in the network of the server: sends files, fetches what pages load, and counts packets for which there was no way.
 * The last number counts one of its own, which shows that such packets are counted.
 */
const visit = `
const { readFileSync } = require("node:fs");
const [url, ...sent] = JSON.parse(process.argv[1]);
const lost = () => {
  const [names, values] = readFileSync("/proc/self/net/snmp", "utf8").split("\\n").map((line) => line.split(" "));
  const six = /Ip6OutNoRoutes\\s+(\\d+)/.exec(readFileSync("/proc/self/net/snmp6", "utf8"));
  return Number(values[names.indexOf("OutNoRoutes")]) + Number(six?.[1] ?? 0);
};
(async () => {
  const seen = {};
  const html = await (await fetch(url)).text();
  for (const [, path] of html.matchAll(/ (?:href|src)="(\\/[^"#]*)/g))
    seen[path] ??= (await fetch(new URL(path, url))).status;
  const converted = [];
  for (const { path, field, file } of sent) {
    const body = new FormData();
    body.append(field, new Blob([readFileSync(file)]), file);
    converted.push((await fetch(new URL(path, url), { method: "POST", body })).status);
  }
  const before = lost();
  await fetch("http://192.0.2.1/").catch(() => {});
  console.log(JSON.stringify({ seen, converted, lost: before, own: lost() - before }));
})();
`;

describe.skipIf(obstacle && !process.env.CI)(`a server without a network${obstacle}`, () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ SITE_NAME: "Office", ENGINE_SANDBOX: "none" }, { within: container });
    // It renders every page when it starts.
  }, 180_000);
  afterAll(() => site.stop());

  it("starts as nobody on a read-only tree, serves its pages and converts, and asks nobody for anything", async () => {
    const files = [
      { call: calls.jpgToPng, bytes: await picture("jpeg") },
      { call: calls.heicToJpg, bytes: await heic() },
      { call: calls.pdfToImages, bytes: numbered(2) },
    ];
    const sent = await Promise.all(
      files.map(async ({ call: { path, fileField }, bytes }, index) => {
        const file = join(site.dataDir, `sent-${index}`);
        await writeFile(file, bytes);
        return { path, field: fileField, file };
      }),
    );
    const [server] = await childrenOf(site.pid);
    const place = ["--target", String(server), "--user", "--net", "--preserve-credentials"];
    const asked = JSON.stringify([site.url, ...sent]);
    const client = spawn("nsenter", [...place, process.execPath, "-e", visit, asked]);
    const [out, said] = await Promise.all([text(client.stdout), text(client.stderr), once(client, "close")]);
    expect(said).toBe("");
    const { seen, converted, lost, own } = JSON.parse(out);
    expect(Object.keys(seen).length).toBeGreaterThan(60);
    expect(converted).toEqual([200, 200, 200]);
    expect(lost).toBe(0);
    expect(own).toBeGreaterThan(0);
  });
});
