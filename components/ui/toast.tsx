"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { TOAST_MS } from "@/lib/limits";
import { DoneIcon, FailIcon, SpinnerIcon } from "./icons";

const signs = {
  busy: <SpinnerIcon className="size-2.5 shrink-0 animate-turn" />,
  done: <DoneIcon className="size-2.5 shrink-0" />,
  failed: <FailIcon className="size-2.5 shrink-0" />,
} as const;

/**
 * Message at the bottom of the window; in a dialog on a phone, at the bottom of the part that scrolls, where
 * room is kept for it. Its live regions are always rendered, because only changes are
 * announced.
 */
export function Toast({ toast }: { toast: ToastMessage | undefined }) {
  const failed = toast?.tone === "failed";
  const words = toast && (
    <span
      key={toast.id}
      className="flex animate-arrive items-center gap-1 rounded-control border border-transparent bg-ink px-2 py-1 font-semibold text-paper text-small shadow-lift"
    >
      {signs[toast.tone]}
      {toast.text}
    </span>
  );
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-2 in-[body:has([data-undo])]:bottom-9 z-10 grid justify-items-center px-2 max-sm:in-[dialog]:sticky max-sm:in-[dialog]:h-6 max-sm:in-[dialog]:content-end max-sm:in-[dialog]:px-0">
      <p role="status">{!failed && words}</p>
      <p role="alert">{failed && words}</p>
    </div>
  );
}

/** Short message. The id makes a repeated text a new message. */
export type ToastMessage = { id: number; text: string; tone: "busy" | "done" | "failed" };

/** Shows one message at a time, for {@link TOAST_MS}. */
export function useToast() {
  const [toast, setToast] = useState<ToastMessage>();
  const shown = useRef(0);

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(undefined), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  const show = useCallback((tone: ToastMessage["tone"], text: string) => {
    shown.current += 1;
    setToast({ id: shown.current, text, tone });
  }, []);
  const hide = useCallback(() => setToast(undefined), []);
  return { toast, show, hide };
}
