import type { Values } from "./undo";

/** What a screen remembers, and what it began with. */
export type KeptScreen = { values: Values; initials: Map<string, unknown> };

/** Screens that are kept at a time: their files and results stay in memory. */
const MOST = 5;

const kept = new Map<string, KeptScreen>();

/** Keeps what a screen remembers until the visitor comes back to it, as long as the document lives. */
export function keepScreen(path: string, screen: KeptScreen): void {
  kept.delete(path);
  if (Object.keys(screen.values).length === 0) return;
  kept.set(path, screen);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

export const keptScreen = (path: string): KeptScreen | undefined => kept.get(path);
