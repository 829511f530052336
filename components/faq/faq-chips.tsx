import type { FaqCount, FaqFilter } from "@/lib/site/faq-filter";
import { Button } from "../converter/button";

type Props = { counts: readonly FaqCount[]; chosen: FaqFilter; onChoose: (id: FaqFilter) => void };

/** Categories with the number of their questions; one of them counts. */
export function FaqChips({ counts, chosen, onChoose }: Props) {
  return (
    <fieldset className="flex flex-wrap gap-0.75">
      <legend className="sr-only">Categories</legend>
      {counts.map(({ id, name, count }) => (
        <Button
          key={id}
          look={id === chosen ? "chosen" : "secondary"}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="px-1.5"
        >
          {name} <span className="font-normal tabular-nums opacity-80">{count}</span>
        </Button>
      ))}
    </fieldset>
  );
}
