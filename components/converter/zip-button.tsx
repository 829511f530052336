import { Button } from "../ui/button";
import { DownloadIcon, SpinnerIcon } from "../ui/icons";
import { useWords } from "../ui/words";
import type { FileResult } from "./file-row";
import type { convertedIn } from "./state";
import { type Downloads, saveZip, ZIP } from "./use-downloads";

type Converted = ReturnType<typeof convertedIn<FileResult>>[number];

type Props = { busy: boolean; onClick: () => void; label?: string };

type ResultsZipProps = {
  results: readonly Converted[];
  downloads: Downloads;
  zip: { name: string };
  onStart?: () => void;
};

/** Downloads several results in one ZIP. */
export function ResultsZip({ results, downloads, zip, onStart }: ResultsZipProps) {
  const start = () => {
    onStart?.();
    saveZip(downloads, () => results.map(({ status }) => status.result), zip);
  };
  return <ZipButton busy={downloads.isBusy(ZIP)} onClick={start} />;
}

/** Downloads all results in one ZIP. */
export function ZipButton({ busy, onClick, label }: Props) {
  const { zip } = useWords("converter").actions;
  return (
    <Button
      look="primary"
      className="min-h-6.5 px-3 text-body max-sm:w-full"
      aria-disabled={busy}
      onClick={() => busy || onClick()}
    >
      {busy ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
      {label ?? zip}
    </Button>
  );
}
