import { useMemo } from "react";
import { type Problems, problems } from "@/lib/client/errors";
import { type Noted, noteOf } from "@/lib/client/notes";
import { useFormat, useWords } from "../ui/words";

/** Returns what turns errors into problems in the page's language. */
export function useProblems(): Problems {
  const errors = useWords("errors");
  const failures = useWords("failures");
  const format = useFormat();
  return useMemo(() => problems({ errors, failures, format }), [errors, failures, format]);
}

/** Returns what says what is notable about a result, in the page's language. */
export function useNotes() {
  const words = useWords("notes");
  const format = useFormat();
  return (noted: Noted) => noteOf(words, format, noted);
}
