import type { TargetChoice } from "@/lib/client/target-size";
import { targetSize } from "@/lib/limits";
import { useFormat, useWords } from "../../ui/words";

/** Returns what says the largest file size in a line. */
export function useTargetWords() {
  const { chosen, units } = useWords("targetSize");
  const { fill } = useFormat();
  return (choice: TargetChoice | undefined): string =>
    choice
      ? fill(chosen.limit, {
          amount: choice.amount,
          unit: choice.unit === targetSize.kilobyte ? units.kilobyte : units.megabyte,
        })
      : chosen.none;
}
