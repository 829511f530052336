import { clsx } from "clsx";
import { type ContactCategory, contactCategories } from "@/lib/site/contact";
import { DoneIcon } from "../converter/icons";
import { WordTile } from "../faq/word-tile";

type Props = { chosen: ContactCategory; onChoose: (id: ContactCategory) => void; disabled: boolean };

/** What the message may be about, as cards; the chosen one, pressed again, is no longer chosen. */
export function ContactCategories({ chosen, onChoose, disabled }: Props) {
  return (
    <fieldset disabled={disabled} className="grid grid-cols-2 gap-1 disabled:opacity-60 sm:gap-1.5">
      <legend className="mb-0.5 font-semibold text-small">What is it about?</legend>
      {contactCategories.map(({ id, tile, name, about }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id === chosen ? "" : id)}
          className={clsx(
            "relative flex flex-col items-start gap-1 rounded-sheet border p-1.5 text-left transition sm:flex-row sm:items-center sm:gap-1.5",
            id === chosen
              ? "border-ink bg-accent-wash inset-ring inset-ring-ink"
              : "border-edge bg-sheet enabled:hover:border-ink enabled:hover:shadow-lift",
          )}
        >
          <WordTile {...tile} className="size-5 shrink-0" />
          <span className="min-w-0">
            <span className="block font-bold text-body">{name}</span>
            <span className="block text-balance text-note text-quiet">{about}</span>
          </span>
          {id === chosen && <DoneIcon className="absolute top-1.5 right-1.5 size-2.5" />}
        </button>
      ))}
    </fieldset>
  );
}
