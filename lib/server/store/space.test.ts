import { expect, it } from "vitest";
import { ConversionError, type ErrorCode } from "../../contract/errors";
import { watchSpace } from "./space";
import type { Store } from "./types";

/** Creates a store whose writes fail with a code that the test sets. */
function watched() {
  const state: { code: ErrorCode | null; now: number } = { code: null, now: 0 };
  const write = async () => {
    if (state.code) throw new ConversionError(state.code);
  };
  const methods: Pick<Store, "put" | "move"> = {
    put: async () => write().then(() => 5),
    move: async () => write().then(() => true),
  };
  const store = watchSpace(methods as Store, () => state.now);
  return {
    state,
    store,
    put: () => store.put("key", "path", { type: "image/jpeg" }).catch(() => {}),
    move: () => store.move("from", "to", 5).catch(() => {}),
  };
}

it.each(["put", "move"] as const)(
  "a %s that is refused for lack of space says so until one is taken",
  async (name) => {
    const { state, store, ...writes } = watched();
    await writes[name]();
    expect(store.hasSpace()).toBe(true);
    state.code = "storage_full";
    await writes[name]();
    expect(store.hasSpace()).toBe(false);
    state.code = "busy";
    await writes[name]();
    expect(store.hasSpace()).toBe(false);
    state.code = null;
    await writes[name]();
    expect(store.hasSpace()).toBe(true);
  },
);

it("a refusal is forgotten after a minute, when expired results have been deleted", async () => {
  const { state, store, put } = watched();
  state.code = "storage_full";
  await put();
  state.now += 60_000;
  expect(store.hasSpace()).toBe(false);
  state.now += 1;
  expect(store.hasSpace()).toBe(true);
});
