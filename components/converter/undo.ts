import { type Converter, nextConverter } from "./state";

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
      what: "removed" | "replaced" | "results";
      before: Values;
    }
);

type State = Converter<unknown, unknown>;

// The names of a screen's values tell their types.
const converterIn = (values: Values, key: string): State => values[key] as State;

/** Returns a converter without its run, whose files are listed as before it. */
const atRest = (converter: State): State => nextConverter<unknown, unknown>(converter, { type: "cancelled" });

/** Returns what a screen remembers once a loss is brought back. */
export function restored(values: Values, loss: Loss): Values {
  if (loss.of === "items") return loss.restore(values);
  const { key, before } = loss;
  const converter = atRest(converterIn(before, key));
  const { phase } = converter;
  // Results that are shown again are not announced as new ones.
  const shown = phase.state === "done" ? { ...converter, phase: { ...phase, again: true } } : converter;
  return { ...before, [key]: shown };
}

/** Whether nothing but the removal of files and results has happened since a loss. */
function isUntouched(now: State, loss: Loss & { of: "screen" }): boolean {
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

/** Returns what is lost when a loss is brought back: the files that have been chosen since. */
export function lossByRestoring(values: Values, loss: Loss): Loss | undefined {
  if (loss.of === "items") return undefined;
  const now = converterIn(values, loss.key);
  const then = converterIn(loss.before, loss.key);
  const fresh = now.files.filter(({ id }) => !then.files.some((file) => file.id === id));
  if (fresh.length === 0) return undefined;
  return { key: loss.key, of: "screen", what: "replaced", count: now.files.length, before: values };
}
