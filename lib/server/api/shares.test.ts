import { expect, it } from "vitest";
import { sharing } from "@/lib/contract/sharing";
import { form, picture } from "@/lib/server/testing/forms";
import { testServer } from "@/lib/server/testing/server";

const server = testServer();
const home = `/?${sharing.parameter}=${sharing.lost}`;

it("sends whoever shares files to the home page, and keeps nothing", async () => {
  const body = form([{ name: "a.jpg", bytes: await picture("jpeg"), field: sharing.fileField }]);
  const response = await server.fetch(sharing.path, { method: "POST", body, redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([303, home]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await server.scratch()).toEqual([]);
  expect(await server.sessions()).toEqual([]);
});

it("answers other methods with 405", async () => {
  const response = await server.fetch(sharing.path);
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
});
