import { describe, expect, it } from "vitest";
import {
  type Converter,
  type ConverterEvent,
  convertedIn,
  emptyConverter,
  type FileStatus,
  failedIn,
  meanProgress,
  nextConverter,
  runProgress,
} from "./state";

type Event = ConverterEvent<string, string>;
type State = Converter<string, string>;

const listed = (...ids: string[]) => ids.map((id) => ({ id, file: new File(["x"], `${id}.jpeg`) }));
const add = (...ids: string[]): Event => ({ type: "add", files: listed(...ids), replace: false });
const start = (...ids: string[]): Event => ({ type: "start", ids });
const status = (id: string, of: FileStatus<string>): Event => ({ type: "status", id, status: of });
const sending = (id: string, percent = 0) => status(id, { state: "sending", percent });
const converted = (id: string) => status(id, { state: "converted", result: `${id}.jpg` });
const failed = (id: string) => status(id, { state: "failed", problem: { text: "No." } });
const answered: Event = { type: "answered" };
const done = (statuses: Record<string, FileStatus<string>> = {}): Event => ({
  type: "done",
  outcome: "all",
  statuses: new Map(Object.entries(statuses)),
});
const made = { state: "converted", result: "made" } as const;
const broken = { state: "failed", problem: { text: "Broken." } } as const;
const cancelled: Event = { type: "cancelled" };
const amended: Event = { type: "amended", id: "b", result: "b.jpg", outcome: "all" };
const refused: Event = { type: "failed", error: new Error("No.") };
/** A run of one file, and of two. */
const one = [add("a"), start("a")];
const both = [add("a", "b"), start("a", "b")];

const given = (...events: Event[]): State => events.reduce<State>(nextConverter, emptyConverter);
const shown = ({ phase, files }: State) =>
  [phase.state, ...files.map(({ id, status: { state } }) => `${id} ${state}`)].join(", ");

describe("a converter", () => {
  it.each<[what: string, events: Event[], shown: string]>([
    ["starts empty", [], "idle"],
    ["lists files", [add("a", "b")], "idle, a listed, b listed"],
    ["adds to the list", [add("a"), add("b")], "idle, a listed, b listed"],
    ["replaces the list", [add("a"), { type: "add", files: listed("b"), replace: true }], "idle, b listed"],
    [
      "moves a file up",
      [add("a", "b", "c"), { type: "move", id: "c", to: 0 }],
      "idle, c listed, a listed, b listed",
    ],
    [
      "moves a file down",
      [add("a", "b", "c"), { type: "move", id: "a", to: 1 }],
      "idle, b listed, a listed, c listed",
    ],
    ["keeps the first file first", [add("a"), { type: "move", id: "a", to: -1 }], "idle, a listed"],
    [
      "replaces the result of one file, and keeps the others",
      [...both, done({ a: made, b: broken }), amended],
      "done, a converted, b converted",
    ],
    [
      "has a result for one file of a run that failed",
      [...both, refused, amended],
      "done, a listed, b converted",
    ],
    ["removes a file", [add("a", "b"), { type: "remove", id: "a" }], "idle, b listed"],
    ["converts all files together", both, "running, a waiting, b waiting"],
    [
      "gives each file its result at the end",
      [...both, answered, done({ a: made, b: broken })],
      "done, a converted, b failed",
    ],
    ["lists files as before that have no result of their own", [...both, done()], "done, a listed, b listed"],
    ["fails as a whole", [...one, refused], "failed, a listed"],
    [
      "gives unfinished files a problem, where a screen has one",
      [
        ...both,
        converted("a"),
        { type: "failed", error: new Error("No."), problemOf: () => ({ text: "No." }) },
      ],
      "failed, a converted, b failed",
    ],
    ["lists files again when it is cancelled", [...one, cancelled], "idle, a listed"],
    [
      "keeps finished files when it is cancelled, and marks the others",
      [
        add("a", "b", "c"),
        start("a", "b", "c"),
        converted("a"),
        sending("b"),
        { type: "cancelled", problemOf: () => ({ text: "Canceled" }) },
      ],
      "idle, a converted, b failed, c failed",
    ],
    [
      "shows the earlier results again when a retry is cancelled",
      [...both, done({ a: made, b: broken }), start("b"), cancelled],
      "done, a converted, b failed",
    ],
    [
      "converts only failed files in a retry",
      [...both, done({ a: made, b: broken }), start("b")],
      "running, a converted, b waiting",
    ],
    ["ignores a cancel when nothing runs", [add("a"), cancelled], "idle, a listed"],
    [
      "discards results, and keeps the files",
      [...one, done({ a: made }), { type: "discard" }],
      "idle, a listed",
    ],
    ["empties the list, and keeps the results", [...one, done(), { type: "empty" }], "done"],
    [
      "is empty again once the last file is removed",
      [...one, done({ a: made }), { type: "remove", id: "a" }],
      "idle",
    ],
    ["clears everything", [...one, { type: "clear" }], "idle"],
  ])("%s", (_, events, expected) => expect(shown(given(...events))).toBe(expected));

  it("keeps what is known about the upload and the results", () =>
    expect(
      given(...one, { type: "progress", sent: 40 }, { type: "progress", received: 1 }).phase,
    ).toMatchObject({ sent: 40, received: 1, answered: false }));

  it("tells how far a cancelled run came, until files are added", () => {
    const ran = [add("a", "b", "c"), start("a", "b", "c"), converted("a"), sending("b"), cancelled];
    expect(given(...ran).phase).toEqual({ state: "idle", cancelled: ["a"] });
    expect(given(...ran, add("d")).phase).toEqual({ state: "idle" });
    // The advanced tool lists a file again once its result is in another list.
    const listedAgain = status("a", { state: "listed" });
    expect(given(...both, listedAgain, cancelled).phase).toMatchObject({
      cancelled: ["a"],
    });
  });

  it("counts a file of a cancelled run that is listed again as done only if the run had ended with it", () => {
    const cut = [...both, status("a", { state: "listed" }), cancelled];
    const [, b] = given(...cut).files;
    const [a] = given(...both, status("a", { state: "listed" })).files;
    if (!a || !b) throw new Error("There are two files.");
    const relist = (entry: State["files"][number], index: number, ended: boolean): Event => ({
      type: "relist",
      entry,
      index,
      ended,
    });
    const removed: Event[] = [...cut, { type: "remove", id: "b" }, relist(b, 1, false)];
    expect(given(...removed)).toMatchObject({ run: ["a", "b"], phase: { cancelled: ["a"] } });
    const before: Event[] = [
      ...both,
      status("a", { state: "listed" }),
      { type: "remove", id: "a" },
      cancelled,
      relist(a, 0, true),
    ];
    expect(given(...before)).toMatchObject({ run: ["a", "b"], phase: { cancelled: ["a"] } });
  });

  describe("a file that was removed during its run, once it is listed again,", () => {
    const ran = [...both, sending("b")];
    const entry = given(...ran).files[1];
    if (!entry) throw new Error("There are two files.");
    const removed = [...ran, { type: "remove", id: "b" } as const];
    const relist: Event = { type: "relist", entry, index: 1, ended: false };

    it("waits in the run while that goes on", () => {
      expect(shown(given(...removed, relist))).toBe("running, a waiting, b waiting");
      expect(runProgress(given(...removed))).toMatchObject({ done: 0, total: 1 });
      expect(runProgress(given(...removed, relist))).toMatchObject({ done: 0, total: 2 });
    });

    it("has not been come to by a run that was canceled meanwhile", () => {
      const cut = given(...removed, status("a", { state: "listed" }), cancelled, relist);
      expect(shown(cut)).toBe("idle, a listed, b listed");
      expect(cut).toMatchObject({ run: ["a", "b"], phase: { cancelled: ["a"] } });
    });

    it("is ready for another run once that has ended", () => {
      expect(shown(given(...removed, done({ a: made }), relist))).toBe("done, a converted, b listed");
      expect(shown(given(...removed, answered, relist, done({ a: made })))).toBe(
        "done, a converted, b listed",
      );
    });
  });

  it("marks results that are shown again", () =>
    expect(given(...one, done({ a: broken }), start("a"), cancelled).phase).toMatchObject({
      again: true,
    }));
});

describe("a run that converts file by file", () => {
  it.each<[what: string, events: Event[], progress: { done: number; total: number; percent: number }]>([
    ["starts at zero", both, { done: 0, total: 2, percent: 0 }],
    ["counts finished files", [...both, converted("a")], { done: 1, total: 2, percent: 45 }],
    [
      "includes files that are added meanwhile",
      [...one, converted("a"), add("b"), start("b")],
      { done: 1, total: 2, percent: 45 },
    ],
    [
      "stops at 90 percent until all is over",
      [...both, converted("a"), failed("b")],
      { done: 2, total: 2, percent: 90 },
    ],
    [
      "ends at 100 percent",
      [...both, converted("a"), failed("b"), answered],
      { done: 2, total: 2, percent: 100 },
    ],
    [
      "counts only its own files",
      [...one, converted("a"), answered, done(), add("b"), start("b")],
      { done: 0, total: 1, percent: 0 },
    ],
    [
      "counts a file once that is retried within it",
      [...both, failed("a"), start("a")],
      { done: 0, total: 2, percent: 0 },
    ],
  ])("%s", (_, events, progress) => expect(runProgress(given(...events))).toEqual(progress));

  it("is not joined by files that are added after the last answer", () =>
    expect(given(...one, converted("a"), answered, add("b"), start("b")).run).toEqual(["b"]));
});

describe("the mean progress of a run", () => {
  it.each<[what: string, events: Event[], percent: number]>([
    ["is zero without a run", [add("a")], 0],
    ["counts waiting files as zero", [...both, sending("a", 50)], 25],
    ["counts finished files as 100", [...both, failed("a"), sending("b", 50)], 75],
    ["counts no removed files", [...both, sending("b", 40), { type: "remove", id: "a" }], 40],
  ])("%s", (_, events, percent) => expect(meanProgress(given(...events))).toBe(percent));
});

it("separates converted from failed files, in list order", () => {
  const { files } = given(
    add("a", "b", "c"),
    start("a", "b", "c"),
    converted("c"),
    failed("b"),
    converted("a"),
  );
  expect(convertedIn(files).map(({ id }) => id)).toEqual(["a", "c"]);
  expect(failedIn(files).map(({ id }) => id)).toEqual(["b"]);
});

it("keeps how a file is turned while the list changes", () => {
  const turned = given(
    add("a", "b"),
    { type: "turn", id: "b", turn: 90 },
    { type: "move", id: "b", to: 0 },
    { type: "discard" },
  );
  expect(turned.files.map(({ id, turn }) => [id, turn])).toEqual([
    ["b", 90],
    ["a", undefined],
  ]);
});
