"use client";

import { useEffect, useRef, useState } from "react";
import { isAbort } from "@/lib/client/call-error";
import { load } from "@/lib/client/load";
import type { MadeJpg } from "@/lib/client/to-jpg";
import { compressedZip } from "@/lib/limits";
import type { FileResult } from "../../converter/file-row";
import { ProblemBanner } from "../../converter/problem-banner";
import { saveZip, useDownloads, ZIP } from "../../converter/use-downloads";
import { useProblems } from "../../converter/use-problems";
import type { ScreenState } from "../../converter/use-screen";
import { ZipButton } from "../../converter/zip-button";
import { Button } from "../../ui/button";
import { SpinnerIcon } from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";

const loadToJpg = () => load(import("@/lib/client/to-jpg"));

type JpgOfferProps = {
  file: File;
  /** Most bytes of the JPG. */
  targetSize?: number;
  announce: (words: string) => void;
  /** @param row the row of the file, which loses this button */
  onMade: (made: MadeJpg, row: Element | null) => void;
};

type State = { state: "offered" | "converting" } | { state: "failed"; reason: string };

/** Makes a JPG of a PNG that had to lose pixels, or is a photo. Until that is there, and if it fails, the row stays as it is. */
export function JpgOffer({ file, targetSize, announce, onMade }: JpgOfferProps) {
  const texts = useWords("compressor").jpg;
  const { reason } = useProblems();
  const { fill } = useFormat();
  const [state, setState] = useState<State>({ state: "offered" });
  const run = useRef<AbortController>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = state.state === "converting";
  useEffect(() => () => run.current?.abort(), []);

  async function accept() {
    const controller = new AbortController();
    const { signal } = controller;
    run.current = controller;
    setState({ state: "converting" });
    announce(fill(texts.converting, { name: file.name }));
    try {
      const { toJpg } = await loadToJpg();
      const made = await toJpg(signal, file, targetSize);
      onMade(made, button.current?.closest("li") ?? null);
    } catch (error) {
      if (!signal.aborted && !isAbort(error)) setState({ state: "failed", reason: reason(error) });
    }
  }

  return (
    <div className="my-0.5">
      <Button
        ref={button}
        aria-label={fill(texts.actionOf, { name: file.name })}
        aria-disabled={isBusy}
        onClick={() => isBusy || accept()}
      >
        {isBusy && <SpinnerIcon className="size-2 animate-turn" />}
        {texts.action}
      </Button>
      {state.state === "failed" && (
        <p role="alert" className="wrap-anywhere mt-0.5 text-note">
          <span className="text-fail">{texts.failed}</span> {state.reason}
        </p>
      )}
    </div>
  );
}

/** Downloads the ZIP with the JPGs in it, which the server's does not have. */
export function ZipWithJpgs({ screen }: { screen: ScreenState<FileResult> }) {
  const { zip } = useWords("compressor");
  const downloads = useDownloads();
  const failures = screen.failed.map(({ status }) => status.problem.text);
  const entries = async () => {
    const results = screen.converted.map(({ status }) => status.result);
    if (failures.length === 0) return results;
    const { errorsEntry } = await loadToJpg();
    return [...results, errorsEntry(failures)];
  };
  return (
    <div className="grid max-sm:flex-1">
      <ZipButton
        label={zip}
        busy={downloads.isBusy(ZIP)}
        onClick={() => saveZip(downloads, entries, compressedZip)}
      />
      <ProblemBanner problems={downloads.problemsOf(ZIP)} />
    </div>
  );
}
