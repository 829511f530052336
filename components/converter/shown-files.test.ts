import { expect, it } from "vitest";
import { shownFiles } from "./shown-files";
import { type Converter, emptyConverter, nextConverter } from "./state";

const files = (...sizes: number[]) =>
  sizes.map((size, index) => ({ id: "abc"[index] ?? "", file: new File([new Uint8Array(size)], "x.png") }));

/** A run of files of these sizes, of whose bytes a share has been sent. */
function running(sent: number, ...sizes: number[]): Converter<string, string> {
  const added = nextConverter<string, string>(emptyConverter, {
    type: "add",
    files: files(...sizes),
    replace: true,
  });
  const started = nextConverter(added, { type: "start", ids: ["a", "b", "c"] });
  return nextConverter(started, { type: "progress", sent });
}

const shown = (converter: Converter<string, string>, requests: "together" | number = "together") =>
  shownFiles(converter, { requests }).map(({ status }) =>
    "percent" in status ? status.percent : status.state,
  );

it("shows which of the files that are sent together have left, by the bytes that were sent", () => {
  expect(shown(running(0, 100, 300))).toEqual(["waiting", "waiting"]);
  expect(shown(running(10, 100, 300))).toEqual([40, "waiting"]);
  expect(shown(running(25, 100, 300))).toEqual([100, "waiting"]);
  expect(shown(running(70, 100, 300))).toEqual([100, 60]);
  expect(shown(running(100, 100, 300, 0))).toEqual([100, 100, 100]);
});

it("leaves files with a request of their own, and those before and after a run, as they are", () => {
  expect(shown(running(70, 100, 300), 3)).toEqual(["waiting", "waiting"]);
  const done = nextConverter(running(100, 100), { type: "done", outcome: "all", statuses: new Map() });
  expect(shown(done)).toEqual(["listed"]);
});
