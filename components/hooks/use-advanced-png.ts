"use client";

import { useCallback, useState } from "react";
import { accepts } from "@/lib/client/accepts";
import { type Problem, problems } from "@/lib/client/errors";
import { advancedPng, fileLimits, MIB } from "@/lib/limits";
import type { Tool } from "@/lib/tools";
import { useFileList } from "./use-file-list";
import { type ConvertedPng, type PngOptions, usePngBatch } from "./use-png-batch";

const LIMIT_MB = fileLimits.advancedPng / MIB;

/** One banner, shown where it is looked for: at the drop zone, or at the button that converts. */
type Problems = { about: "files" | "conversion"; lines: readonly Problem[] };

/** The advanced PNG tool: a list that grows, options, results that stay, problems line by line. */
export function useAdvancedPng({ accept, messages }: Pick<Tool, "accept" | "messages">) {
  const list = useFileList();
  const [options, setOptions] = useState<PngOptions>({
    quality: advancedPng.quality.default,
    backgroundColor: advancedPng.background,
    removeTransparency: advancedPng.removeTransparency,
  });
  const [converted, setConverted] = useState<readonly ConvertedPng[]>([]);
  const [problemsFound, setProblems] = useState<Problems>({ about: "files", lines: [] });

  const addProblem = useCallback(
    (problem: Problem) => setProblems(({ lines }) => ({ about: "conversion", lines: [...lines, problem] })),
    [],
  );
  const batch = usePngBatch({
    onConverted: useCallback((item: ConvertedPng) => setConverted((before) => [...before, item]), []),
    onProblem: addProblem,
  });

  /** A file can break both rules, and then says both; answers how many were taken. */
  function add(files: readonly File[], arrival: "drop" | "select"): number {
    const found = files.map((file) => ({
      file,
      problems: [
        ...(accepts(accept, file) ? [] : [problems.refused(messages[arrival], file.name)]),
        ...(file.size > fileLimits.advancedPng ? [problems.exceedsLimit(file.name, LIMIT_MB)] : []),
      ],
    }));
    const right = found.filter((entry) => entry.problems.length === 0).map(({ file }) => file);
    setProblems({ about: "files", lines: found.flatMap((entry) => entry.problems) });
    list.append(right);
    return right.length;
  }

  return {
    files: list.files,
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
      setProblems({ about: "files", lines: [] });
    },
    cancel: batch.cancel,
    /** Starts with what is listed now; answers whether there was anything. */
    convert: (): boolean => {
      if (list.files.length === 0) return false;
      setProblems({ about: "files", lines: [] });
      batch.start(list.files, options);
      return true;
    },
  };
}
