import { type Converter, type Entry, nextConverter } from "./state";

/** What a screen remembers, by name: the state of its converter, and its settings. */
export type Values = Readonly<Record<string, unknown>>;

/** What was taken away, and can be brought back. `key` is the name of the converter's state. */
export type Loss = { key: string } & (
  | {
      /** Single files, whose removal has left everything else as it was; in the order of their removal. */
      of: "files";
      files: readonly { entry: Entry<unknown>; index: number }[];
    }
  | {
      /** The list, or its results, with everything around it. */
      of: "screen";
      what: "removed" | "replaced" | "results";
      count: number;
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
  const { key } = loss;
  if (loss.of === "screen") {
    const converter = atRest(converterIn(loss.before, key));
    const { phase } = converter;
    // Results that are shown again are not announced as new ones.
    const shown = phase.state === "done" ? { ...converter, phase: { ...phase, again: true } } : converter;
    return { ...loss.before, [key]: shown };
  }
  const converter = converterIn(values, key);
  const files = loss.files.reduceRight<readonly Entry<unknown>[]>(
    (before, { entry, index }) => before.toSpliced(index, 0, atListing(entry)),
    converter.files,
  );
  return { ...values, [key]: { ...converter, files } };
}

/** A file that was removed while it was sent is ready to be sent again. */
const atListing = (entry: Entry<unknown>): Entry<unknown> =>
  entry.status.state === "converted" || entry.status.state === "failed"
    ? entry
    : { ...entry, status: { state: "listed" } };

/** Whether nothing but the removal of some files has happened since a loss. */
function isUntouched(now: State, loss: Loss & { of: "screen" }): boolean {
  const { files } = converterIn(loss.before, loss.key);
  return (
    now.phase.state === "idle" &&
    now.files.length + loss.count === files.length &&
    now.files.every(({ id }) => files.some((file) => file.id === id))
  );
}

/**
 * Joins a loss to the one before it, while that can still be brought back: what is removed file by file comes back together.
 *
 * @param values what the screen remembered before the second loss
 */
export function joined(earlier: Loss | undefined, loss: Loss, values: Values): Loss {
  if (earlier?.key !== loss.key) return loss;
  const removes = loss.of === "files" || loss.what === "removed";
  if (!removes) return loss;
  if (earlier.of === "screen")
    return earlier.what === "removed" && isUntouched(converterIn(values, loss.key), earlier)
      ? { ...earlier, count: earlier.count + countOf(loss) }
      : loss;
  return loss.of === "files"
    ? { ...loss, files: [...earlier.files, ...loss.files] }
    : { ...loss, count: loss.count + earlier.files.length, before: restored(loss.before, earlier) };
}

/** Number of files, or of results, that a loss is about. */
export const countOf = (loss: Loss): number => (loss.of === "files" ? loss.files.length : loss.count);

/** Returns what is lost when a loss is brought back: the files that have been chosen since. */
export function lossByRestoring(values: Values, loss: Loss): Loss | undefined {
  if (loss.of === "files") return undefined;
  const now = converterIn(values, loss.key);
  const then = converterIn(loss.before, loss.key);
  const fresh = now.files.filter(({ id }) => !then.files.some((file) => file.id === id));
  if (fresh.length === 0) return undefined;
  return { key: loss.key, of: "screen", what: "replaced", count: now.files.length, before: values };
}
