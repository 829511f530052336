import { useId } from "react";
import { ChevronIcon } from "./icons";

type Props<Value extends string | number> = {
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled: boolean;
  /** Said below it, about the present choice. */
  help?: string;
};

/** The platform's own list of choices, in the look of the house. */
export function SelectField<Value extends string | number>(props: Props<Value>) {
  const { label, options, value, onChange, disabled, help } = props;
  const id = useId();
  return (
    <div className="grid content-start gap-0.5">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          disabled={disabled}
          aria-describedby={help && `${id}-help`}
          onChange={(event) => {
            const chosen = options.find((option) => String(option.value) === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          className="min-h-6.5 w-full cursor-pointer appearance-none rounded-control border border-edge bg-sheet pr-6 pl-2 font-semibold text-body text-ink transition-colors enabled:hover:border-ink disabled:cursor-default disabled:text-quiet disabled:opacity-60 sm:min-w-20"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute top-1/2 right-2 size-2.5 -translate-y-1/2 text-quiet" />
      </div>
      {help && (
        <p id={`${id}-help`} className="text-note text-quiet tabular-nums">
          {help}
        </p>
      )}
    </div>
  );
}
