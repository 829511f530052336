"use client";

import { optionsIn, SelectField, Toggle } from "../ui/fields";
import { useWords } from "../ui/words";
import { TargetAmount, type TargetFieldsProps } from "./target-amount";

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
