"use client";

import { useEffect, useRef } from "react";
import { handOver } from "@/lib/client/handover";
import type { Recognized } from "@/lib/client/recognize";
import { type FormatId, formats, type TileId, tiles, unreadable } from "@/lib/formats";
import { type Choice, type Choices, type Goal, sharedChoices, toolFor } from "@/lib/tools/choices";
import { FileName } from "../converter/file-name";
import { buttonClass } from "../ui/button";
import { PageLink } from "../ui/link";
import { FormatTile } from "../ui/tiles";
import { useFormat } from "../ui/words";

/** What files of a format are called. */
const nounOf = (format: FormatId, count: number): string => {
  const { label } = formats[format];
  const noun = { jpg: "photo", heic: "photo", pdf: "", docx: "file" }[format as string] ?? "picture";
  return `${label}${noun && ` ${noun}`}${count === 1 ? "" : "s"}`;
};

const totalOf = (files: readonly File[]) => files.reduce((sum, file) => sum + file.size, 0);

type FileChoicesProps = { files: Recognized; choices: Choices };

/** What the files can be converted to, by format. */
export function FileChoices({ files: { groups, unknown }, choices }: FileChoicesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time other files are chosen.
  useEffect(() => heading.current?.focus(), [groups]);
  const all = groups.flatMap(({ files }) => files);
  const shared =
    groups.length > 1
      ? sharedChoices(
          choices,
          groups.map(({ format }) => format),
        )
      : [];

  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="font-bold text-lead lg:text-title">
        {all.length === 0
          ? "We can't convert this yet"
          : `What do you want to turn ${all.length === 1 ? "it" : "them"} into?`}
      </h2>
      <ul className="mt-1.5 grid gap-2">
        {groups.map(({ format, files }) => (
          <Group
            key={format}
            tile={format}
            name={`${files.length} ${nounOf(format, files.length)}`}
            files={files}
            choices={choices[format] ?? []}
          />
        ))}
        {shared.length > 0 && (
          <Group tile="image" name={`All ${all.length} together`} files={all} choices={shared} />
        )}
      </ul>
      {unknown.length > 0 && <Unknown files={unknown} />}
    </div>
  );
}

type GroupProps = {
  tile: FormatId | "image";
  name: string;
  files: readonly File[];
  choices: readonly Choice[];
};

function Group({ tile, name, files, choices }: GroupProps) {
  const { size } = useFormat();
  const [only] = files.length === 1 ? files : [];
  return (
    <li className="border-rule border-t pt-1.5">
      <div className="flex items-center gap-1.5">
        <FormatTile format={tile} className="size-5 shrink-0" />
        <div className="min-w-0">
          <h3 className="font-bold text-body">{name}</h3>
          <p className="wrap-anywhere text-note text-quiet">
            {only && (
              <>
                <FileName name={only.name} />
                {", "}
              </>
            )}
            {size(totalOf(files))}
          </p>
        </div>
      </div>
      {choices.length === 0 ? (
        <p className="mt-1 text-small">We can't convert {name.replace(/^\d+ /, "")} yet.</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-1">
          {choices.map((choice) => (
            <li key={choice.goal}>
              <ChoiceLink choice={choice} name={name} files={files} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const labels: Partial<Record<Goal, string>> = {
  docx: "Word",
  txt: "Text",
  searchable: "Searchable PDF",
  resized: "Another size",
  other: "Another format",
};

/** What a choice is called on its button. */
const labelOf = (goal: Goal, count: number): string =>
  goal === "smaller"
    ? `Smaller file${count === 1 ? "" : "s"}`
    : (labels[goal] ?? formats[goal as FormatId].label);

/** A choice as a link to its tool, which takes the files along. */
function ChoiceLink({ choice, name, files }: { choice: Choice; name: string; files: readonly File[] }) {
  const tool = toolFor(choice, files);
  if (!tool) return null;
  const { goal } = choice;
  const format = goal in tiles ? (goal as TileId) : undefined;
  return (
    <PageLink
      href={tool.path}
      className={buttonClass("secondary")}
      onClick={() => handOver(tool.path, files)}
    >
      {format && <FormatTile format={format} className="size-3" />}
      <span className="sr-only">{name}: </span>
      {labelOf(goal, files.length)}
      {tool.preset && `, as ${formats[tool.preset].label}`}
    </PageLink>
  );
}

/** Names of files that are listed; the others are counted. */
const NAMED = 5;

function Unknown({ files }: { files: readonly File[] }) {
  const names = files.slice(0, NAMED).map(({ name }) => name);
  const more = files.length - names.length;
  const picture = files.some(({ type }) => type.startsWith("image/") || type in unreadable);
  return (
    <p className="wrap-anywhere mt-2 rounded-control border border-care bg-care-wash px-1.5 py-1 text-small">
      {files.length === 1 ? "We can't read this file: " : "We can't read these files: "}
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files of two folders may have the same name.
        <span key={index}>
          {index > 0 && ", "}
          <bdi>{name}</bdi>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}.
      {picture &&
        (files.length === 1
          ? " Save it as JPG or PNG in the program you made it with, then select the new file."
          : " Save them as JPG or PNG in the program you made them with, then select the new files.")}
    </p>
  );
}
