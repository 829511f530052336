"use client";

import { clsx } from "clsx";
import { useId } from "react";
import { advancedPng } from "@/lib/limits";
import { ColorField, PercentSlider } from "../../ui/fields";
import { useFormat, useWords } from "../../ui/words";
import type { PngOptions } from "./converted-pngs";

const { min, max } = advancedPng.quality;

export const initialOptions: PngOptions = {
  quality: advancedPng.quality.default,
  backgroundColor: advancedPng.background,
  removeTransparency: advancedPng.removeTransparency,
};

/** Returns what says the options in a line. */
export function useOptionWords() {
  const { chosen } = useWords("advanced");
  const { fill } = useFormat();
  return ({ quality: percent, backgroundColor, removeTransparency }: PngOptions): string => {
    const color = backgroundColor.toUpperCase();
    const sentence = !removeTransparency ? chosen.dropped : color === "#FFFFFF" ? chosen.white : chosen.color;
    return fill(sentence, { percent, color });
  };
}

type AdvancedOptionsProps = {
  options: PngOptions;
  onChange: (options: PngOptions) => void;
  /** Whether there is something to convert, so that the options matter. */
  framed: boolean;
};

/** 'Conversion Options': quality, background color, and whether to fill transparent parts. */
export function AdvancedOptions({ options, onChange, framed }: AdvancedOptionsProps) {
  const id = useId();
  const texts = useWords("advanced");
  const { quality, backgroundColor, removeTransparency } = options;
  return (
    <fieldset
      className={clsx(framed && "rounded-sheet border border-rule bg-sheet px-2 pt-1.5 pb-2 sm:px-2.5")}
    >
      <legend
        className={clsx(
          "float-left w-full",
          framed ? "pb-1 font-bold text-lead" : "pb-0.5 text-quiet text-small",
        )}
      >
        {texts.options}
      </legend>
      <div className="clear-both grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <div>
          <PercentSlider
            label={texts.quality}
            min={min}
            max={max}
            value={quality}
            onChange={(chosen) => onChange({ ...options, quality: chosen })}
          />
          <p className="flex justify-between text-note text-quiet">
            <span>{texts.smallerFile}</span>
            <span>{texts.moreDetail}</span>
          </p>
        </div>
        <ColorField
          label={texts.background}
          value={backgroundColor}
          onChange={(color) => onChange({ ...options, backgroundColor: color })}
        />
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
              {texts.fill}
            </label>
            {/* On phones there is room for it where it matters. */}
            <p
              id={`${id}-fill-help`}
              className={clsx("text-note text-quiet", framed && removeTransparency && "max-sm:hidden")}
            >
              {texts.fillHelp}
            </p>
          </div>
        </div>
      </div>
    </fieldset>
  );
}
