import { setTimeout as delay } from "node:timers/promises";
import type { Target } from "../running/client";
import type { Kind } from "./visits";

export type Seen = { kind: Kind; status: number; ms: number };

/** A visit that ended without an answer, or with a wrong one. */
const LOST = -1;

async function visit(site: Target, kind: Kind): Promise<Seen> {
  const began = performance.now();
  const status = await kind.visit(site).catch(() => LOST);
  return { kind, status, ms: performance.now() - began };
}

/** So many visitors who come again as soon as they are done: as much as the site can do. @returns visits a second */
export async function measureCapacity(
  site: Target,
  turn: Iterator<Kind, never>,
  visitors: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      for (; performance.now() < end; done++) await visit(site, turn.next().value);
    }),
  );
  return done / seconds;
}

/** Visitors who come at their own rate, however long the others take, until the time is over and all have left. */
export async function comeAndGo(
  site: Target,
  turn: Iterator<Kind, never>,
  perSecond: number,
  seconds: number,
): Promise<Seen[]> {
  const visits: Promise<Seen>[] = [];
  const began = performance.now();
  for (;;) {
    const elapsed = (performance.now() - began) / 1000;
    if (elapsed >= seconds) return Promise.all(visits);
    while (visits.length < elapsed * perSecond) visits.push(visit(site, turn.next().value));
    await delay(10);
  }
}
