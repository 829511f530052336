"use client";

import { useCallback, useState } from "react";
import { accepts, type FileSource } from "@/lib/client/accepts";
import { type Problem, problems } from "@/lib/client/errors";
import { advancedPng, fileLimits, MIB } from "@/lib/limits";
import type { AdvancedScreen, AlternativeTools } from "@/lib/tools/types";
import { type Kept, type ListedFile, useFileList, useKeptState } from "./use-file-list";
import { type ConvertedPng, type PngOptions, usePngBatch } from "./use-png-batch";
import { loadExplain } from "./use-refusal";

const LIMIT_MB = fileLimits.advancedPng / MIB;

/** Problems of one banner, shown at the drop zone or at the convert button. */
type Problems = { about: "files" | "conversion"; lines: readonly Problem[] };

/** State that survives switching to the simple layout and back. */
export type KeptPngs = {
  files: Kept<readonly ListedFile[]>;
  options: Kept<PngOptions>;
  converted: Kept<readonly ConvertedPng[]>;
};

const defaults: PngOptions = {
  quality: advancedPng.quality.default,
  backgroundColor: advancedPng.background,
  removeTransparency: advancedPng.removeTransparency,
};
const nothing: readonly ConvertedPng[] = [];
const noProblems: Problems = { about: "files", lines: [] };

/**
 * State of the advanced PNG tool: a growing file list, options, results that stay, and problems line by line.
 */
export function useAdvancedPng(
  { accept, messages }: AdvancedScreen,
  alternatives: AlternativeTools,
  kept: KeptPngs,
) {
  const list = useFileList(kept.files);
  const [options, setOptions] = useKeptState(kept.options, defaults);
  const [converted, setConverted] = useKeptState(kept.converted, nothing);
  const [problemsFound, setProblems] = useState(noProblems);
  const [failed, setFailed] = useState<readonly ListedFile[]>([]);

  const addProblem = useCallback(
    (problem: Problem) => setProblems(({ lines }) => ({ about: "conversion", lines: [...lines, problem] })),
    [],
  );
  const batch = usePngBatch({
    onConverted: useCallback(
      (item: ConvertedPng) => setConverted((before) => [...before, item]),
      [setConverted],
    ),
    onProblem: useCallback(
      (problem: Problem, entry?: ListedFile) => {
        addProblem(problem);
        if (entry) setFailed((before) => [...before, entry]);
      },
      [addProblem],
    ),
  });

  /** Adds what refused files really are, and which tools take them, once they have been inspected. */
  async function explainLines(said: Problems, files: readonly (File | undefined)[]) {
    const lines = await loadExplain()
      .then(({ explain }) =>
        Promise.all(
          said.lines.map(async (line, index) => {
            const file = files[index];
            return file ? { ...line, ...(await explain([file], alternatives)) } : line;
          }),
        ),
      )
      .catch(() => said.lines);
    setProblems((now) => (now === said ? { ...said, lines } : now));
  }

  /** Adds files and returns how many were accepted. A file that breaks both rules gets two lines. */
  function add(files: readonly File[], source: FileSource): number {
    const found = files.flatMap((file) => [
      ...(accepts(accept, file, source)
        ? []
        : [{ file, wrong: true, line: problems.refused(messages[source], file.name) }]),
      ...(file.size > fileLimits.advancedPng
        ? [{ file, wrong: false, line: problems.exceedsLimit(file.name, LIMIT_MB) }]
        : []),
    ]);
    const right = files.filter((file) => !found.some((entry) => entry.file === file));
    const said: Problems = { about: "files", lines: found.map(({ line }) => line) };
    setProblems(said);
    if (found.some(({ wrong }) => wrong))
      explainLines(
        said,
        found.map(({ file, wrong }) => (wrong ? file : undefined)),
      );
    list.append(right);
    return right.length;
  }

  function start(files: readonly ListedFile[]) {
    setProblems(noProblems);
    setFailed([]);
    batch.start(files, options);
  }
  const again = failed.filter(({ id }) => list.files.some((entry) => entry.id === id));

  return {
    files: list.files,
    /** Files of the last run that failed and are still listed. */
    failed: again,
    retry: () => start(again),
    options,
    setOptions,
    converted,
    problems: problemsFound,
    addProblem,
    running: batch.running,
    sent: batch.sent,
    percent: batch.percent,
    add,
    remove: (id: string) => {
      batch.drop(id);
      list.remove(id);
    },
    clear: () => {
      batch.cancel();
      list.clear();
      setProblems(noProblems);
      setFailed([]);
    },
    /** Removes results that were deleted on the server. */
    forget: (sessions: readonly string[]) =>
      setConverted((before) => before.filter(({ session }) => !session || !sessions.includes(session))),
    cancel: batch.cancel,
    /** Starts converting the listed files. Returns false when there are none. */
    convert: (): boolean => {
      if (list.files.length === 0) return false;
      start(list.files);
      return true;
    },
  };
}
