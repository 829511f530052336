"use client";

import { type ComponentProps, useCallback } from "react";
import { markTaken } from "@/lib/client/taken";

type BlobLinkProps = Omit<ComponentProps<"a">, "href" | "ref" | "download"> & {
  blob: Blob;
  /** Name of the saved file. */
  name: string;
  /** Whether the link takes the focus as soon as it appears. */
  takesFocus?: boolean;
};

/**
 * Link that saves a blob. Its object URL is there as soon as the link is, and is revoked with it: results are plain data, and
 * only what is shown holds a URL.
 */
export function BlobLink({ blob, name, takesFocus = false, onClick, children, ...rest }: BlobLinkProps) {
  const attach = useCallback(
    (link: HTMLAnchorElement) => {
      link.href = URL.createObjectURL(blob);
      if (takesFocus) link.focus();
      return () => URL.revokeObjectURL(link.href);
    },
    [blob, takesFocus],
  );
  return (
    <a
      {...rest}
      ref={attach}
      download={name}
      onClick={(event) => {
        markTaken(blob);
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}
