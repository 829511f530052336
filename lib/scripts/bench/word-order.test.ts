import { expect, it } from "vitest";
import { inOrder } from "./word-order";

const share = (reference: string, text: string) => inOrder(reference.split(" "), text.split(" "));

it.each([
  ["a b c d", "a b c d", 1],
  ["a b c d", "x a b y c d z", 1],
  ["a b c d", "c d a b", 0.5],
  ["a a b a", "b a a", 0.5],
  ["a b", "x y", 0],
])("for the reference '%s', the words '%s' score %d", (reference, text, expected) => {
  expect(share(reference, text)).toBe(expected);
});
