"use client";

import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { retryImport } from "@/lib/client/online";
import { firstTarget, type TargetChoice, targetFields } from "@/lib/client/target-size";
import { Toggle } from "../ui/fields";

const loadTargetSize = () => import("./target-size");
const TargetSize = dynamic(() => retryImport(loadTargetSize).then((module) => module.TargetSize), {
  loading: () => null,
});

/** The target size of a compression. `check` returns its fields, or leads to the amount that has to be mended. */
export function useTargetSize() {
  const [choice, setChoice] = useState<TargetChoice>();
  const [checked, setChecked] = useState(false);
  const amount = useRef<HTMLInputElement>(null);
  const fields = targetFields(choice);
  return {
    choice,
    setChoice,
    checked,
    amount,
    fields: fields ?? {},
    check() {
      setChecked(!fields);
      if (!fields) amount.current?.focus();
      return fields !== undefined;
    },
  };
}

type TargetSizeOptionProps = {
  target: ReturnType<typeof useTargetSize>;
  disabled: boolean;
  onEnter: () => void;
};

/** Switch that asks for a certain size, and loads its fields. */
export function TargetSizeOption({ target, disabled, onEnter }: TargetSizeOptionProps) {
  const { choice, setChoice, checked, amount } = target;
  return (
    <div className="rounded-sheet border border-rule bg-sheet px-2 py-0.5 sm:px-2.5">
      <Toggle
        label="Fit a file size limit"
        checked={choice !== undefined}
        onChange={(wanted) => setChoice(wanted ? firstTarget : undefined)}
        disabled={disabled}
      />
      {choice && (
        <TargetSize
          ref={amount}
          choice={choice}
          onChange={setChoice}
          checked={checked}
          disabled={disabled}
          onEnter={onEnter}
        />
      )}
    </div>
  );
}
