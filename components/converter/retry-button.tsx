import { Button } from "./button";

type Props = { count: number; onClick: () => void };

/** Another try for the files that failed, and for no others. */
export function RetryButton({ count, onClick }: Props) {
  return (
    <Button look="quiet" className="-ml-2" onClick={onClick}>
      {count === 1 ? "Try this file again" : `Try these ${count} files again`}
    </Button>
  );
}
