import type { Format, Params } from "./format";

/** Fills the places of every sentence in an object of words; places without a value stay. */
export function fillAll<T>(words: T, params: Params, fill: Format["fill"]): T {
  const filled = (value: unknown): unknown => {
    if (typeof value === "string") return fill(value, params);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]));
  };
  return filled(words) as T;
}
