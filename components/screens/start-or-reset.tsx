"use client";

import { AsideButton, ConvertButton, type ConvertButtonProps } from "../converter/converter-frame";
import type { useConverter } from "../converter/use-converter";
import type { Guide } from "../converter/use-guide";
import { useWords } from "../ui/words";

type StartOrResetProps = Omit<ConvertButtonProps, "running" | "onClick" | "ref"> & {
  converter: Pick<ReturnType<typeof useConverter>, "running" | "problems"> & { files: readonly unknown[] };
  guide: Pick<Guide, "starter" | "convert" | "clear">;
  onStart?: () => void;
  onReset?: () => void;
};

/** Starts the conversion, and beside it empties the list. */
export function StartOrReset({
  converter,
  guide,
  onStart = guide.convert,
  onReset = guide.clear,
  ...button
}: StartOrResetProps) {
  const { reset } = useWords("converter").actions;
  return (
    <>
      <ConvertButton {...button} ref={guide.starter} running={converter.running} onClick={onStart} />
      <AsideButton
        disabled={converter.files.length === 0 && converter.problems.length === 0}
        onClick={() => onReset()}
      >
        {reset}
      </AsideButton>
    </>
  );
}
