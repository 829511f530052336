import { calls } from "../../lib/contract/calls";
import type { Site } from "../../lib/site/site";
import type { Screen } from "../../lib/tools/types";
import { type Place, places, placesIn } from "./tool-page";

/*
 * What the browser tests check where:
 * - the text and the head of a page: for each tool, on the HTML that the server sends (pages.spec.ts);
 * - one conversion of real files: once for each tool, of several files for each configuration (convert.spec.ts);
 * - how a page opens: once for each kind (pages.spec.ts);
 * - how screens behave: once where they share the code, and on others only what differs;
 * - what a screen looks like in each of its states: once for each kind.
 * So a new tool adds one short test, and more only if it configures its screen in a new way.
 */

/** Keeps the first item of each key, in the order of the items. */
export const firstOfEach = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
};

/** Names the layout that a screen draws: its component, and the job of those with several. */
export const kindOf = (screen: Screen): string =>
  "job" in screen ? `${screen.screen} ${screen.job}` : screen.screen;

/** What a canvas does to the files: nothing, or it draws them again, under their name or another. */
const redrawOf = (screen: Screen) => {
  if (!("redraw" in screen) || screen.redraw === undefined) return "none";
  return screen.redraw.ending ? "renames" : "keeps the name";
};

/**
 * Describes what a screen does, without its words, its formats and the fields that say them to the server: whether those
 * arrive shows in the files that each tool converts. Screens with equal descriptions behave alike.
 */
const configurationOf = (screen: Screen): string =>
  JSON.stringify({
    kind: kindOf(screen),
    reply: "type" in calls[screen.call] ? "file" : "JSON",
    redraw: redrawOf(screen),
    timeoutMs: "timeoutMs" in screen ? screen.timeoutMs : undefined,
    failures: "failures" in screen ? screen.failures : undefined,
    chooses: ("targets" in screen && screen.targets.length > 1) || "choice" in screen,
    presets: "targetSize" in screen,
  });

/** One screen of each configuration. */
export const configurations = <P extends { tool: Screen }>(screens: readonly P[]): P[] =>
  firstOfEach(screens, ({ tool }) => configurationOf(tool));

const onePerKind = (places: readonly Place[]) => firstOfEach(places, ({ tool }) => kindOf(tool));

/** One place of each kind of screen. */
export const kinds: readonly Place[] = onePerKind(places);

/** The same in a language. */
export const kindsIn = (site: Site): readonly Place[] => onePerKind(placesIn(site));
