import { useId } from "react";
import { type TileId, tiles } from "@/lib/formats";
import { ChevronIcon } from "./icons";

type Props<Format extends TileId> = {
  label: string;
  formats: readonly Format[];
  value: Format;
  onChange: (format: Format) => void;
  disabled: boolean;
};

/** Which format comes out: the platform's own list of choices. */
export function FormatSelect<Format extends TileId>(props: Props<Format>) {
  const { label, formats, value, onChange, disabled } = props;
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = formats.find((format) => format === event.target.value);
            if (chosen) onChange(chosen);
          }}
          className="min-h-6.5 w-full cursor-pointer appearance-none rounded-control border border-edge bg-sheet pr-6 pl-2 font-semibold text-body text-ink transition-colors enabled:hover:border-ink disabled:cursor-default disabled:text-quiet disabled:opacity-60 sm:min-w-20"
        >
          {formats.map((format) => (
            <option key={format} value={format}>
              {tiles[format].label}
            </option>
          ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute top-1/2 right-2 size-2.5 -translate-y-1/2 text-quiet" />
      </div>
    </div>
  );
}
