"use client";

import { clsx } from "clsx";
import {
  type ComponentProps,
  type InvalidEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { CONTACT_MS } from "@/lib/limits";
import { type ContactCategory, contactCategories, contactWords } from "@/lib/site/contact";
import { Button } from "../ui/button";
import { SelectField } from "../ui/fields";
import { DoneIcon, SpinnerIcon } from "../ui/icons";
import { WordTile } from "../ui/tiles";

const options = [
  { value: "", text: "None of these" },
  ...contactCategories.map(({ id, name }) => ({ value: id, text: name })),
] as const satisfies readonly { value: ContactCategory; text: string }[];

/**
 * The contact form. It uses `method="dialog"` so that submitting it before the script has loaded does not put
 * the message into the address.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [category, setCategory] = useState<ContactCategory>("");
  const [state, send] = useContact(() => {
    form.current?.reset();
    setCategory("");
  });
  const sending = state === "sending";

  useEffect(() => {
    if (state === "sent") notice.current?.focus();
  }, [state]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!sending) send();
  }
  return (
    <form ref={form} method="dialog" aria-label="Message" aria-busy={sending} onSubmit={onSubmit}>
      <ContactCategories chosen={category} onChoose={setCategory} disabled={sending} />
      <div className="mt-3 grid gap-x-1.5 gap-y-2 sm:grid-cols-2">
        <ContactField label="Name" name="name" autoComplete="name" readOnly={sending} />
        <ContactField label="Email" name="email" type="email" autoComplete="email" readOnly={sending} />
        <ContactField label="Subject" name="subject" autoComplete="off" readOnly={sending} />
        <SelectField
          label="Category (optional)"
          options={options}
          value={category}
          onChange={setCategory}
          disabled={sending}
        />
        <ContactField label="Message" name="message" rows={6} readOnly={sending} className="sm:col-span-2" />
      </div>
      {/* Not disabled while sending, which would lose the focus. */}
      <Button
        type="submit"
        look="primary"
        aria-disabled={sending}
        className="mt-2 min-h-6.5 w-full px-3 text-body sm:w-auto sm:min-w-26"
      >
        {sending && <SpinnerIcon className="size-2.5 animate-turn" />}
        {sending ? contactWords.sending : contactWords.send}
      </Button>
      <div ref={notice} role="status" tabIndex={-1} className="scroll-mb-4">
        {state === "sent" && (
          <div className="mt-2 flex animate-arrive items-center gap-1.5 rounded-control border border-done bg-done-wash px-2 py-1.5">
            <span className="grid size-4 shrink-0 place-items-center rounded-control bg-done text-sheet">
              <DoneIcon />
            </span>
            <p className="font-semibold text-small">{contactWords.sent}</p>
          </div>
        )}
      </div>
    </form>
  );
}

type ContactState = "idle" | "sending" | "sent";

/**
 * Runs the specified states of a message: 'sending' for {@link CONTACT_MS}, then 'sent'. No request is made.
 *
 * @param clear empties the form, called when the message is sent
 */
function useContact(clear: () => void): [state: ContactState, send: () => void] {
  const [state, setState] = useState<ContactState>("idle");
  const finish = useEffectEvent(() => {
    clear();
    setState("sent");
  });
  useEffect(() => {
    if (state !== "sending") return;
    const timer = setTimeout(() => finish(), CONTACT_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, () => setState("sending")];
}

type ContactCategoriesProps = {
  chosen: ContactCategory;
  onChoose: (id: ContactCategory) => void;
  disabled: boolean;
};

/** Topic of the message as toggle cards. Pressing the chosen card clears the choice. */
function ContactCategories({ chosen, onChoose, disabled }: ContactCategoriesProps) {
  return (
    <fieldset disabled={disabled} className="grid grid-cols-2 gap-1 disabled:opacity-60 sm:gap-1.5">
      <legend className="mb-0.5 font-semibold text-small">What is it about?</legend>
      {contactCategories.map(({ id, tile, name, about }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id === chosen ? "" : id)}
          className={clsx(
            "relative flex flex-col items-start gap-1 rounded-sheet border p-1.5 text-left transition sm:flex-row sm:items-center sm:gap-1.5",
            id === chosen
              ? "border-ink bg-accent-wash inset-ring inset-ring-ink"
              : "border-edge bg-sheet enabled:hover:border-ink enabled:hover:shadow-lift",
          )}
        >
          <WordTile {...tile} className="size-5 shrink-0" />
          <span className="min-w-0">
            <span className="block font-bold text-body">{name}</span>
            <span className="block text-balance text-note text-quiet">{about}</span>
          </span>
          {id === chosen && <DoneIcon className="absolute top-1.5 right-1.5 size-2.5" />}
        </button>
      ))}
    </fieldset>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;

type ContactFieldProps = Pick<ComponentProps<"input">, "name" | "type" | "autoComplete" | "readOnly"> & {
  label: string;
  /** Number of lines of a text area. A single-line field when absent. */
  rows?: number;
  className?: string;
};

/**
 * A required field. The browser validates it and writes the message, which is shown below the field instead
 * of in a bubble. The first invalid field gets the focus.
 */
function ContactField({ label, rows, className, ...rest }: ContactFieldProps) {
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
    // Once shown, the message stays until the field is valid.
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
