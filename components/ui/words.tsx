"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import type { Area, Words } from "@/lib/words";
import { createFormat, type Format } from "@/lib/words/format";

type Provided = { words: Partial<Words>; format: Format };

const Context = createContext<Provided | undefined>(undefined);

type WordsProviderProps = {
  /** A BCP 47 tag; that of the provider around it, if there is none. */
  lang?: string;
  words: Partial<Words>;
  children: ReactNode;
};

/** Gives areas of words to the client components inside, besides those of a provider around it. */
export function WordsProvider({ lang, words, children }: WordsProviderProps) {
  const outer = use(Context);
  const provided = useMemo(
    () => ({
      words: { ...outer?.words, ...words },
      format: lang === undefined && outer ? outer.format : createFormat(lang ?? "en"),
    }),
    [outer, words, lang],
  );
  return <Context value={provided}>{children}</Context>;
}

type KilobytesProps = { of: number | undefined; children: ReactNode };

/** Writes the sizes inside in kilobytes of so many bytes, where a page promises those. */
export function Kilobytes({ of, children }: KilobytesProps) {
  const { words, format } = useProvided();
  const provided = useMemo(
    () => ({ words, format: of === undefined ? format : createFormat(format.lang, of) }),
    [words, format, of],
  );
  return <Context value={provided}>{children}</Context>;
}

function useProvided(): Provided {
  const provided = use(Context);
  if (!provided) throw new Error("There are no words around this component.");
  return provided;
}

/** Returns an area of words. @throws Error where no provider around the component has it */
export function useWords<A extends Area>(area: A): Words[A] {
  const words = useProvided().words[area];
  if (!words) throw new Error(`The words of '${area}' are not on this page.`);
  return words;
}

/** Returns the functions that write numbers, counts, sizes, lists and dates in the page's language. */
export const useFormat = (): Format => useProvided().format;
