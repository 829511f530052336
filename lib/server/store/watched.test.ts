import { expect, it, vi } from "vitest";
import { ConversionError, type ErrorCode } from "../../contract/errors";
import type { Store } from "./types";
import { watchStore } from "./watched";

it.each(["put", "move"] as const)(
  "a %s that is refused for lack of space says so until one is taken, or for a minute",
  async (name) => {
    let code: ErrorCode | null = null;
    const write = async () => {
      if (code) throw new ConversionError(code);
    };
    const methods: Pick<Store, "put" | "move"> = {
      put: async () => write().then(() => 5),
      move: async () => write().then(() => true),
    };
    const store = watchStore(methods as Store);
    const writes = {
      put: () => store.put("key", "path", { type: "image/jpeg" }).catch(() => {}),
      move: () => store.move("from", "to").catch(() => {}),
    };
    const hasSpaceAfter = async (outcome: ErrorCode | null) => {
      code = outcome;
      await writes[name]();
      return store.hasSpace();
    };
    expect(await hasSpaceAfter(null)).toBe(true);
    expect(await hasSpaceAfter("storage_full")).toBe(false);
    expect(await hasSpaceAfter("busy")).toBe(false);
    expect(await hasSpaceAfter(null)).toBe(true);
    expect(await hasSpaceAfter("storage_full")).toBe(false);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_001 });
    expect(store.hasSpace()).toBe(true);
    vi.useRealTimers();
  },
);
