"use client";

import { type ComponentType, useRef, useState } from "react";
import { firstTarget, type TargetChoice, targetFields } from "@/lib/client/target-size";
import { useKept } from "../../converter/screen-memory";
import { Toggle } from "../../ui/fields";
import { useWords } from "../../ui/words";
import type { TargetFieldsProps } from "./target-amount";

/**
 * The target size of a compression, chosen from the start if it is preset. `check` returns whether it is complete, and
 * otherwise leads to the amount that has to be mended.
 */
export function useTargetSize(preset?: TargetChoice) {
  const [choice, setChoice] = useKept("target size", preset);
  const [checked, setChecked] = useState(false);
  const amount = useRef<HTMLInputElement>(null);
  const fields = targetFields(choice);
  return {
    choice,
    setChoice,
    checked,
    amount,
    fields: fields ?? {},
    /** What switching it on chooses. */
    first: preset ?? firstTarget,
    check() {
      setChecked(!fields);
      if (!fields) amount.current?.focus();
      return fields !== undefined;
    },
  };
}

type TargetSizeOptionProps = {
  target: ReturnType<typeof useTargetSize>;
  /** Its fields, loaded when they are needed. */
  fields: ComponentType<TargetFieldsProps>;
  onEnter: () => void;
};

/** Switch that asks for a certain size, and loads its fields. */
export function TargetSizeOption({ target, fields: TargetFields, onEnter }: TargetSizeOptionProps) {
  const { limit } = useWords("targetSize");
  const { choice, setChoice, first, checked, amount } = target;
  return (
    <div className="rounded-sheet border border-rule bg-sheet px-2 py-0.5 sm:px-2.5">
      <Toggle
        label={limit}
        checked={choice !== undefined}
        onChange={(wanted) => setChoice(wanted ? first : undefined)}
      />
      {choice && (
        <TargetFields ref={amount} choice={choice} onChange={setChoice} checked={checked} onEnter={onEnter} />
      )}
    </div>
  );
}
