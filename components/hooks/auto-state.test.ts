import { describe, expect, it } from "vitest";
import {
  type Auto,
  type AutoAction,
  convertedIn,
  failedIn,
  nextAuto,
  noAuto,
  progressOf,
} from "./auto-state";

const listed = (...ids: string[]) => ids.map((id) => ({ id, file: new File(["x"], `${id}.jpeg`) }));
const having = (...actions: AutoAction[]): Auto => actions.reduce(nextAuto, noAuto);
const add = (...ids: string[]): AutoAction => ({ type: "add", files: listed(...ids) });
const processing = (id: string): AutoAction => ({
  type: "status",
  id,
  status: { state: "processing", sent: 0 },
});
const converted = (id: string): AutoAction => ({
  type: "status",
  id,
  status: { state: "converted", blob: new Blob(["y"]), url: `blob:${id}` },
});
const failed = (id: string): AutoAction => ({
  type: "status",
  id,
  status: { state: "failed", problem: { text: "No." } },
});
const states = ({ files }: Auto) => files.map(({ id, status }) => `${id} ${status.state}`);

describe("a run", () => {
  it("processes its files one by one", () => {
    const auto = having(add("a", "b"), processing("a"));
    expect(auto.phase.state).toBe("running");
    expect(states(auto)).toEqual(["a processing", "b waiting"]);
  });

  it("includes files that are added meanwhile", () => {
    const auto = having(add("a"), converted("a"), add("b"));
    expect(progressOf(auto)).toEqual({ done: 1, total: 2, percent: 45 });
  });

  it("counts only its own files, while those of earlier runs stay listed", () => {
    const auto = having(add("a"), converted("a"), { type: "end" }, { type: "finish" }, add("b"));
    expect(states(auto)).toEqual(["a converted", "b waiting"]);
    expect(progressOf(auto)).toEqual({ done: 0, total: 1, percent: 0 });
  });

  it("can consist of a single retried file", () => {
    const auto = having(
      add("a", "b"),
      failed("a"),
      converted("b"),
      { type: "end" },
      { type: "again", ids: ["a"] },
    );
    expect(states(auto)).toEqual(["a waiting", "b converted"]);
    expect(auto.run).toEqual(["a"]);
  });

  it("counts a file once that is retried within it", () => {
    const auto = having(add("a", "b"), failed("a"), { type: "again", ids: ["a"] });
    expect(progressOf(auto)).toEqual({ done: 0, total: 2, percent: 0 });
  });
});

describe("progress", () => {
  it("goes up to 90 percent until all files have finished, then to 100", () => {
    const steps: AutoAction[] = [
      add("a", "b", "c"),
      converted("a"),
      failed("b"),
      converted("c"),
      { type: "end" },
    ];
    const percents = steps.map((_, index) => progressOf(having(...steps.slice(0, index + 1))).percent);
    expect(percents).toEqual([0, 30, 60, 90, 100]);
  });
});

describe("the end of a run", () => {
  it("separates converted from failed files", () => {
    const { files } = having(add("a", "b", "c"), converted("a"), failed("b"), converted("c"), {
      type: "end",
    });
    expect(convertedIn(files).map(({ id }) => id)).toEqual(["a", "c"]);
    expect(failedIn(files).map(({ id }) => id)).toEqual(["b"]);
  });

  it("does not finish a run that has started meanwhile", () => {
    expect(having(add("a"), converted("a"), { type: "end" }, add("b"), { type: "finish" }).phase.state).toBe(
      "running",
    );
  });

  it("keeps finished files on cancel, and marks the others as failed", () => {
    const auto = having(add("a", "b", "c"), converted("a"), processing("b"), { type: "cancel" });
    expect(states(auto)).toEqual(["a converted", "b failed", "c failed"]);
    expect(auto.phase.state).toBe("cancelled");
  });

  it("gives the reason when the run as a whole fails", () => {
    const auto = having(add("a", "b"), converted("a"), { type: "fail", error: new Error("No script.") });
    expect(auto.phase).toMatchObject({ problem: { text: "Conversion failed: No script." } });
    expect(auto.files[1]?.status).toMatchObject({
      problem: { text: "Failed to convert b.jpeg: No script." },
    });
  });

  it("leaves nothing after a reset", () => expect(having(add("a"), { type: "reset" })).toEqual(noAuto));
});
