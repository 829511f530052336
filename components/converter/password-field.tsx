"use client";

import { type Ref, useState } from "react";
import { Button } from "./button";
import { TextField } from "./text-field";

type Props = {
  error: string | undefined;
  disabled: boolean;
  onEnter: () => void;
  ref: Ref<HTMLInputElement>;
};

/** The password of a protected PDF. What is typed stays in the field: nothing keeps it, nothing offers to. */
export function PasswordField({ disabled, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      label="Password of this PDF"
      help="Sent with the file to open it, and not kept."
      type={shown ? "text" : "password"}
      disabled={disabled}
    >
      <Button
        className="min-h-6.5 shrink-0"
        aria-label={shown ? "Hide password" : "Show password"}
        disabled={disabled}
        onClick={() => setShown(!shown)}
      >
        {shown ? "Hide" : "Show"}
      </Button>
    </TextField>
  );
}
