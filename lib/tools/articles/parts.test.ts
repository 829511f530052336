import { describe, expect, it } from "vitest";
import { partsOf, plainText, textsOf } from "./parts";

describe("a text with links", () => {
  it.each([
    ["plain words", ["plain words"]],
    ["", []],
    ["[PNG to JPG](/png-to-jpg)", [{ words: "PNG to JPG", path: "/png-to-jpg" }]],
    [
      "see [one](/a) and [two](/b).",
      ["see ", { words: "one", path: "/a" }, " and ", { words: "two", path: "/b" }, "."],
    ],
    [
      "[one](/a)[two](/b)",
      [
        { words: "one", path: "/a" },
        { words: "two", path: "/b" },
      ],
    ],
  ])("%j is taken apart", (text, parts) => expect(partsOf(text)).toEqual(parts));

  it.each(["a [note] (here)", "[out](https://example.org)", "[](/a)", "[a](/b c)", "[a](/b"])(
    "%j has none",
    (text) => expect(partsOf(text)).toEqual([text]),
  );

  it("is the same words without them", () =>
    expect(plainText("Use [PNG to JPG](/png-to-jpg) (or not).")).toBe("Use PNG to JPG (or not)."));
});

it("an article's texts are those of its blocks and questions", () => {
  const sections = [
    { heading: "no text", blocks: ["a", { list: ["b", "c"] }, { caption: "d", head: ["e"], rows: [["f"]] }] },
  ];
  expect(textsOf({ sections, questions: [{ question: "g", answer: "h" }] }).join("")).toBe("abcdefgh");
});
