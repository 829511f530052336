import "server-only";

/** What a request has to give back when it ends, however it ends (AsyncDisposableStack, which Node 20 lacks). */
export type Holdings = {
  hold(release: () => Promise<void>): void;
  /** Gives all back, the last first, one after the other. @throws the first error, after all were tried */
  release(): Promise<void>;
};

export function createHoldings(): Holdings {
  const releases: (() => Promise<void>)[] = [];
  return {
    hold: (release) => void releases.push(release),
    async release() {
      const errors: unknown[] = [];
      for (let release = releases.pop(); release; release = releases.pop())
        await release().catch((error) => errors.push(error));
      if (errors.length > 0) throw errors[0];
    },
  };
}
