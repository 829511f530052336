/** How many bytes a store holds, by session, so that one that is deleted or measured anew corrects the sum. */
export function createTally() {
  const sizes = new Map<string, number>();
  let bytes = 0;
  const set = (session: string, size: number) => {
    bytes += size - (sizes.get(session) ?? 0);
    if (size > 0) sizes.set(session, size);
    else sizes.delete(session);
  };
  return {
    get bytes() {
      return bytes;
    },
    set,
    add: (session: string, size: number) => set(session, (sizes.get(session) ?? 0) + size),
    /** Those that have something, as of now. */
    sessions: () => [...sizes.keys()],
  };
}
