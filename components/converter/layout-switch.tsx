import { clsx } from "clsx";
import { useId } from "react";

type Props<Id extends string> = {
  layouts: readonly { id: Id; label: string }[];
  current: Id;
  onChange: (id: Id) => void;
};

/** One of a few layouts of the same tool: radio buttons that look like a switch. */
export function LayoutSwitch<Id extends string>({ layouts, current, onChange }: Props<Id>) {
  const name = useId();
  return (
    <fieldset className="flex justify-self-start rounded-control border border-edge bg-sheet p-0.5">
      <legend className="sr-only">Layout</legend>
      {layouts.map(({ id, label }) => (
        <label
          key={id}
          className={clsx(
            "relative grid min-h-4.5 cursor-pointer place-items-center rounded-control px-2 font-semibold text-small",
            "has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2",
            id === current ? "bg-ink text-paper" : "text-quiet hover:text-ink",
          )}
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === current}
            onChange={() => onChange(id)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
