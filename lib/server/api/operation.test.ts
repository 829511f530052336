import { rename } from "node:fs/promises";
import { describe, expect, it, vi } from "vitest";
import { picture } from "@/lib/server/testing/forms";
import { batch } from "@/lib/server/testing/replies";
import { testServer } from "@/lib/server/testing/server";

const TOKEN = "a-token-of-some-length";
const server = testServer({ METRICS_TOKEN: TOKEN });
const POST = server.route("/api/jpg-to-png");

const get = (headers: Record<string, string> = {}) => server.fetch("/api/metrics", { headers });
const live = () => server.fetch("/api/health/live");
const ready = () => server.fetch("/api/health/ready");
const limits = async () => (await server.fetch("/api/limits")).json();
const figures = async () => (await get({ authorization: `Bearer ${TOKEN}` })).text();
const convert = async () => batch(POST, [{ name: "a.jpg", bytes: await picture("jpeg") }]);

it("returns the configured limits of a request", async () => {
  expect(await limits()).toEqual({ maxUploadMb: 100, maxFiles: 100 });
  await server.with({ MAX_UPLOAD_MB: "7", MAX_FILES: "3" }, async () => {
    expect(await limits()).toEqual({ maxUploadMb: 7, maxFiles: 3 });
  });
});

describe("health", () => {
  it("reports live and ready", async () => {
    expect((await live()).status).toBe(200);
    const response = await ready();
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: "ready",
        checks: { store: true, engine: true, open: true, room: true },
        decoders: { avif: expect.stringMatching(/^(libaom|dav1d [\d.]+)$/) },
      },
    ]);
  });

  it("is not ready while nothing can be stored", async () => {
    const { DATA_DIR } = server.services.env;
    await rename(DATA_DIR, `${DATA_DIR}-away`);
    const response = await ready();
    await rename(`${DATA_DIR}-away`, DATA_DIR);
    expect([response.status, (await response.json()).checks]).toEqual([
      503,
      { store: false, engine: true, open: true, room: expect.any(Boolean) },
    ]);
    expect((await ready()).status).toBe(200);
  });

  it("is live but not ready while it shuts down", async () => {
    await server.with({}, async () => {
      server.services.drain();
      expect((await ready()).status).toBe(503);
      expect((await live()).status).toBe(200);
    });
  });
});

describe("metrics", () => {
  it("are 404 for a wrong token", async () =>
    expect((await get({ authorization: "Bearer another-token-here" })).status).toBe(404));

  it("are readable with the token, which a request from this machine needs, too", async () => {
    expect((await get({ authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect((await get()).status).toBe(404);
  });

  it("are readable from this machine if no token is set", () =>
    server.with({ METRICS_TOKEN: "" }, async () => {
      expect((await get()).status).toBe(200);
    }));

  it("count requests, files and bytes, and report the engine", async () => {
    await convert();
    const text = await figures();
    expect(text).toMatch(/pixmill_requests_total\{route="\/api\/jpg-to-png",status="200",code=""\} \d/);
    expect(text).toMatch(/pixmill_files_total\{outcome="converted"\} [1-9]/);
    expect(text).toMatch(/pixmill_bytes_total\{direction="in"\} [1-9]/);
    expect(text).toMatch(/pixmill_engine_processes\{state="idle"\} 2/);
    expect(text).toMatch(/pixmill_store_bytes [1-9]/);
    expect(text).toMatch(/pixmill_disk_free_bytes [1-9]/);
    expect(text).toMatch(/pixmill_admitted_bytes 0\n/);
    expect(text).toMatch(/pixmill_uploads_open 0\n/);
    expect(text).toContain("process_resident_memory_bytes");
  });

  it("count ended engine processes by reason", async () => {
    const [victim] = server.services.pool.stats().processes;
    process.kill(victim?.pid ?? 0, "SIGSEGV");
    await vi.waitFor(async () =>
      expect(await figures()).toMatch(/pixmill_engine_ended_total\{reason="engine_crashed"\} 1/),
    );
    await server.services.pool.warm();
    expect(await figures()).toMatch(/pixmill_engine_processes\{state="idle"\} 2/);
  });
});

it("deletes the results of a session on request, with the same answer for an unknown one", async () => {
  const [image] = await convert();
  const session = image?.downloadUrl?.split("/").at(-2) ?? "";
  expect(await server.sessions()).toContain(session);
  for (const sessionId of [session, session, "..%2f..%2fetc", "0"])
    expect((await server.fetch(`/api/download/${sessionId}`, { method: "DELETE" })).status).toBe(204);
  expect(await server.sessions()).not.toContain(session);
});
