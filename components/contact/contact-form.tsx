"use client";

import { clsx } from "clsx";
import {
  type ComponentProps,
  type InvalidEvent,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { CONTACT_MS } from "@/lib/limits";
import type { Words } from "@/lib/words";
import { Button } from "../ui/button";
import { useEarlyPress } from "../ui/early-press";
import { DoneIcon, SpinnerIcon } from "../ui/icons";
import { WordTile } from "../ui/tiles";
import { useFormat, useWords } from "../ui/words";

/** The categories in the order of their cards, with the hues of their tiles in degrees of oklch. */
const categories = [
  { category: "support", hue: 248 },
  { category: "bug", hue: 27 },
  { category: "feature", hue: 152 },
  { category: "business", hue: 62 },
] as const;

const choice = "size-2.5 shrink-0 accent-ink";

/**
 * The contact form, which says that it sends nothing. It uses `method="dialog"` so that submitting it before the script
 * has loaded does not put the message into the address.
 *
 * @param email the operator's address, if there is one
 */
export function ContactForm({ email }: { email: string | undefined }) {
  const words = useWords("contact");
  const { fill } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  useEarlyPress(form);
  const notice = useRef<HTMLDivElement>(null);
  const id = useId();
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const sending = state === "sending";

  // The specified states of a message. No request is made.
  useEffect(() => {
    if (state === "sent") notice.current?.focus();
    if (state !== "sending") return;
    const timer = setTimeout(() => {
      form.current?.reset();
      setState("sent");
    }, CONTACT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setState("sending");
  }
  return (
    <form ref={form} method="dialog" aria-label={words.form} aria-busy={sending} onSubmit={onSubmit}>
      <div className="grid gap-x-1.5 gap-y-2 sm:grid-cols-2">
        <ContactField name="name" autoComplete="name" readOnly={sending} />
        <ContactField name="email" type="email" autoComplete="email" readOnly={sending} />
        <ContactField name="subject" autoComplete="off" readOnly={sending} className="sm:col-span-2" />
        <fieldset disabled={sending} className="grid grid-cols-2 gap-1 disabled:opacity-60 sm:col-span-2">
          <legend className="mb-0.5 font-semibold text-small">{words.category}</legend>
          {categories.map(({ category, hue }) => (
            <label
              key={category}
              className={clsx(
                "relative flex cursor-pointer flex-col items-start gap-1 rounded-sheet border border-edge bg-sheet p-1.5 transition sm:flex-row sm:items-center sm:gap-1.5 sm:pe-5",
                "hover:border-ink hover:shadow-lift has-disabled:cursor-default has-disabled:shadow-none",
                "has-checked:border-ink has-checked:bg-accent-wash has-checked:inset-ring has-checked:inset-ring-ink",
              )}
            >
              <input
                type="radio"
                name="category"
                value={category}
                aria-labelledby={`${id}-${category}`}
                aria-describedby={`${id}-${category}-about`}
                className={`${choice} absolute top-1.5 end-1.5`}
              />
              <WordTile label={words.categories[category].tile} hue={hue} className="size-5 shrink-0" />
              <span className="min-w-0">
                <span id={`${id}-${category}`} className="block font-bold text-body">
                  {words.categories[category].name}
                </span>
                <span id={`${id}-${category}-about`} className="block text-balance text-note text-quiet">
                  {words.categories[category].about}
                </span>
              </span>
            </label>
          ))}
          <label className="col-span-2 flex min-h-5.5 cursor-pointer items-center gap-1 justify-self-start text-small">
            <input type="radio" name="category" value="" defaultChecked className={choice} />
            {words.noCategory}
          </label>
        </fieldset>
        <ContactField name="message" rows={6} readOnly={sending} className="sm:col-span-2" />
      </div>
      <p id={`${id}-unsent`} className="wrap-anywhere mt-2 max-w-[68ch] text-quiet text-small">
        {email ? fill(words.unsent.email, { email }) : words.unsent.nowhere}
      </p>
      {/* Not disabled while sending, which would lose the focus. */}
      <Button
        type="submit"
        look="primary"
        aria-disabled={sending}
        aria-describedby={`${id}-unsent`}
        className="mt-1.5 min-h-6.5 w-full px-3 text-body sm:w-auto sm:min-w-26"
      >
        {sending && <SpinnerIcon className="size-2.5 animate-turn" />}
        {sending ? words.sending : words.send}
      </Button>
      <div ref={notice} role="status" tabIndex={-1} className="scroll-mb-4">
        {state === "sent" && (
          <div className="mt-2 flex animate-arrive items-center gap-1.5 rounded-control border border-done bg-done-wash px-2 py-1.5">
            <span className="grid size-4 shrink-0 place-items-center rounded-control bg-done text-sheet">
              <DoneIcon />
            </span>
            <p className="font-semibold text-small">{words.sent}</p>
          </div>
        )}
      </div>
    </form>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;

type ContactFieldProps = Pick<ComponentProps<"input">, "type" | "autoComplete" | "readOnly"> & {
  name: keyof Words["contact"]["fields"];
  /** Number of lines of a text area. A single-line field when absent. */
  rows?: number;
  className?: string;
};

/**
 * A required field. The browser validates it; what is wrong is said below it. The first invalid field gets the
 * focus.
 */
function ContactField({ rows, className, ...rest }: ContactFieldProps) {
  const { fields, emailInvalid } = useWords("contact");
  const { label, missing } = fields[rest.name];
  const id = useId();
  const [message, setMessage] = useState("");
  const messageOf = ({ validity }: Control) => {
    if (validity.valid) return "";
    return validity.valueMissing ? missing : emailInvalid;
  };
  const control = {
    id,
    required: true,
    "aria-invalid": message !== "",
    "aria-describedby": message ? `${id}-message` : undefined,
    onInvalid: (event: InvalidEvent<Control>) => {
      event.preventDefault();
      const field = event.currentTarget;
      setMessage(messageOf(field));
      if (field === field.form?.querySelector("input:invalid, textarea:invalid")) field.focus();
    },
    // Once shown, the message stays until the field is valid.
    onInput: ({ currentTarget }: { currentTarget: Control }) =>
      setMessage((before) => before && messageOf(currentTarget)),
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
        <textarea {...control} dir="auto" rows={rows} name={rest.name} readOnly={rest.readOnly} />
      ) : (
        <input {...control} dir={rest.type ? "ltr" : "auto"} {...rest} />
      )}
      {message && (
        <p id={`${id}-message`} className="font-semibold text-fail text-small">
          {message}
        </p>
      )}
    </div>
  );
}
