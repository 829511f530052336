import { type TileId, tiles } from "@/lib/formats";
import { Button } from "./button";
import { FormatTile } from "./format-tile";
import { RemoveIcon } from "./icons";
import { kilobytes } from "./sizes";

type Props = { file: File; format: TileId; disabled: boolean; onRemove: () => void };

/** The one file a page works on: its name and size, and a way to be rid of it. */
export function ChosenFile({ file, format, disabled, onRemove }: Props) {
  return (
    <section
      aria-label={`Chosen ${tiles[format].label}`}
      className="flex animate-arrive items-center gap-1.5 border-rule border-b pb-1.5"
    >
      <FormatTile format={format} className="size-6 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold text-small">
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-note text-quiet tabular-nums">{kilobytes(file.size)}</p>
      </div>
      <Button look="icon" aria-label={`Remove ${file.name}`} disabled={disabled} onClick={onRemove}>
        <RemoveIcon />
      </Button>
    </section>
  );
}
