import type { Ref } from "react";
import { type TileId, tiles } from "@/lib/formats";
import { DoneBanner } from "../converter/done-banner";
import { PartlyFailed } from "../converter/partly-failed";
import { Results } from "../converter/results";
import { fileCount } from "../converter/sizes";
import { type Batch, failedLines } from "../hooks/use-batch-conversion";

type Props = {
  batch: Batch;
  /** What the results are, whatever is chosen for the next ones. */
  format: TileId;
  onRetry: () => void;
  announce: (words: string) => void;
  /** Takes the focus when they arrive. */
  ref?: Ref<HTMLDivElement>;
};

/** The files in their new format. Where some failed, their lines stand in place of 'Conversion complete!'. */
export function AnyFormatResults({ batch, format, onRetry, announce, ref }: Props) {
  const { results, failed } = batch;
  return (
    <section aria-label="Converted files" className="grid gap-1.5">
      {failed.length > 0 ? (
        <div ref={ref} tabIndex={-1} className="scroll-mb-16">
          <PartlyFailed problems={failedLines(failed)} onRetry={onRetry} />
        </div>
      ) : (
        <DoneBanner
          ref={ref}
          title="Conversion complete!"
          text={`${fileCount(results.length)} in ${tiles[format].label} format, ready to download.`}
        />
      )}
      <Results
        to={format}
        batch={batch}
        announce={announce}
        extension={format}
        link={(n) => ({ text: `Download Image ${n}`, fileName: `converted-image-${n}.${format}` })}
      />
    </section>
  );
}
