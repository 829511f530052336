"use client";

import { useState } from "react";
import { type Problem, problems } from "@/lib/client/errors";
import { load } from "@/lib/client/load";
import { save } from "@/lib/client/save";

type Entry = { name: string; blob: Blob };

/** Packs files into a ZIP and downloads it. */
export function useZip() {
  const [zipping, setZipping] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function zip(entries: readonly Entry[], name: string) {
    setZipping(true);
    setProblem(undefined);
    try {
      const { zipFiles } = await load(import("@/lib/client/zip"));
      save(await zipFiles(entries), name);
    } catch (error) {
      setProblem(problems.zipFailed(error));
    } finally {
      setZipping(false);
    }
  }

  return { zip, zipping, problem };
}
