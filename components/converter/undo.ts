import type { Converter } from "./state";

/** What a screen remembers, by name: the state of its converter, and its settings. */
export type Values = Readonly<Record<string, unknown>>;

/** What was taken away, and can be brought back. `key` is the name of the converter's state. */
export type Loss = { key: string; count: number } & (
  | {
      /** Single files or results, whose removal has left everything else as it was. */
      of: "items";
      what: "removed" | "results";
      restore: (values: Values) => Values;
    }
  | {
      /** The list, or its results, with everything around it. */
      of: "screen";
      what: "removed" | "replaced" | "restored" | "results";
      before: Values;
      /** Returns values without a run, whose files are listed as before it. */
      rest: (values: Values) => Values;
    }
);

// The names of a screen's values tell their types.
export const converterIn = (values: Values, key: string): Converter<unknown, unknown> =>
  values[key] as Converter<unknown, unknown>;

/** Whether nothing but the removal of files and results has happened since a loss. */
function isUntouched(now: Converter<unknown, unknown>, loss: Loss & { of: "screen" }): boolean {
  const { files } = converterIn(loss.before, loss.key);
  return now.phase.state === "idle" && now.files.every(({ id }) => files.some((file) => file.id === id));
}

/**
 * Joins a loss to the one before it, while that can still be brought back: what is removed one by one comes back together. Files count as their results, once a result is among them.
 *
 * @param values what the screen remembered before the second loss
 */
export function joined(earlier: Loss | undefined, loss: Loss, values: Values): Loss {
  if (earlier?.key !== loss.key || (loss.of === "screen" && loss.what !== "removed")) return loss;
  const count = earlier.count + loss.count;
  if (earlier.of === "screen")
    return earlier.what === "removed" && isUntouched(converterIn(values, loss.key), earlier)
      ? { ...earlier, count }
      : loss;
  const asResults = earlier.what === "results" && { what: earlier.what };
  return loss.of === "items"
    ? { ...loss, ...asResults, count, restore: (now) => earlier.restore(loss.restore(now)) }
    : { ...loss, ...asResults, count, before: earlier.restore(loss.before) };
}
