"use client";

import { SelectField, Toggle } from "../ui/fields";
import { TargetAmount, type TargetFieldsProps } from "./target-amount";

const subjects = [
  { value: "each", text: "Each picture" },
  { value: "all", text: "All pictures together" },
] as const;

/** Choice of the largest file size of pictures, or of all together. */
export function TargetSize(props: TargetFieldsProps) {
  const { choice, onChange, disabled } = props;
  return (
    <TargetAmount
      {...props}
      what="files fit"
      beside={
        <div className="max-sm:col-span-2">
          <SelectField
            label="For"
            options={subjects}
            value={choice.for}
            onChange={(of) => onChange({ ...choice, for: of })}
            disabled={disabled}
          />
        </div>
      }
      below={
        <Toggle
          label="Use fewer pixels if needed"
          checked={choice.fewerPixels}
          onChange={(fewerPixels) => onChange({ ...choice, fewerPixels })}
          disabled={disabled}
        />
      }
    />
  );
}
