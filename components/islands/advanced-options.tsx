"use client";

import { type CSSProperties, useId } from "react";
import { advancedPng } from "@/lib/limits";
import type { PngOptions } from "../hooks/use-png-batch";

const { min, max } = advancedPng.quality;

type Props = {
  options: PngOptions;
  onChange: (options: PngOptions) => void;
  disabled: boolean;
};

/** 'Conversion Options': quality, the colour behind transparent parts, and whether to fill them. */
export function AdvancedOptions({ options, onChange, disabled }: Props) {
  const id = useId();
  const { quality, backgroundColor, removeTransparency } = options;
  const filled = `${((quality - min) / (max - min)) * 100}%`;
  return (
    <fieldset
      disabled={disabled}
      className="rounded-sheet border border-rule bg-sheet px-2 pt-1.5 pb-2 sm:px-2.5"
    >
      <legend className="float-left w-full pb-1 font-bold text-lead">Conversion Options</legend>
      <div className="clear-both grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <div>
          <div className="flex justify-between text-small">
            <label htmlFor={`${id}-quality`} className="font-semibold">
              Quality
            </label>
            <span aria-hidden="true" className="font-bold tabular-nums">
              {quality}%
            </span>
          </div>
          <input
            id={`${id}-quality`}
            type="range"
            min={min}
            max={max}
            value={quality}
            aria-valuetext={`${quality}%`}
            onChange={(event) => onChange({ ...options, quality: event.target.valueAsNumber })}
            className="slider my-1"
            style={{ "--filled": filled } as CSSProperties}
          />
          <p className="flex justify-between text-note text-quiet">
            <span>Smaller file</span>
            <span>More detail</span>
          </p>
        </div>
        <div className="grid content-start gap-0.5">
          <label htmlFor={`${id}-background`} className="justify-self-start font-semibold text-small">
            Background color
          </label>
          <div className="flex items-center gap-1.5">
            <input
              id={`${id}-background`}
              type="color"
              value={backgroundColor}
              onChange={(event) => onChange({ ...options, backgroundColor: event.target.value })}
              className="swatch"
            />
            <span className="text-small tabular-nums">{backgroundColor.toUpperCase()}</span>
          </div>
        </div>
        <div className="flex items-start gap-1 sm:col-span-2">
          <input
            id={`${id}-fill`}
            type="checkbox"
            checked={removeTransparency}
            aria-describedby={`${id}-fill-help`}
            onChange={(event) => onChange({ ...options, removeTransparency: event.target.checked })}
            className="my-1 size-3 shrink-0"
          />
          <div>
            <label htmlFor={`${id}-fill`} className="block py-1 font-semibold text-small">
              Remove transparency (fill with background color)
            </label>
            <p id={`${id}-fill-help`} className="text-note text-quiet">
              JPG cannot be see-through. When this is off, transparency is dropped without blending: clear
              parts show whatever color is stored under them, often black.
            </p>
          </div>
        </div>
      </div>
    </fieldset>
  );
}
