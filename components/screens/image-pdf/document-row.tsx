import type { ReactNode } from "react";
import type { TileId } from "@/lib/formats";
import { BlobLink } from "../../converter/blob-link";
import { buttonClass } from "../../ui/button";
import { DownloadIcon } from "../../ui/icons";
import { FormatTile } from "../../ui/tiles";

type DocumentRowProps = {
  format: TileId;
  name: string;
  about: string;
  note?: string | undefined;
  link: { blob: Blob; text: string; look?: "primary" | "secondary"; takesFocus?: boolean };
  /** Further actions, before the download or after it. */
  children?: ReactNode;
  after?: ReactNode;
};

/** A finished document: its name, what is known of it, and its download link. */
export function DocumentRow({ format, name, about, note, link, children, after }: DocumentRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <FormatTile format={format} className="size-6 shrink-0" />
      <div className="min-w-20 flex-1">
        <p className="wrap-anywhere font-semibold text-small">
          <bdi>{name}</bdi>
        </p>
        <p className="text-note text-quiet tabular-nums">{about}</p>
        {note && <p className="text-note">{note}</p>}
      </div>
      {children}
      <BlobLink
        blob={link.blob}
        name={name}
        takesFocus={link.takesFocus ?? false}
        className={buttonClass(
          link.look ?? "primary",
          "min-h-6.5 w-full scroll-mb-10 px-3 text-body sm:w-auto",
        )}
      >
        <DownloadIcon />
        {link.text}
      </BlobLink>
      {after}
    </div>
  );
}
