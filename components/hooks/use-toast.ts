"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { TOAST_MS } from "@/lib/limits";

/** A few words that pass; the same words again are another message. */
export type ToastMessage = { id: number; text: string; tone: "busy" | "done" | "failed" };

/** One message at a time, for {@link TOAST_MS}. */
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
