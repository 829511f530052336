import { expect, it, vi } from "vitest";
import { callUrl, resultUrl, sessionUrl } from "./addresses";
import { callAt } from "./testing";

it.each([
  ["https://a.example", "/api/x", "https://a.example/api/x"],
  ["https://a.example/", "api/x", "https://a.example/api/x"],
  ["https://a.example/base//", "//api/x", "https://a.example/base/api/x"],
])("the page's backend %s and the call %s are joined by one slash", (backend, path, url) => {
  vi.stubGlobal("document", { documentElement: { dataset: { backend } } });
  expect(callUrl(path)).toBe(url);
  vi.unstubAllGlobals();
});

it("makes a relative downloadUrl absolute, and keeps an absolute one", () => {
  callAt("https://a.example");
  expect(resultUrl("/api/download/1/a.jpg")).toBe("https://a.example/api/download/1/a.jpg");
  expect(resultUrl("https://cdn.example/a.jpg")).toBe("https://cdn.example/a.jpg");
});

it("finds calls and results of a site in a folder of its host", () => {
  vi.stubGlobal("document", { documentElement: { dataset: { base: "/tools" } } });
  callAt("https://a.example");
  expect(callUrl("/api/x")).toBe("https://a.example/tools/api/x");
  expect(resultUrl("/tools/api/download/1/a.jpg")).toBe("https://a.example/tools/api/download/1/a.jpg");
  vi.unstubAllGlobals();
});

it.each([
  ["/api/download/s-1/a.jpg", "/api/download/s-1"],
  ["/api/download/s%2F1/a%20b.jpg", "/api/download/s%2F1"],
  ["https://a.example/api/download/s-1/a.jpg", "https://a.example/api/download/s-1"],
])("the session of %s is %s", (downloadUrl, session) => expect(sessionUrl(downloadUrl)).toBe(session));

it.each(["/files/a.jpg", "/api/download/a.jpg", "/api/download-all/s-1", "data:image/png;base64,AA=="])(
  "%s has no session",
  (downloadUrl) => expect(sessionUrl(downloadUrl)).toBeUndefined(),
);
