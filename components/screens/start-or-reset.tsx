"use client";

import { AsideButton, ConvertButton, type ConvertButtonProps } from "../converter/converter-frame";
import type { useConverter } from "../converter/use-converter";
import type { Guide } from "../converter/use-guide";

type StartOrResetProps = Omit<ConvertButtonProps, "running" | "onClick" | "ref"> & {
  converter: Pick<ReturnType<typeof useConverter>, "running" | "problems"> & { files: readonly unknown[] };
  guide: Pick<Guide, "starter" | "convert" | "clear">;
  onStart?: () => void;
};

/** Starts the conversion, and beside it empties the list. */
export const StartOrReset = ({ converter, guide, onStart = guide.convert, ...button }: StartOrResetProps) => (
  <>
    <ConvertButton {...button} ref={guide.starter} running={converter.running} onClick={onStart} />
    <AsideButton
      disabled={converter.files.length === 0 && converter.problems.length === 0}
      onClick={() => guide.clear()}
    >
      Reset
    </AsideButton>
  </>
);
