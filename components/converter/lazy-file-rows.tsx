"use client";

import type { ComponentProps } from "react";
import { useWords } from "../ui/words";
import type { FileRows as Rows } from "./file-rows";
import { retryable } from "./loadable";

function Names({ screen }: ComponentProps<typeof Rows>) {
  const { selected } = useWords("converter").list;
  return (
    <ol aria-label={selected}>
      {screen.files.map(({ id, file, status }) => (
        <li key={id} className="wrap-anywhere min-h-8.25 content-center py-1 text-small">
          {status.state === "failed" ? status.problem.text : file.name}
        </li>
      ))}
    </ol>
  );
}

const LoadedRows = retryable(() => import("./file-rows").then((module) => module.FileRows), Names);

/** The files of a screen; the code of their list is loaded with the first of them, which are named until then. */
export function FileRows(props: ComponentProps<typeof Rows>) {
  return props.screen.files.length > 0 || props.empty ? <LoadedRows {...props} /> : null;
}
