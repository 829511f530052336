import { describe, expect, it } from "vitest";
import { lossByRestoring, restored } from "./bring-back";
import { type Converter, type ConverterEvent, emptyConverter, nextConverter } from "./state";
import { joined, type Loss, type Values } from "./undo";

type Event = ConverterEvent<string, string>;

const key = "converter batch";
const add = (...ids: string[]): Event => ({
  type: "add",
  files: ids.map((id) => ({ id, file: new File(["x"], `${id}.png`) })),
  replace: false,
});
const start = (...ids: string[]): Event => ({ type: "start", ids });
const done: Event = {
  type: "done",
  outcome: "all",
  statuses: new Map([["a", { state: "converted", result: "a.jpg" }]]),
};
const sending: Event = { type: "status", id: "a", status: { state: "sending", percent: 50 } };

const changed = (values: Values, ...events: Event[]): Values => ({
  ...values,
  [key]: events.reduce<Converter<string, string>>(
    nextConverter,
    (values[key] ?? emptyConverter) as Converter<string, string>,
  ),
});
const shown = (values: Values) => {
  const { phase, files } = values[key] as Converter<string, string>;
  return [phase.state, ...files.map(({ id, status: { state } }) => `${id} ${state}`)].join(", ");
};
const cleared = (before: Values, count: number): Loss => ({
  key,
  of: "screen",
  what: "removed",
  count,
  before,
  rest: (values) => changed(values, { type: "cancelled" }),
});
const removed = (values: Values, id: string): Loss => {
  const { files } = values[key] as Converter<string, string>;
  const index = files.findIndex((file) => file.id === id);
  const entry = files[index];
  if (!entry) throw new Error(`There is no file ${id}.`);
  const restore = (now: Values) => changed(now, { type: "relist", entry, index, ended: false });
  return { key, of: "items", what: "removed", count: 1, restore };
};
const remove = (id: string): Event => ({ type: "remove", id });

describe("bringing back", () => {
  it("shows a cleared list, its results and the settings again, and announces no new results", () => {
    const before = { ...changed({}, add("a", "b"), start("a", "b"), done), quality: 40 };
    const now = { ...changed(before, { type: "clear" }), quality: 85 };
    const back = restored(now, cleared(before, 2));
    expect(shown(back)).toBe("done, a converted, b listed");
    expect(back).toMatchObject({ quality: 40, [key]: { phase: { again: true } } });
  });

  it("lists the files of a run that clearing has ended", () => {
    const before = changed({}, add("a", "b"), start("a", "b"), sending);
    expect(shown(restored(changed(before, { type: "clear" }), cleared(before, 2)))).toBe(
      "idle, a listed, b listed",
    );
  });

  it("puts removed files back into their places beside what has happened since", () => {
    const first = changed({}, add("a", "b", "c", "d"), start("a"), sending);
    const second = changed(first, remove("c"));
    const third = changed(second, remove("a"));
    const loss = joined(removed(first, "c"), removed(second, "a"), second);
    const now = changed(third, add("e"), start("b", "d", "e"));
    expect(shown(restored(now, loss))).toBe("running, a waiting, b waiting, c listed, d waiting, e waiting");
  });

  it("brings a list back whole that was emptied file by file, and by clearing what was left", () => {
    const first = changed({}, add("a", "b", "c"));
    const second = changed(first, remove("b"));
    const loss = joined(removed(first, "b"), cleared(second, 2), second);
    expect(loss).toMatchObject({ count: 3 });
    expect(shown(restored(changed(second, { type: "clear" }), loss))).toBe(
      "idle, a listed, b listed, c listed",
    );
  });

  it("counts a second removal to the first, whose results it has discarded", () => {
    const before = changed({}, add("a", "b", "c"), start("a", "b", "c"), done);
    const second = changed(before, { type: "discard" }, remove("a"));
    const loss = joined(cleared(before, 1), removed(second, "b"), second);
    expect(loss).toMatchObject({ count: 2 });
    expect(shown(restored(changed(second, remove("b")), loss))).toBe("done, a converted, b listed, c listed");
  });

  it("is about the last loss only when there have been other files since", () => {
    const before = changed({}, add("a", "b"));
    const now = changed(before, { type: "clear" }, add("c"));
    const loss = removed(now, "c");
    expect(joined(cleared(before, 2), loss, now)).toBe(loss);
  });

  it("can itself be undone while it takes away other files, and only then", () => {
    const before = changed({}, add("a", "b"));
    const emptied = changed(before, { type: "clear" });
    const loss = cleared(before, 2);
    expect(lossByRestoring(emptied, loss)).toBeUndefined();
    const now = changed(emptied, add("c"));
    expect(lossByRestoring(now, loss)).toEqual({
      key,
      of: "screen",
      what: "restored",
      count: 2,
      before: now,
      rest: expect.any(Function),
    });
  });
});
