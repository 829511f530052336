"use client";

import { useWords } from "../ui/words";
import { AsideButton, ConvertButton, type ConvertButtonProps } from "./converter-frame";
import type { ScreenState } from "./use-screen";

type StartOrResetProps = Omit<ConvertButtonProps, "running" | "onClick" | "ref"> & {
  screen: ScreenState;
  onStart?: () => void;
  onReset?: () => void;
};

/** Starts the conversion, and beside it empties the list. */
export function StartOrReset({
  screen: { guide, running, files, problems },
  onStart = guide.convert,
  onReset = guide.clear,
  ...button
}: StartOrResetProps) {
  const { reset } = useWords("converter").actions;
  return (
    <>
      <ConvertButton {...button} ref={guide.starter} running={running} onClick={onStart} />
      <AsideButton disabled={files.length === 0 && problems.length === 0} onClick={() => onReset()}>
        {reset}
      </AsideButton>
    </>
  );
}
