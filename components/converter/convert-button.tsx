import type { ComponentProps } from "react";
import { Button } from "./button";
import { SpinnerIcon } from "./icons";

type Props = Pick<ComponentProps<"button">, "onClick" | "ref"> & {
  label: string;
  running: boolean;
  /** Whether this is the next thing to do: there are files, and no results yet. */
  next: boolean;
  /** What it says while it runs; `label` where something else says so. */
  busy?: string;
};

/** Starts the conversion. It can be pressed without files, too: then it says what is missing. */
export function ConvertButton({ label, running, next, busy = "Converting...", ...rest }: Props) {
  return (
    <Button
      {...rest}
      look={next ? "primary" : "secondary"}
      disabled={running}
      className="min-h-6.5 w-full px-3 text-body sm:w-auto sm:justify-self-start"
    >
      {running && <SpinnerIcon className="size-2.5 animate-turn" />}
      {running ? busy : label}
    </Button>
  );
}
