"use client";

import { Fragment, type ReactNode } from "react";
import { useFormat } from "./words";

type FilledProps = { sentence: string; parts: Readonly<Record<string, ReactNode>> };

/** A sentence with elements in the places of `{name}`. */
export const Filled = ({ sentence, parts }: FilledProps) =>
  // Every other part is the name of a place.
  sentence
    .split(/\{([^{}]+)\}/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the sentence never changes its order.
    .map((text, index) => <Fragment key={index}>{index % 2 === 1 ? parts[text] : text}</Fragment>);

/** Names of files, isolated, because each may be right-to-left. */
export function Names({ names }: { names: readonly string[] }) {
  const { comma } = useFormat();
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: files of two folders may have the same name.
    <Fragment key={index}>
      {index > 0 && comma}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
