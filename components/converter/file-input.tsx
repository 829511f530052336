import { clsx } from "clsx";
import type { Ref } from "react";
import type { useFileIntake } from "./use-file-intake";

type FileInputProps = {
  ref: Ref<HTMLInputElement>;
  intake: Pick<ReturnType<typeof useFileIntake>, "ready" | "onChange">;
  /** The `accept` attribute: a convenience of the picker, nothing else. */
  accept: string;
  label: string;
  disabled?: boolean;
  className?: string;
};

/**
 * The file input of a zone. Until the script has loaded it covers the zone, so that it works from first paint; from then
 * on the zone opens it, and keyboards and screen readers use the zone's button.
 */
export function FileInput({ ref, intake: { ready, onChange }, label, className, ...rest }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      {...rest}
      aria-label={label}
      aria-hidden="true"
      tabIndex={-1}
      onClick={(event) => {
        // The zone would open the picker again. Without a value the same file can be chosen twice.
        event.stopPropagation();
        event.currentTarget.value = "";
      }}
      onChange={onChange}
      className={
        ready ? "sr-only" : clsx("absolute inset-0 z-1 size-full cursor-pointer opacity-0", className)
      }
    />
  );
}
