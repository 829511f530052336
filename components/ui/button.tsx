import { clsx } from "clsx";
import type { ComponentProps, MouseEvent } from "react";

const looks = {
  /** The next step. */
  primary:
    "is-next border-accent-edge bg-accent text-on-accent shadow-rest not-disabled:hover:bg-accent-hover font-bold disabled:border-rule disabled:bg-rule disabled:text-quiet",
  secondary: "border-edge bg-sheet text-ink font-semibold not-disabled:hover:border-ink",
  /** The active one of several. */
  chosen: "border-ink bg-ink font-semibold text-paper",
  quiet:
    "border-transparent text-ink font-semibold underline decoration-edge not-disabled:hover:decoration-ink",
  /** An icon without text. It needs an aria-label. */
  icon: "w-5.5 border-transparent text-quiet enabled:hover:border-edge enabled:hover:text-ink px-0",
} as const;

type ButtonLook = keyof typeof looks;

/** Returns the classes of a button, also for links that look like one. */
export const buttonClass = (look: ButtonLook, className?: string) =>
  clsx(
    "inline-flex min-h-5.5 items-center justify-center gap-1 rounded-control border text-small underline-offset-4",
    "print:hidden transition-colors active:translate-y-px disabled:active:translate-y-0",
    look !== "primary" && "disabled:text-quiet disabled:opacity-60",
    look !== "icon" && "px-2",
    looks[look],
    className,
  );

type ButtonProps = ComponentProps<"button"> & { look?: ButtonLook };

export function Button({ look = "secondary", className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={buttonClass(look, className)} />;
}

/** Ignores the second click of a double click, which would hit the element that has moved into place. */
export const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
