"use client";

import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "./button";
import { useWords } from "./words";

type TextFieldProps = Pick<
  ComponentProps<"input">,
  "type" | "value" | "inputMode" | "placeholder" | "ref"
> & {
  label: string;
  help: ReactNode;
  error: string | undefined;
  onText?: ((text: string) => void) | undefined;
  onEnter: () => void;
  children?: ReactNode;
};

/** A field for numbers, lists of pages and passwords, which all run from left to right. */
export function TextField({ label, help, error, onText, onEnter, children, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-0.5">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <div className="flex gap-1">
        <input
          type="text"
          dir="ltr"
          {...rest}
          id={id}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error ${id}-help`}
          onChange={(event) => onText?.(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing) onEnter();
          }}
          className={clsx(
            "min-h-6.5 w-full min-w-0 rounded-control border bg-sheet px-2 text-body text-ink transition-colors",
            "placeholder:text-quiet disabled:text-quiet disabled:opacity-60",
            error === undefined ? "border-edge enabled:hover:border-ink" : "border-2 border-fail",
          )}
        />
        {children}
      </div>
      <div role="alert" id={`${id}-error`} className="font-semibold text-fail text-small empty:absolute">
        {error}
      </div>
      <p id={`${id}-help`} className="mt-0.5 text-note text-quiet">
        {help}
      </p>
    </div>
  );
}

/** A password that can be shown. It is not controlled: without `onText`, what is typed is kept nowhere but in the field. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "value" | "children">) {
  const [shown, setShown] = useState(false);
  const texts = useWords("ui");
  return (
    <TextField {...props} type={shown ? "text" : "password"}>
      <Button
        className="min-h-6.5 shrink-0"
        aria-label={shown ? texts.hidePassword : texts.showPassword}
        onClick={() => setShown(!shown)}
      >
        {shown ? texts.hide : texts.show}
      </Button>
    </TextField>
  );
}
