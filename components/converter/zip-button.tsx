import { Button } from "../ui/button";
import { DownloadIcon, SpinnerIcon } from "../ui/icons";
import { useWords } from "../ui/words";

type Props = { busy: boolean; onClick: () => void; label?: string };

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
