"use client";

import { useEffect, useRef } from "react";
import { handOver, keepOffered } from "@/lib/client/handover";
import type { Recognized } from "@/lib/client/recognize";
import { fileChoices as words } from "@/lib/client/words";
import { type FormatId, formats, type TileId, tiles, unreadable } from "@/lib/formats";
import { type Choice, type Choices, choicesFor, sharedChoices, toolFor } from "@/lib/tools/choices";
import { FileName } from "../converter/file-name";
import { LanguageSwitch } from "../converter/language-switch";
import { usePageMark } from "../converter/use-page-mark";
import { buttonClass } from "../ui/button";
import { Filled, Names } from "../ui/filled";
import { PageLink } from "../ui/link";
import { FormatTile } from "../ui/tiles";
import { useFormat } from "../ui/words";

/** What files of a format are called: a key of the words for them. */
const nounOf = (format: FormatId) =>
  (({ jpg: "photo", heic: "photo", pdf: "document", docx: "file" }) as const)[format as string] ?? "picture";

type FileChoicesProps = { files: Recognized; choices: Choices };

/** What the files can be converted to, by format. */
export function FileChoices({ files: { groups, unknown }, choices }: FileChoicesProps) {
  const { count, fill, joined } = useFormat();
  const nameOf = ({ format, files }: Recognized["groups"][number]) =>
    count(words.files[nounOf(format)].name, files.length, { label: formats[format].label });
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time other files are chosen.
  useEffect(() => heading.current?.focus(), [groups]);
  useEffect(
    () => keepOffered(groups.filter(({ format }) => choices[format]).flatMap(({ files }) => files)),
    [groups, choices],
  );
  const all = groups.flatMap(({ files }) => files);
  const shared =
    groups.length > 1
      ? sharedChoices(
          choices,
          groups.map(({ format }) => format),
        )
      : [];

  const first = groups.find(({ format }) => choices[format]?.length)?.format;
  // The next step is then one of these, and no longer that of the page.
  usePageMark("files", first !== undefined);

  return (
    <div>
      <LanguageSwitch files={[...all, ...unknown]} />
      <h2 ref={heading} tabIndex={-1} className="font-bold text-lead lg:text-title">
        {all.length === 0 ? words.noQuestion : count(words.question, all.length)}
      </h2>
      {/* The second one is often below the edge of a phone. */}
      {groups.length > 1 && <p className="mt-0.5 text-quiet text-small">{joined(groups.map(nameOf))}</p>}
      {unknown.length > 0 && <Unknown files={unknown} />}
      <ul className="mt-1.5 grid gap-2">
        {groups.map(({ format, files }) => (
          <Group
            key={format}
            format={format}
            name={nameOf({ format, files })}
            files={files}
            choices={choices[format] ?? []}
            leads={shared.length === 0 && format === first}
          />
        ))}
        {shared.length > 0 && (
          <Group name={fill(words.together, { n: all.length })} files={all} choices={shared} leads />
        )}
      </ul>
    </div>
  );
}

type GroupProps = {
  /** The format of all files; without it they have several. */
  format?: FormatId;
  name: string;
  files: readonly File[];
  choices: readonly Choice[];
  /** Whether its first choice is the next step. */
  leads: boolean;
};

function Group({ format, name, files, choices, leads }: GroupProps) {
  const { count, fill, size } = useFormat();
  const [only] = files.length === 1 ? files : [];
  return (
    <li className="border-rule border-t pt-1.5">
      <div className="flex items-center gap-1.5">
        <FormatTile format={format ?? "image"} className="size-5 shrink-0" />
        <div className="min-w-0">
          <h3 className="font-bold text-body">{name}</h3>
          <p className="wrap-anywhere text-note text-quiet">
            {only ? (
              <Filled
                sentence={words.nameAndSize}
                parts={{ name: <FileName name={only.name} />, size: size(only.size) }}
              />
            ) : (
              size(files.reduce((sum, file) => sum + file.size, 0))
            )}
          </p>
        </div>
      </div>
      {format && choices.length === 0 ? (
        <p className="mt-1 text-small">
          {count(words.files[nounOf(format)].none, files.length, { label: formats[format].label })}
        </p>
      ) : (
        <ul className="mt-1 grid grid-cols-2 gap-1 sm:flex sm:flex-wrap">
          {choicesFor(choices, files.length).map((choice, index) => {
            const { goal } = choice;
            const tool = toolFor(choice, files);
            const own = goal in words.choices && words.choices[goal as keyof typeof words.choices];
            const label =
              goal === "smaller"
                ? count(words.smaller, files.length)
                : own || formats[goal as FormatId].label;
            return (
              <li key={goal}>
                {tool && (
                  <PageLink
                    href={tool.path}
                    className={buttonClass(
                      leads && index === 0 ? "primary" : "secondary",
                      "size-full text-center max-sm:px-1!",
                    )}
                    onClick={() => handOver(tool.path, files)}
                  >
                    {goal in tiles && <FormatTile format={goal as TileId} className="size-3" />}
                    <span className="sr-only">{fill(words.choiceFor, { files: name })}</span>
                    {tool.preset
                      ? fill(words.choiceAs, { choice: label, format: formats[tool.preset].label })
                      : label}
                  </PageLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

/** Names of files that are listed; the others are counted. */
const NAMED = 5;

function Unknown({ files }: { files: readonly File[] }) {
  const { count } = useFormat();
  const names = files.slice(0, NAMED).map(({ name }) => name);
  const more = files.length - names.length;
  const picture = files.some(({ type }) => type.startsWith("image/") || type in unreadable);
  return (
    <p className="wrap-anywhere mt-1.5 rounded-control border border-care bg-care-wash px-1.5 py-1 text-small">
      <Filled
        sentence={more > 0 ? count(words.unreadableMore, more) : count(words.unreadable, files.length)}
        parts={{ names: <Names names={names} /> }}
      />
      {picture && ` ${count(words.advice, files.length)}`}
    </p>
  );
}
