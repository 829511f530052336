import { useId } from "react";

type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void; disabled: boolean };

/** On or off: a checkbox that looks like a switch. */
export function Toggle({ label, checked, onChange, disabled }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-5.5 items-center gap-1.5">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="toggle"
      />
      <label htmlFor={id} className="min-h-5.5 content-center font-semibold text-small">
        {label}
      </label>
    </div>
  );
}
