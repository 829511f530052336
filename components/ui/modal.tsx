"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./button";
import { RemoveIcon } from "./icons";
import { useWords } from "./words";

/** Ref of a dialog that is open as long as it is rendered. The browser traps the focus and restores it. */
export const openDialog = (dialog: HTMLDialogElement | null) => dialog?.showModal();

type CloseButtonProps = { className?: string; onClosed?: () => void };

/** Closes the dialog around it. */
export function CloseButton({ className, onClosed }: CloseButtonProps) {
  const { close } = useWords("ui");
  return (
    <Button
      look="icon"
      className={className}
      aria-label={close}
      onClick={({ currentTarget }) => {
        currentTarget.closest("dialog")?.close();
        onClosed?.();
      }}
    >
      <RemoveIcon />
    </Button>
  );
}

type Props = {
  title: string;
  /** Called after it was closed by its button, Escape or a phone's back gesture. */
  onClose: () => void;
  /** Called by Escape instead of closing. */
  onEscape?: (() => void) | undefined;
  children: ReactNode;
  /** Stays visible while the rest scrolls. */
  footer: ReactNode;
  /** Leaves room for a grid of pictures. */
  wide?: boolean;
};

/**
 * Modal dialog, on phones a sheet at the lower edge. The heading is focused first, so that no action is one key press
 * away. A toast, its last child, covers no button: it is shown below the dialog, in a sheet above the footer.
 */
export function Modal({ title, onClose, onEscape, children, footer, wide = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const isClosed = useRef(false);
  useEffect(() => heading.current?.focus(), []);

  /** The event of a dialog that was closed comes late: by then the visitor may have chosen other files. */
  function closed() {
    if (!isClosed.current) onClose();
    isClosed.current = true;
  }

  return (
    <dialog
      ref={openDialog}
      aria-labelledby={id}
      onClose={closed}
      onCancel={(event) => {
        // A file picker that is closed says so, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (onEscape) return onEscape();
        event.currentTarget.close();
        closed();
      }}
      className={`dialog flex-col max-sm:animate-rise overflow-hidden open:flex sm:animate-arrive sm:mx-auto sm:mt-[7dvh] sm:mb-auto sm:max-h-[calc(93dvh-5.5rem)] sm:w-[calc(100%-1rem)] ${wide ? "sm:max-w-[64rem]" : "sm:max-w-[44rem]"}`}
    >
      <div className="flex items-center justify-between gap-2 border-rule border-b py-1 pe-1 ps-2 sm:ps-3">
        <h2 id={id} ref={heading} tabIndex={-1} className="font-bold text-lead">
          {title}
        </h2>
        <CloseButton onClosed={closed} />
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 py-2 sm:px-3">
        {children}
      </div>
      <div className="border-rule border-t px-2 py-1.5 sm:px-3">{footer}</div>
    </dialog>
  );
}
