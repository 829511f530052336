"use client";

import { type CSSProperties, type ReactNode, useId } from "react";
import { type TileId, tiles } from "@/lib/formats";
import { ChevronIcon } from "./icons";
import { useFormat } from "./words";

type SelectFieldProps<Value extends string | number> = {
  label: string;
  options: readonly { value: Value; text: string }[];
  /** The same options as elements, in groups. */
  children?: ReactNode;
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Help about the current choice. */
  help?: string;
};

/** Returns the options of a menu whose texts are words, in their order. */
export const optionsIn = <Value extends string>(texts: Readonly<Record<Value, string>>) =>
  (Object.keys(texts) as Value[]).map((value) => ({ value, text: texts[value] }));

export const formatsIn = <Format extends TileId>(formats: readonly Format[]) =>
  formats.map((format) => ({ value: format, text: tiles[format].label }));

export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, options, value, onChange, disabled = false, help, children } = props;
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
          className="min-h-6.5 w-full cursor-pointer appearance-none rounded-control border border-edge bg-sheet pe-6 ps-2 font-semibold text-body text-ink transition-colors enabled:hover:border-ink disabled:cursor-default disabled:text-quiet disabled:opacity-60 sm:min-w-[min(10rem,40vw)]"
        >
          {children ??
            options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute top-1/2 end-2 size-2.5 -translate-y-1/2 text-quiet" />
      </div>
      {help && (
        <p id={`${id}-help`} className="text-note text-quiet tabular-nums">
          {help}
        </p>
      )}
    </div>
  );
}

type ToggleProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** Checkbox that looks like a switch. */
export function Toggle({ label, checked, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="flex min-h-5.5 items-center gap-1.5">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="toggle"
      />
      <label htmlFor={id} className="min-h-5.5 content-center font-semibold text-small">
        {label}
      </label>
    </div>
  );
}

type PercentSliderProps = {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
};

/** Slider for a percentage, which stands beside its label. */
export function PercentSlider({ label, value, onChange, ...range }: PercentSliderProps) {
  const id = useId();
  const { percent } = useFormat();
  const filled = `${((value - range.min) / (range.max - range.min)) * 100}%`;
  return (
    <>
      <div className="flex justify-between text-small">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-hidden="true" className="font-bold tabular-nums">
          {percent(value)}
        </span>
      </div>
      <input
        {...range}
        id={id}
        type="range"
        value={value}
        aria-valuetext={percent(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="slider my-1"
        style={{ "--filled": filled } as CSSProperties}
      />
    </>
  );
}

type ColorFieldProps = { label: string; value: string; onChange: (color: string) => void };

export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-0.5 sm:block">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <div className="flex items-center gap-1.5">
        <input
          id={id}
          type="color"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="swatch"
        />
        <bdi className="text-small tabular-nums">{value.toUpperCase()}</bdi>
      </div>
    </div>
  );
}
