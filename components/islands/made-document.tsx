import type { Ref } from "react";
import type { MadeDocument } from "@/lib/client/convert-pdf";
import type { TileId } from "@/lib/formats";
import { buttonClass } from "../converter/button";
import { DoneBanner } from "../converter/done-banner";
import { FormatTile } from "../converter/format-tile";
import { DownloadIcon } from "../converter/icons";
import { DeleteNow } from "../converter/lazy-delete-now";

type Props = {
  made: MadeDocument & { url: string };
  format: TileId;
  title: string;
  text: string;
  /** Under the name: what became of the size. */
  about: string;
  /** What the link says. */
  action: string;
  announce: (words: string) => void;
  ref: Ref<HTMLDivElement>;
};

/** One document, ready: its name, what is to know of it, and its download. */
export function MadeDocumentResult({ made, format, title, text, about, action, announce, ref }: Props) {
  const { url, name, note, sessions } = made;
  return (
    <section aria-label="Result" className="grid gap-1.5">
      <DoneBanner ref={ref} title={title} text={text} />
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <FormatTile format={format} className="size-6 shrink-0" />
        <div className="min-w-20 flex-1">
          <p className="wrap-anywhere font-semibold text-small">
            <bdi>{name}</bdi>
          </p>
          <p className="text-note text-quiet tabular-nums">{about}</p>
          {note && <p className="text-note">{note}</p>}
        </div>
        <a
          href={url}
          download={name}
          className={buttonClass(
            "primary",
            "min-h-6.5 w-full px-3 text-body hover:bg-accent-hover sm:w-auto",
          )}
        >
          <DownloadIcon />
          {action}
        </a>
      </div>
      <DeleteNow sessions={sessions} announce={announce} />
    </section>
  );
}
