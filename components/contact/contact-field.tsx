"use client";

import { clsx } from "clsx";
import { type ComponentProps, type InvalidEvent, useId, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

type Props = Pick<ComponentProps<"input">, "name" | "type" | "autoComplete" | "readOnly"> & {
  label: string;
  /** So many lines; without it, a single one. */
  rows?: number;
  className?: string;
};

/**
 * A required field. The browser checks it and writes the message; the message stands below the field instead of in
 * a bubble that goes away, and the first field with one gets the focus.
 */
export function ContactField({ label, rows, className, ...rest }: Props) {
  const id = useId();
  const [message, setMessage] = useState("");
  const control = {
    id,
    required: true,
    "aria-invalid": message !== "",
    "aria-describedby": message ? `${id}-message` : undefined,
    onInvalid: (event: InvalidEvent<Control>) => {
      event.preventDefault();
      const field = event.currentTarget;
      setMessage(field.validationMessage);
      if (field === field.form?.querySelector("input:invalid, textarea:invalid")) field.focus();
    },
    // Once it was wrong, it says so until it is right.
    onInput: ({ currentTarget }: { currentTarget: Control }) =>
      setMessage((before) => before && currentTarget.validationMessage),
    className: clsx(
      "min-h-6.5 w-full min-w-0 rounded-control border bg-sheet px-2 text-body text-ink transition-colors read-only:text-quiet",
      message ? "border-2 border-fail" : "border-edge hover:border-ink",
      rows && "field-sizing-content min-h-20 resize-y py-1.5",
    ),
  };
  return (
    <div className={clsx("grid content-start gap-0.5", className)}>
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      {rows ? (
        <textarea {...control} rows={rows} name={rest.name} readOnly={rest.readOnly} />
      ) : (
        <input {...control} {...rest} />
      )}
      {message && (
        <p id={`${id}-message`} className="font-semibold text-fail text-small">
          {message}
        </p>
      )}
    </div>
  );
}
