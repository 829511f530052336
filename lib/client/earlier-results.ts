const KEY = "results";

/** A session on the server with results of a page, and when they were made, in milliseconds: the same for all of a run. */
type EarlierSession = { path: string; session: string; at: number };

const isEarlier = (value: unknown): value is EarlierSession =>
  value instanceof Object && "path" in value && "session" in value && "at" in value;

/** Returns the sessions that this tab remembers. */
export function rememberedSessions(): readonly EarlierSession[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEarlier) : [];
  } catch {
    // Storage is blocked, or holds something else.
    return [];
  }
}

function write(sessions: readonly EarlierSession[]): void {
  try {
    if (sessions.length > 0) sessionStorage.setItem(KEY, JSON.stringify(sessions));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage a reload forgets the results, which expire by themselves.
  }
}

/** Remembers in this tab where a page's results are: no names, and nothing of the files. */
export const rememberSessions = (path: string, sessions: readonly string[], at = Date.now()): void =>
  write([...rememberedSessions(), ...sessions.map((session) => ({ path, session, at }))]);

/** Returns those of a page, but for those that it shows. */
export const earlierSessions = (path: string, shown: readonly string[]): readonly EarlierSession[] =>
  rememberedSessions().filter((earlier) => earlier.path === path && !shown.includes(earlier.session));

/** Forgets sessions whose results are gone. */
export const forgetSessions = (gone: readonly string[]): void =>
  write(rememberedSessions().filter(({ session }) => !gone.includes(session)));

/** Runs that are told apart. */
const RUNS = 4;

/** Returns results by run, the newest first. The oldest runs are one, so that the list stays short. */
export function byRun<T extends { at: number }>(results: readonly T[]): readonly (readonly [T, ...T[]])[] {
  const newest = [...new Set(results.map(({ at }) => at))].sort((a, b) => b - a);
  return newest.slice(0, RUNS).flatMap((at, n) => {
    const oldest = n === RUNS - 1;
    const [first, ...others] = results
      .filter((one) => one.at === at || (oldest && one.at < at))
      .sort((a, b) => b.at - a.at);
    return first ? [[first, ...others] as const] : [];
  });
}
