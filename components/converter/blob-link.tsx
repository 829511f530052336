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
export function BlobLink({ blob, name, takesFocus = false, children, ...rest }: BlobLinkProps) {
  const attach = useCallback(
    (link: HTMLAnchorElement) => {
      link.href = URL.createObjectURL(blob);
      const take = () => markTaken(blob);
      link.addEventListener("click", take);
      if (takesFocus) link.focus();
      return () => {
        link.removeEventListener("click", take);
        URL.revokeObjectURL(link.href);
      };
    },
    [blob, takesFocus],
  );
  return (
    <a {...rest} ref={attach} download={name}>
      {children}
    </a>
  );
}
