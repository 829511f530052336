import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Tailwind's classes with a side of the screen, which have others with a side of the text (`ms-1`, `start-0`, `text-end`). */
const physicalClass =
  /(?<=[\s"'`:!-])(?:(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right)-(?:[\d[(]|auto|full|px)[^\s"'`]*|(?:rounded-(?:[lr]|[tb][lr])|border-[lr]|text-left|text-right)(?![a-z])[^\s"'`]*)/g;
/** The same in style sheets, which have `margin-inline-start`, `inset-inline-end`, `text-align: start`. */
const physicalProperty =
  /^\s*(?:(?:[a-z-]+-)?(?:left|right)(?:-[a-z-]+)?:.*|(?:text-align|float|clear): (?:left|right).*)/gm;

/** What keeps its side in every language: what is centered, and what belongs to a picture. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // With `-translate-x-1/2`.
  "components/board/page-sheet.tsx": ["left-1/2"],
  "components/screens/page-board/page-tile.tsx": ["left-1/2"],
  "components/screens/page-board/page-view.tsx": ["left-1/2", "left-1/2"],
  // The game runs from left to right.
  "components/game/flappy-game.tsx": ["right-2"],
  // Columns as they are in the document.
  "components/screens/pdf-tables/table-card.tsx": ["text-right", "text-right"],
};

const files = ["app", "components"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
);
const physicalIn = (file: string, pattern: RegExp) =>
  readFileSync(join(root, file), "utf8").match(pattern) ?? [];

describe("styles name the side of the text, not of the screen, because Arabic begins on the right", () => {
  it.each(files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)))("%s", (file) => {
    expect(physicalIn(file, physicalClass)).toEqual(allowed[file] ?? []);
  });

  it.each(files.filter((file) => file.endsWith(".css")))("%s", (file) => {
    expect(physicalIn(file, physicalProperty)).toEqual([]);
  });
});
