"use client";

import type { ReactNode, Ref } from "react";
import { bytesOf, type TargetChoice } from "@/lib/client/target-size";
import { targetSize } from "@/lib/limits";
import { SelectField } from "../ui/fields";
import { TextField } from "../ui/text-field";

const units = [
  { value: targetSize.kilobyte, text: "KB" },
  { value: targetSize.kilobyte ** 2, text: "MB" },
];

export type TargetFieldsProps = {
  choice: TargetChoice;
  onChange: (choice: TargetChoice) => void;
  /** Whether an amount that is no number is pointed out. */
  checked: boolean;
  disabled: boolean;
  onEnter: () => void;
  ref?: Ref<HTMLInputElement>;
};

type TargetAmountProps = TargetFieldsProps & {
  /** What has to fit, with its verb. */
  what?: string;
  /** A field beside the amount, and one below it. */
  beside?: ReactNode;
  below?: ReactNode;
};

/** The largest file size as an amount and its unit. */
export function TargetAmount({
  choice,
  onChange,
  checked,
  disabled,
  onEnter,
  ref,
  what = "file fits",
  beside,
  below,
}: TargetAmountProps) {
  return (
    <div className="grid gap-1 pb-1">
      <div className="grid grid-cols-2 gap-x-1.5 gap-y-1 sm:grid-flow-col sm:grid-cols-[minmax(0,1fr)]">
        <TextField
          ref={ref}
          label="Largest file size"
          help=""
          error={checked && bytesOf(choice) === undefined ? "Enter a size of 1 KB or more." : undefined}
          inputMode="decimal"
          value={choice.amount}
          disabled={disabled}
          onText={(amount) => onChange({ ...choice, amount })}
          onEnter={onEnter}
        />
        <SelectField
          label="Unit"
          options={units}
          value={choice.unit}
          onChange={(unit) => onChange({ ...choice, unit })}
          disabled={disabled}
        />
        {beside}
      </div>
      {below}
      <p className="text-note text-quiet">1 KB is 1,000 bytes here, so the {what} any form.</p>
    </div>
  );
}
