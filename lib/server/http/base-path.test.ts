import { expect, it } from "vitest";
import { form, picture } from "../testing/forms";
import { testServer } from "../testing/server";

const base = "/apps/tools";
const server = testServer({ BASE_PATH: base, SITE_URL: "https://a.example" });

it("names results by their address on the host, where they are listed and deleted", async () => {
  const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
  const converted = await server.fetch(`${base}/api/jpg-to-png`, { method: "POST", body });
  const { images } = await converted.json();
  const { downloadUrl } = images[0];
  expect(downloadUrl).toMatch(/^\/apps\/tools\/api\/download\/[\w-]+\/a\.png$/);
  expect((await server.fetch(downloadUrl)).headers.get("content-type")).toBe("image/png");
  const session = downloadUrl.slice(0, downloadUrl.lastIndexOf("/"));
  expect(await (await server.fetch(session)).json()).toMatchObject({ files: [{ downloadUrl }] });
  expect((await server.fetch(session, { method: "DELETE" })).status).toBe(204);
  expect((await server.fetch(downloadUrl)).status).toBe(404);
});

it.each([
  ["/", 307, "/apps/tools/"],
  ["/?a=1", 307, "/apps/tools/?a=1"],
  ["/apps/tools", 307, "/apps/tools/"],
  ["/apps/tools/api//limits/", 308, "/apps/tools/api/limits"],
])("redirects %s with %i to %s", async (path, status, location) => {
  const response = await server.fetch(path, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([status, location]);
});

it.each([
  "/api/limits",
  "/apps",
  "/apps/tools2/api/limits",
  "/Apps/tools/api/limits",
  "/apps/tools/../api/limits",
])("answers %s with 404 and the base path", async (path) => {
  const response = await server.fetch(path, { redirect: "manual" });
  expect([response.status, await response.text()]).toEqual([
    404,
    "This site is under /apps/tools/. A proxy in front of it has to keep /apps/tools in the path.\n",
  ]);
});

it("answers a proxy that says what it has removed", async () => {
  const from = (prefix: string) =>
    server.fetch("/api/limits", { headers: { "x-forwarded-prefix": prefix } }).then(({ status }) => status);
  expect(await from(base)).toBe(200);
  expect(await from("/apps")).toBe(404);
});
