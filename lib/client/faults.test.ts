import { afterEach, expect, it, vi } from "vitest";
import { CallError } from "./call-error";
import { acrossOutages } from "./faults";

const lost = () => new CallError({ kind: "network" });

/** A request that fails each time, and then answers. */
const failing = (...errors: Error[]) => {
  const request = vi.fn(async () => "answer");
  for (const error of errors) request.mockRejectedValueOnce(error);
  return request;
};

/** A browser that says it is offline, and whose server is reached again at the second attempt. */
function goOffline() {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("location", { origin: "https://pixmill.example" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  const reach = vi.fn(async () => new Response());
  reach.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", reach);
  return reach;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("sends a request again when the connection is back", async () => {
  const reach = goOffline();
  const request = failing(lost());
  const answer = acrossOutages(request);
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe("answer");
  expect(request).toHaveBeenCalledTimes(2);
  expect(reach).toHaveBeenCalledTimes(2);
});

it("sends a request again that an outage has cut off which is over when the request fails", async () => {
  const browser = new EventTarget();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  const request = vi.fn(async () => "answer");
  request.mockImplementationOnce(async () => {
    browser.dispatchEvent(new Event("offline"));
    throw lost();
  });
  expect(await acrossOutages(request)).toBe("answer");
  expect(request).toHaveBeenCalledTimes(2);
  // The next one is none of its.
  await expect(acrossOutages(failing(lost()))).rejects.toThrow("network");
});

it("ends after some outages", async () => {
  goOffline();
  const request = failing(...Array.from({ length: 20 }, lost));
  const ended = expect(acrossOutages(request)).rejects.toThrow("network");
  await vi.advanceTimersByTimeAsync(60_000);
  await ended;
  expect(request).toHaveBeenCalledTimes(6);
});

it("waits no longer when the visitor cancels", async () => {
  goOffline().mockRejectedValue(new TypeError("Failed to fetch"));
  const leaving = new AbortController();
  const request = failing(lost());
  const ended = expect(acrossOutages(request, leaving.signal)).rejects.toThrow(/abort/);
  await vi.advanceTimersByTimeAsync(10_000);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  await ended;
  expect(request).toHaveBeenCalledTimes(1);
});

it("says what happened when there was a connection, or an answer", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  await expect(acrossOutages(failing(lost()))).rejects.toThrow("network");
  vi.stubGlobal("navigator", { onLine: false });
  const refusal = new CallError({ kind: "server", status: 422, answer: undefined });
  await expect(acrossOutages(failing(refusal))).rejects.toThrow(refusal);
});
