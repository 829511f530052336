import { Button } from "../ui/button";
import { DownloadIcon, SpinnerIcon } from "../ui/icons";
import { useWords } from "../ui/words";
import type { FileResult } from "./file-row";
import { saveZip, useDownloads, ZIP } from "./use-downloads";
import type { ScreenState } from "./use-screen";

/** The button that downloads several results of a screen in one ZIP, and the problems of that. */
export function useResultsZip(
  { converted, left, isCurrent }: ScreenState<FileResult>,
  zip: { name: string },
  onStart = () => {},
) {
  const downloads = useDownloads();
  const start = () => {
    onStart();
    saveZip(downloads, () => converted.map(({ status }) => status.result), zip);
  };
  return {
    button: converted.length > 1 && (
      <ZipButton
        look={isCurrent() && left.length === 0 ? "primary" : "secondary"}
        busy={downloads.isBusy(ZIP)}
        onClick={start}
      />
    ),
    problems: downloads.problemsOf(ZIP),
  };
}

type Props = { busy: boolean; onClick: () => void; label?: string; look?: "primary" | "secondary" };

export function ZipButton({ busy, onClick, label, look = "primary" }: Props) {
  const { zip } = useWords("converter").actions;
  return (
    <Button
      look={look}
      className="min-h-6.5 sm:whitespace-nowrap px-3 text-body max-sm:w-full"
      aria-disabled={busy}
      onClick={() => busy || onClick()}
    >
      {busy ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
      {label ?? zip}
    </Button>
  );
}
