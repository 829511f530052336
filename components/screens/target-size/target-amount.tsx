"use client";

import type { ReactNode, Ref } from "react";
import { bytesOf, type TargetChoice } from "@/lib/client/target-size";
import { targetSize } from "@/lib/limits";
import { optionsIn, SelectField, Toggle } from "../../ui/fields";
import { TextField } from "../../ui/text-field";
import { useWords } from "../../ui/words";

export type TargetFieldsProps = {
  choice: TargetChoice;
  onChange: (choice: TargetChoice) => void;
  /** Whether an amount that is no number is pointed out. */
  checked: boolean;
  onEnter: () => void;
  ref?: Ref<HTMLInputElement>;
};

type TargetAmountProps = TargetFieldsProps & {
  /** Whether the size is that of several files. */
  several?: boolean;
  /** A field beside the amount, and one below it. */
  beside?: ReactNode;
  below?: ReactNode;
};

/** The largest file size as an amount and its unit. */
export function TargetAmount({
  choice,
  onChange,
  checked,
  onEnter,
  ref,
  several = false,
  beside,
  below,
}: TargetAmountProps) {
  const texts = useWords("targetSize");
  const units = [
    { value: targetSize.kilobyte, text: texts.units.kilobyte },
    { value: targetSize.kilobyte ** 2, text: texts.units.megabyte },
  ];
  return (
    <div className="grid gap-1 pb-1">
      <div className="grid grid-cols-2 gap-x-1.5 gap-y-1 sm:grid-flow-col sm:grid-cols-[minmax(0,1fr)]">
        <TextField
          ref={ref}
          label={texts.amount}
          help=""
          error={checked && bytesOf(choice) === undefined ? texts.refused : undefined}
          inputMode="decimal"
          value={choice.amount}
          onText={(amount) => onChange({ ...choice, amount })}
          onEnter={onEnter}
        />
        <SelectField
          label={texts.unit}
          options={units}
          value={choice.unit}
          onChange={(unit) => onChange({ ...choice, unit })}
        />
        {beside}
      </div>
      {below}
      <p className="text-note text-quiet">{several ? texts.explainAll : texts.explainOne}</p>
    </div>
  );
}

/** Choice of the largest file size of pictures, or of all together. */
export function TargetSize(props: TargetFieldsProps) {
  const texts = useWords("targetSize");
  const { choice, onChange } = props;
  return (
    <TargetAmount
      {...props}
      several
      beside={
        <div className="max-sm:col-span-2">
          <SelectField
            label={texts.for}
            options={optionsIn(texts.subjects)}
            value={choice.for}
            onChange={(of) => onChange({ ...choice, for: of })}
          />
        </div>
      }
      below={
        <Toggle
          label={texts.fewerPixels}
          checked={choice.fewerPixels}
          onChange={(fewerPixels) => onChange({ ...choice, fewerPixels })}
        />
      }
    />
  );
}
