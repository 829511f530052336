"use client";

import { type ReactNode, useId, useRef } from "react";
import type { ToolLink } from "@/lib/tools/types";
import { Button, buttonClass } from "../ui/button";
import { PageLink } from "../ui/link";

type Props = {
  /** Label of the button that opens the dialog. */
  watch: string;
  title: string;
  /** Rendered on the server: importing an icon here would load the whole icon module. */
  signs: { play: ReactNode; close: ReactNode };
  /** Link at the end of the dialog. */
  start: ToolLink;
  children: ReactNode;
};

/**
 * Full-screen demo dialog. Its content is in the page from the start, so that it needs no script, and is
 * shown in place where scripts are disabled.
 */
export function DemoDialog({ watch, title, signs, start, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  function open() {
    dialog.current?.showModal();
    // Focus the heading, so that no action is one key press away.
    heading.current?.focus();
  }
  const close = () => dialog.current?.close();

  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="min-h-6.5 w-full px-3 text-body sm:w-auto noscript:hidden"
        onClick={open}
      >
        {signs.play}
        {watch}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-0 h-dvh max-h-none w-full max-w-none animate-arrive flex-col overflow-y-auto overscroll-contain bg-paper text-ink open:flex noscript:static noscript:block noscript:h-auto"
      >
        <div className="sticky top-0 z-1 border-rule border-b bg-paper noscript:static">
          <div className="mx-auto flex h-7 w-full max-w-150 items-center justify-between gap-2 px-2 sm:px-4 lg:h-8">
            <h2 id={id} ref={heading} tabIndex={-1} className="font-extrabold text-lead">
              {title}
            </h2>
            <Button look="icon" aria-label="Close" className="noscript:hidden" onClick={close}>
              {signs.close}
            </Button>
          </div>
        </div>
        <div className="mx-auto grid w-full max-w-150 flex-1 items-center px-2 py-3 sm:px-4">{children}</div>
        <div className="sticky bottom-0 border-rule border-t bg-paper p-2 text-center noscript:static">
          <PageLink
            href={start.path}
            className={buttonClass("primary", "min-h-6.5 w-full px-4 text-body sm:w-auto")}
            onClick={close}
          >
            {start.name}
          </PageLink>
        </div>
      </dialog>
    </>
  );
}
