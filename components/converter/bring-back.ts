import { converterIn, type Loss, type Values } from "./undo";

/** Returns what a screen remembers once a loss is brought back. */
export function restored(values: Values, loss: Loss): Values {
  if (loss.of === "items") return loss.restore(values);
  const { key } = loss;
  const before = loss.rest(loss.before);
  const converter = converterIn(before, key);
  const { phase } = converter;
  // Results that are shown again are not announced as new ones.
  const shown = phase.state === "done" ? { ...converter, phase: { ...phase, again: true } } : converter;
  return { ...before, [key]: shown };
}

/** Returns what is lost when a loss is brought back: the files that have been chosen since. */
export function lossByRestoring(values: Values, loss: Loss): Loss | undefined {
  if (loss.of === "items") return undefined;
  const { key, of, rest } = loss;
  const now = converterIn(values, key);
  const then = converterIn(loss.before, key);
  const fresh = now.files.filter(({ id }) => !then.files.some((file) => file.id === id));
  if (fresh.length === 0) return undefined;
  return { key, of, what: "restored", count: then.files.length, before: values, rest };
}
