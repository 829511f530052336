import { useId } from "react";
import type { PdfLevel } from "@/lib/tools/types";

type Props = {
  levels: readonly PdfLevel[];
  level: PdfLevel["level"];
  onChange: (level: PdfLevel["level"]) => void;
  disabled: boolean;
};

/** How small the PDF is to become. */
export function PdfLevels({ levels, level, onChange, disabled }: Props) {
  const id = useId();
  return (
    <fieldset
      disabled={disabled}
      className="rounded-sheet border border-rule bg-sheet px-2 pt-1.5 pb-1 disabled:text-quiet sm:px-2.5"
    >
      <legend className="float-left w-full pb-0.5 font-semibold text-small">Compression level</legend>
      <div className="clear-both">
        {levels.map(({ level: one, name, means }) => (
          <div key={one} className="flex items-start gap-1">
            <input
              id={`${id}-${one}`}
              type="radio"
              name={id}
              value={one}
              checked={one === level}
              onChange={() => onChange(one)}
              className="pointer-coarse:my-1.5 my-1 size-3 shrink-0"
            />
            <label htmlFor={`${id}-${one}`} className="flex-1 pointer-coarse:py-1.5 py-1 text-small">
              <span className="font-semibold">{name}</span>: {means}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
