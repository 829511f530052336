import { describe, expect, it } from "vitest";
import type { Entry } from "../../converter/state";
import {
  CONVERTED,
  type ConvertedPng,
  hiding,
  ledBy,
  shownAgain,
  shownIn,
  standing,
  withResult,
} from "./converted-pngs";

const optionsOf = (quality: number) => ({ quality, backgroundColor: "#FFFFFF", removeTransparency: true });

/** A result, by the id of its file and its quality: 'a85'. */
function result(name: string): ConvertedPng {
  const id = name.slice(0, 1);
  return {
    key: name,
    id,
    name: `${id}.jpg`,
    downloadUrl: `/api/download/${name}/${id}.jpg`,
    sessions: [name],
    size: 1,
    options: optionsOf(Number(name.slice(1))),
    original: new File([], `${id}.png`),
    details: undefined,
  };
}

const results = (names: string) => (names === "" ? [] : names.split(" ").map(result));
const keys = (items: readonly ConvertedPng[]) => items.map(({ key }) => key).join(" ");

describe("the order of results", () => {
  it.each([
    ["stands before those of other options", "a85 b85", "a40", "a40 a85 b85"],
    ["stands after those of its options", "a40 a85 b85", "b40", "a40 b40 a85 b85"],
    ["takes the place of an equal one", "a40 b40 a85", "a40", "a40 b40 a85"],
  ])("a new one %s", (_, before, added, after) =>
    expect(keys(withResult(results(before), result(added)))).toBe(after),
  );

  it("keeps the addresses of a result that was replaced, and shows one that was removed", () => {
    const removed = hiding("a85", true)(results("a85"));
    const again = { ...result("a85"), sessions: ["later"] };
    expect(withResult(removed, again)).toEqual([{ ...again, sessions: ["a85", "later"] }]);
  });

  it("begins with those of the options of a run", () =>
    expect(keys(ledBy(optionsOf(85))(results("a40 b40 a85 b85")))).toBe("a85 b85 a40 b40"));
});

it("a removed result comes back in its place", () => {
  const values = { [CONVERTED]: hiding("b85", true)(results("a85 b85 c85")), other: 1 };
  expect(keys(shownIn(values[CONVERTED]))).toBe("a85 c85");
  expect(shownAgain("b85")(values)).toMatchObject({ other: 1, [CONVERTED]: [{}, { hidden: false }, {}] });
});

describe("the standing of files", () => {
  const permanent = { state: "failed", problem: { text: "Broken.", permanent: true } } as const;
  const passing = { state: "failed", problem: { text: "Try again." } } as const;
  const statuses = {
    listed: { state: "listed" },
    waiting: { state: "waiting" },
    permanent,
    passing,
  } as const;

  /** Says which files are next, which are left, and what is there of the options. */
  function stand(
    files: Record<string, keyof typeof statuses>,
    made: readonly ConvertedPng[],
    quality = 85,
  ): string {
    const entries: Entry<never>[] = Object.entries(files).map(([id, of]) => ({
      id,
      file: new File([], `${id}.png`),
      status: statuses[of],
    }));
    const { next, left, ready, current, complete } = standing(entries, made, optionsOf(quality));
    const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).join("");
    return [
      `next ${ids(next)}`,
      `left ${ids(left)}`,
      `ready ${keys(ready)}`,
      ...(current ? ["current"] : []),
      ...(complete ? ["complete"] : []),
    ].join(", ");
  }

  it("is that all come next before a run, and again after it, without being left", () => {
    const files = { a: "listed", b: "listed" } as const;
    expect(stand(files, [])).toBe("next ab, left ab, ready ");
    expect(stand(files, results("a85 b85"))).toBe("next ab, left , ready a85 b85, current, complete");
  });

  it("is that those come next which have no result of the options", () => {
    const files = { a: "listed", b: "listed", c: "listed" } as const;
    expect(stand(files, results("a85 b85"))).toBe("next c, left c, ready a85 b85");
    expect(stand(files, results("a85 b85 c85"), 40)).toBe("next abc, left , ready ");
  });

  it("is that damaged files don't come again, and those that failed in passing do", () => {
    const one = results("a85");
    expect(stand({ a: "listed", b: "permanent" }, one)).toBe("next a, left b, ready a85, current, complete");
    expect(stand({ a: "listed", b: "passing" }, one)).toBe("next b, left b, ready a85, complete");
    expect(stand({ a: "permanent" }, [])).toBe("next a, left a, ready , current, complete");
  });

  it("is that files of a second run are left until they have their other result", () =>
    expect(stand({ a: "listed", b: "waiting" }, results("a40 a85 b85"), 40)).toBe(
      "next b, left b, ready a40",
    ));

  it("is that nothing waits because of a removed result of several", () => {
    const made = hiding("a40", true)(results("a40 a85"));
    expect(stand({ a: "listed" }, made, 40)).toBe("next a, left , ready , current, complete");
  });
});
