"use client";

import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { type ContactCategory, contactCategories, contactWords } from "@/lib/site/contact";
import { Button } from "../converter/button";
import { DoneIcon, SpinnerIcon } from "../converter/icons";
import { SelectField } from "../converter/select-field";
import { ContactCategories } from "./contact-categories";
import { ContactField } from "./contact-field";
import { useContact } from "./use-contact";

const options = [
  { value: "", text: "None of these" },
  ...contactCategories.map(({ id, name }) => ({ value: id, text: name })),
] as const satisfies readonly { value: ContactCategory; text: string }[];

/** `method="dialog"`: a form that is sent before the script is there goes nowhere, and no word of it into an address. */
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
      {/* Not disabled while it sends: the focus would be lost. */}
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
