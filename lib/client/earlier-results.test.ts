import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { byRun, earlierSessions, forgetSessions, rememberSessions } from "./earlier-results";

let stored: Record<string, string> = {};
beforeEach(() => {
  stored = {};
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const shown = (path: string, except: readonly string[] = []) =>
  earlierSessions(path, except).map(({ session }) => session);

it("remembers the sessions of each page, without those that it shows", () => {
  rememberSessions("/a", ["/api/download/1", "/api/download/2"]);
  rememberSessions("/b", ["/api/download/3"]);
  expect(shown("/a")).toEqual(["/api/download/1", "/api/download/2"]);
  expect(shown("/a", ["/api/download/1"])).toEqual(["/api/download/2"]);
  expect(shown("/b")).toEqual(["/api/download/3"]);
});

it("stores nothing but addresses, the page and the time, and nothing at all once they are gone", () => {
  rememberSessions("/a", ["/api/download/1"]);
  expect(Object.keys(JSON.parse(stored.results ?? "")[0])).toEqual(["path", "session", "at"]);
  forgetSessions(["/api/download/1"]);
  expect(stored).toEqual({});
});

it.each(["{", "5", '[null, "x"]'])("ignores %s in storage", (text) => {
  stored.results = text;
  expect(shown("/a")).toEqual([]);
});

it("works without storage", () => {
  vi.stubGlobal("sessionStorage", undefined);
  rememberSessions("/a", ["/api/download/1"]);
  expect(shown("/a")).toEqual([]);
});

it("tells runs apart, the newest first, and takes the oldest together", () => {
  const made = [5, 1, 3, 2, 4, 5].map((at, n) => ({ at, n }));
  const runs = byRun(made).map((run) => run.map(({ at, n }) => `${at}:${n}`));
  expect(runs).toEqual([["5:0", "5:5"], ["4:4"], ["3:2"], ["2:3", "1:1"]]);
  expect(byRun([])).toEqual([]);
});
