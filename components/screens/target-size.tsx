"use client";

import type { Ref } from "react";
import { bytesOf, type TargetChoice } from "@/lib/client/target-size";
import { targetSize } from "@/lib/limits";
import { SelectField, Toggle } from "../ui/fields";
import { TextField } from "../ui/text-field";

const units = [
  { value: targetSize.kilobyte, text: "KB" },
  { value: targetSize.kilobyte ** 2, text: "MB" },
];

const subjects = [
  { value: "each", text: "Each picture" },
  { value: "all", text: "All pictures together" },
] as const;

type TargetSizeProps = {
  /** Asks for what several pictures need, too. */
  pictures: boolean;
  choice: TargetChoice;
  onChange: (choice: TargetChoice) => void;
  /** Whether an amount that is no number is pointed out. */
  checked: boolean;
  disabled: boolean;
  onEnter: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** Choice of the largest file size. */
export function TargetSize({ pictures, choice, onChange, checked, disabled, onEnter, ref }: TargetSizeProps) {
  const change = (changed: Partial<TargetChoice>) => onChange({ ...choice, ...changed });
  return (
    <div className="grid gap-1 pb-1">
      <div className="grid grid-cols-2 gap-x-1.5 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <TextField
          ref={ref}
          label="Largest file size"
          help=""
          error={checked && bytesOf(choice) === undefined ? "Enter a size of 1 KB or more." : undefined}
          inputMode="decimal"
          value={choice.amount}
          disabled={disabled}
          onText={(amount) => change({ amount })}
          onEnter={onEnter}
        />
        <SelectField
          label="Unit"
          options={units}
          value={choice.unit}
          onChange={(unit) => change({ unit })}
          disabled={disabled}
        />
        {pictures && (
          <div className="max-sm:col-span-2">
            <SelectField
              label="For"
              options={subjects}
              value={choice.for}
              onChange={(of) => change({ for: of })}
              disabled={disabled}
            />
          </div>
        )}
      </div>
      {pictures && (
        <Toggle
          label="Use fewer pixels if needed"
          checked={choice.fewerPixels}
          onChange={(fewerPixels) => change({ fewerPixels })}
          disabled={disabled}
        />
      )}
      <p className="text-note text-quiet">
        1 KB is 1,000 bytes here, so the {pictures ? "files fit" : "file fits"} any form.
      </p>
    </div>
  );
}
