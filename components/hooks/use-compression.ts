"use client";

import { type Arrival, accepts } from "@/lib/client/accepts";
import { problems } from "@/lib/client/errors";
import { loadCompressor } from "@/lib/client/load";
import type { CompressorScreen, Elsewhere } from "@/lib/tools/types";
import { useConversion } from "./use-conversion";
import { type ListedFile, useFileList } from "./use-file-list";
import { useObjectUrls } from "./use-object-urls";
import { useRefusal } from "./use-refusal";

/** A picture that is smaller now, behind a link that is released with the results. */
export type SmallerFile = {
  id: string;
  original: File;
  /** Its name in the ZIP. */
  name: string;
  blob: Blob;
  url: string;
};

/** What came of a run: the ZIP as the server made it, and what is in it, in the order of the files. */
export type Compression = {
  zipUrl: string;
  smaller: readonly SmallerFile[];
  failed: readonly { id: string; original: File; reason: string }[];
};

/** The compressor: one list, one call, a ZIP that is opened here. Any change of the list forgets it. */
export function useCompression({ accept, messages }: CompressorScreen, elsewhere: Elsewhere) {
  const list = useFileList();
  const urls = useObjectUrls();
  const { conversion, run, cancel, reset } = useConversion<Compression>();
  const refusal = useRefusal(elsewhere);

  async function compress(signal: AbortSignal, listed: readonly ListedFile[]): Promise<Compression> {
    const { compressFiles } = await loadCompressor();
    const { zip, files } = await compressFiles(
      signal,
      listed.map(({ file }) => file),
    );
    signal.throwIfAborted();
    const outcomes = files.map((file, index) => ({ id: listed[index]?.id ?? "", ...file }));
    return {
      zipUrl: urls.make(zip),
      smaller: outcomes.flatMap((one) => ("blob" in one ? [{ ...one, url: urls.make(one.blob) }] : [])),
      failed: outcomes.flatMap((one) => ("reason" in one ? [one] : [])),
    };
  }

  function forget() {
    reset();
    urls.releaseAll();
    refusal.clear();
  }

  /** Takes the right files in place of the earlier ones; answers how many there were. */
  function choose(files: readonly File[], arrival: Arrival): number {
    const right = files.filter((file) => accepts(accept, file, arrival));
    const wrong = files.filter((file) => !right.includes(file));
    if (right.length > 0) {
      forget();
      list.replace(right);
    }
    if (wrong.length > 0) refusal.refuse(problems.notTaken(messages.wrong, wrong, right.length), wrong);
    else refusal.clear();
    return right.length;
  }

  /** Starts, or says that there is nothing to start with; answers which. */
  function convert(): boolean {
    forget();
    if (list.files.length === 0) {
      refusal.say({ text: messages.none });
      return false;
    }
    run((signal) => compress(signal, list.files));
    return true;
  }

  return {
    files: list.files,
    conversion,
    /** About the choice of files. */
    problem: refusal.problem,
    /** About the compression. */
    failure: conversion.state === "failed" ? problems.compressionFailed(conversion.error) : undefined,
    choose,
    convert,
    cancel,
    remove: (id: string) => {
      forget();
      list.remove(id);
    },
    clear: () => {
      forget();
      list.clear();
    },
  };
}
