/** Releases what a request acquired, last first, however it ends. Node 20 has no AsyncDisposableStack. */
export type CleanupStack = {
  defer(release: () => Promise<void>): void;
  /** Runs every release once, one after the other. @throws the first error, after all were tried */
  dispose(): Promise<void>;
};

export function createCleanupStack(): CleanupStack {
  const releases: (() => Promise<void>)[] = [];
  return {
    defer: (release) => void releases.push(release),
    async dispose() {
      const errors: unknown[] = [];
      for (let release = releases.pop(); release; release = releases.pop())
        await release().catch((error) => errors.push(error));
      if (errors.length > 0) throw errors[0];
    },
  };
}
