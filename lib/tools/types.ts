import type { CallId } from "../contract/calls";
import type { FormatId } from "../formats";

/** The screen variants; each is one island in `components/islands`. */
export type IslandId = "advanced" | "batch";

/** Which files a page takes, and what it says to the others. */
export type Accept = {
  /** Types a dropped or chosen file may have, in lower case. */
  types: readonly string[];
  /** Endings that are enough on their own, whatever the type; with the dot, compared without case. */
  endings: readonly string[];
  /** The picker's `accept` attribute. */
  picker: string;
};

/**
 * One tool path, all of it: what people and crawlers read, which screen it has, what it takes and
 * which call it makes. Everything else (routes, metadata, sitemap, related tools, e2e) is derived.
 */
export type Tool = {
  /** Canonical path, in the route table's spelling. */
  path: `/${string}`;
  /** What links to it are called. */
  name: string;
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  subtitle: string;
  badges: readonly string[];
  from: FormatId;
  to: FormatId;
  island: IslandId;
  call: CallId;
  accept: Accept;
  messages: {
    /** One of these is shown when a file is refused, by the way it came. */
    drop: string;
    select: string;
    /** The convert button without a file. */
    none: string;
  };
  /** Words of the drop zone: the prompt, the same while dragging, the line under it, the button. */
  dropZone: { prompt: string; dragging: string; or: string; button: string; hint: string };
  /** Button that starts it, and the four messages that rotate while it runs. */
  action: string;
  steps: readonly [string, string, string, string];
  /** Said with the results. */
  success: string;
  /** How to do it, in the visitor's words; also the page's HowTo. */
  howTo: readonly { name: string; text: string }[];
  demand: "very-high" | "high" | "medium";
  competition: "low" | "medium" | "high";
};
