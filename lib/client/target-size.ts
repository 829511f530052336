import type { Fields } from "../contract/calls";
import { targetSize } from "../limits";
import { normalizeTyped } from "../typed";

/** A largest file size as it is typed and chosen; `unit` in bytes. */
export type TargetChoice = { amount: string; unit: number; for: "each" | "all"; fewerPixels: boolean };

export const firstTarget: TargetChoice = {
  amount: "200",
  unit: targetSize.kilobyte,
  for: "each",
  fewerPixels: true,
};

/** Returns a choice of some bytes, in the largest unit without a fraction. */
export const choiceOf = (bytes: number): TargetChoice => {
  const megabyte = targetSize.kilobyte ** 2;
  const unit = bytes % megabyte === 0 ? megabyte : targetSize.kilobyte;
  return { ...firstTarget, amount: String(bytes / unit), unit };
};

/** Returns the bytes of a target; undefined when its amount is no number, or too little for any picture. */
export function bytesOf({ amount, unit }: TargetChoice): number | undefined {
  const bytes = Math.floor(Number(normalizeTyped(amount).replace(",", ".")) * unit);
  return bytes >= targetSize.least && bytes < 1e12 ? bytes : undefined;
}

/** Returns the fields of the call; undefined when the amount has to be mended first. */
export function targetFields(choice: TargetChoice | undefined): Partial<Fields<"compressor">> | undefined {
  if (!choice) return {};
  const bytes = bytesOf(choice);
  if (bytes === undefined) return undefined;
  return { targetSize: bytes, targetFor: choice.for, fewerPixels: choice.fewerPixels };
}
