import type { Ref } from "react";
import { problems } from "@/lib/client/errors";
import { compressedZip } from "@/lib/limits";
import { buttonClass } from "../converter/button";
import { DoneBanner } from "../converter/done-banner";
import { DownloadIcon } from "../converter/icons";
import { PartlyFailed } from "../converter/partly-failed";
import { size, sizeGained } from "../converter/sizes";
import type { Compression } from "../hooks/use-compression";
import { CompressedFiles } from "./compressed-files";

type Props = {
  compression: Compression;
  title: string;
  /** Takes the focus when they arrive. */
  ref?: Ref<HTMLDivElement>;
};

/** What was gained in all, the ZIP, and each file. */
export function CompressorResults({ compression: { zipUrl, smaller, failed }, title, ref }: Props) {
  const before = smaller.reduce((sum, { original }) => sum + original.size, 0);
  const after = smaller.reduce((sum, { blob }) => sum + blob.size, 0);
  const gained = sizeGained(before, after);
  return (
    <section aria-label="Compressed files" className="grid gap-1.5">
      <DoneBanner
        ref={ref}
        title={title}
        text={`From ${size(before)} to ${size(after)}: ${gained?.concat(" in all") ?? "there was nothing to gain"}.`}
      />
      {failed.length > 0 && (
        <PartlyFailed
          done="compressed"
          problems={failed.map(({ original, reason }) => problems.inBatch(original.name, reason))}
        />
      )}
      <a
        href={zipUrl}
        download={compressedZip.name}
        className={buttonClass(
          "primary",
          "min-h-6.5 w-full px-3 text-body hover:bg-accent-hover sm:w-auto sm:justify-self-start",
        )}
      >
        <DownloadIcon />
        Download Compressed ZIP
      </a>
      <CompressedFiles files={smaller} />
    </section>
  );
}
