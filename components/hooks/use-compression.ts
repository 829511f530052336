"use client";

import { problems } from "@/lib/client/errors";
import { load, warm } from "@/lib/client/load";
import type { AlternativeTools, CompressorScreen } from "@/lib/tools/types";
import { useConversion } from "./use-conversion";
import type { ListedFile } from "./use-file-list";
import { useObjectUrls } from "./use-object-urls";
import { useSelection } from "./use-selection";

const loadCompressor = () => load(import("@/lib/client/compress-files"));
export const warmCompressor = () => warm(loadCompressor);

/** A compressed picture with an object URL, which is revoked when the results are discarded. */
export type SmallerFile = {
  id: string;
  original: File;
  /** Name in the ZIP. */
  name: string;
  blob: Blob;
  url: string;
};

/** Outcome of a run: the server's ZIP, and its pictures in file order. */
export type Compression = {
  zipUrl: string;
  smaller: readonly SmallerFile[];
  failed: readonly { id: string; original: File; reason: string }[];
};

/** State of the compressor: one list, one call, and a ZIP that is unpacked in the browser. */
export function useCompression({ accept, messages }: CompressorScreen, alternatives: AlternativeTools) {
  const urls = useObjectUrls();
  const { conversion, run, cancel, reset } = useConversion<Compression>();

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

  const work = {
    start: (files: readonly ListedFile[]) => void run((signal) => compress(signal, files)),
    forget: () => {
      reset();
      urls.releaseAll();
    },
  };
  const rules = { accept, alternatives, refused: () => messages.wrong, none: messages.none };
  const selection = useSelection(rules, work);

  return {
    ...selection,
    conversion,
    /** Problem of the compression. */
    failure: conversion.state === "failed" ? problems.compressionFailed(conversion.error) : undefined,
    cancel,
  };
}
