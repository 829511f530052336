import { expect, it } from "vitest";
import { renamed } from "./save";

it.each([
  ["lake.jpeg", "lake.jpg"],
  ["LAKE.JPEG", "LAKE.jpg"],
  ["lake.at.night.jpeg", "lake.at.night.jpg"],
  ["lake", "lake.jpg"],
  ["صورة.jpeg", "صورة.jpg"],
])("renamed turns %s into %s", (name, expected) => expect(renamed(name, "jpg")).toBe(expected));
