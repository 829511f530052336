import { beforeEach, expect, it } from "vitest";
import { problems } from "./errors";
import { forgetResults } from "./results";
import { say, serve } from "./testing";

const { reason } = problems(say);

const internal = {
  success: false,
  error: "Something went wrong on our side. Try again in a moment.",
  message: "Something went wrong on our side. Try again in a moment.",
  code: "internal",
};

const asked: string[] = [];

await serve((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  if (request.url?.endsWith("kept"))
    response.writeHead(500, { "content-type": "application/json" }).end(JSON.stringify(internal));
  else response.writeHead(204).end();
});
beforeEach(() => {
  asked.length = 0;
});

it("deletes every session by its address", async () => {
  const sessions = Array.from({ length: 20 }, (_, index) => `/api/download/s-${index}`);
  const { gone, error } = await forgetResults(sessions);
  expect(error).toBeUndefined();
  expect(gone.toSorted()).toEqual(sessions.toSorted());
  expect(asked.toSorted()).toEqual(sessions.map((session) => `DELETE ${session}`).toSorted());
});

it("deletes what it can, and returns the first error", async () => {
  const sessions = ["/api/download/a", "/api/download/kept", "/api/download/b"];
  const { gone, error } = await forgetResults(sessions);
  expect(gone.toSorted()).toEqual(["/api/download/a", "/api/download/b"]);
  expect(reason(error)).toBe(internal.message);
});
