import type { Rule } from "../site";

/** An id names one place: of two, links and references find the first alone. */
export const ids: Rule = ({ elements }) => {
  const counts = new Map<string, number>();
  for (const { attributes } of elements)
    if (attributes.id) counts.set(attributes.id, (counts.get(attributes.id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => (count > 1 ? [`has the id '${id}' ${count} times`] : []));
};
