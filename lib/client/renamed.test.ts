import { expect, it } from "vitest";
import { renamed } from "./renamed";

it.each([
  ["lake.jpeg", "lake.jpg"],
  ["LAKE.JPEG", "LAKE.jpg"],
  ["lake.at.night.jpeg", "lake.at.night.jpg"],
  ["lake", "lake.jpg"],
  ["صورة.jpeg", "صورة.jpg"],
])("%s becomes %s", (name, expected) => expect(renamed(name, "jpg")).toBe(expected));
