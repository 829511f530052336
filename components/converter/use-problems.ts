import { useMemo } from "react";
import { type Problems, problems, type Saying } from "@/lib/client/errors";
import { type Noted, noteOf, replyWords } from "@/lib/client/reply-words";
import { useFormat, useWords } from "../ui/words";

/** Returns what error sentences are made with, in the page's language. */
export function useSaying(): Saying {
  const failures = useWords("failures");
  const format = useFormat();
  return useMemo(() => ({ errors: () => replyWords()?.errors, failures, format }), [failures, format]);
}

/** Returns what turns errors into problems in the page's language. */
export function useProblems(): Problems {
  const say = useSaying();
  return useMemo(() => problems(say), [say]);
}

/** Returns what says what is notable about a result, in the page's language. */
export function useNotes() {
  const format = useFormat();
  return (noted: Noted) => noteOf(format, noted);
}
