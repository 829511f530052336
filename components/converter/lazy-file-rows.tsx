"use client";

import { type ComponentProps, Suspense } from "react";
import type { FileRows as Rows } from "./file-rows";
import { lasting } from "./loadable";

/** What a conversion shows comes along: it may begin, and files may be added, without a connection. */
const loadRows = () =>
  Promise.all([import("./file-rows"), import("./progress-bar"), import("./waiting-note")]);
const LoadedRows = lasting(() => loadRows().then(([module]) => module.FileRows));

/** The files of a screen; the code of their list is loaded with the first of them, which are named until then. */
export function FileRows(props: ComponentProps<typeof Rows>) {
  const { files } = props.screen;
  if (files.length === 0 && !props.empty) return null;
  const names = (
    <ol>
      {files.map(({ id, file }) => (
        <li key={id} className="wrap-anywhere py-1 text-small">
          {file.name}
        </li>
      ))}
    </ol>
  );
  return (
    <Suspense fallback={names}>
      <LoadedRows {...props} />
    </Suspense>
  );
}
