"use client";

import { clsx } from "clsx";
import type { Ref } from "react";
import type { BoardFile } from "@/lib/client/page-board";
import { Button } from "../../ui/button";
import { isolated } from "../../ui/direction";
import { Filled } from "../../ui/filled";
import { FailIcon } from "../../ui/icons";
import { PasswordField } from "../../ui/text-field";
import { useFormat, useWords } from "../../ui/words";
import type { OpenFiles } from "./use-open-files";

export type PasswordFields = Map<string, HTMLInputElement>;

type FileTroublesProps = {
  files: readonly BoardFile[];
  open: OpenFiles;
  /** Whether it is said elsewhere which files are broken. */
  told: boolean;
  /** The fields of the locked files, which alone know what is typed. */
  fields: PasswordFields;
  onPassword: (id: string, password: string) => void;
  /** Whether there are files that are not broken. */
  others: boolean;
  onRemove: (id: string) => void;
};

/** Files whose pages are not on the board: those with a password ask for it, each for its own, and broken ones are named. */
export function FileTroubles({ files, open, told, fields, onPassword, ...rest }: FileTroublesProps) {
  const { others, onRemove } = rest;
  const texts = useWords("pageBoard");
  const { list } = useWords("converter");
  const { fill } = useFormat();
  const { broken } = useWords("pdf");
  const found = files.map((file) => ({ ...file, opening: open.openingOf(file.id) }));
  return (
    <>
      {found.map(({ id, name, opening }) =>
        opening.state === "locked" ? (
          <LockedFile
            key={id}
            name={name}
            wrong={opening.tried !== "" && !open.isTrying(id)}
            field={(field) => {
              if (field) fields.set(id, field);
              return () => void fields.delete(id);
            }}
            onSubmit={() => {
              const field = fields.get(id);
              field?.focus();
              onPassword(id, field?.value ?? "");
            }}
            onRemove={() => onRemove(id)}
          />
        ) : null,
      )}
      <div role={told ? undefined : "alert"} className="grid gap-0.5 empty:hidden">
        {found.map(
          ({ id, name, opening }) =>
            opening.state === "broken" && (
              <div
                key={id}
                className={clsx(
                  "flex items-center gap-1 rounded-control border py-0.5 pe-0.5 ps-1.5 text-small",
                  told ? "border-rule" : "border-care bg-care-wash",
                )}
              >
                <FailIcon className="size-2.5 shrink-0 text-care" />
                <p className="wrap-anywhere min-w-0 flex-1">
                  {told ? (
                    <bdi>{name}</bdi>
                  ) : (
                    <Filled
                      sentence={others ? texts.brokenFile : broken}
                      parts={{ name: <bdi>{name}</bdi> }}
                    />
                  )}
                </p>
                <Button look="quiet" aria-label={fill(list.remove, { name })} onClick={() => onRemove(id)}>
                  {texts.removeFile}
                </Button>
              </div>
            ),
        )}
      </div>
    </>
  );
}

type LockedFileProps = {
  name: string;
  /** Whether a password was tried that does not open it. */
  wrong: boolean;
  field: Ref<HTMLInputElement>;
  onSubmit: () => void;
  onRemove: () => void;
};

function LockedFile({ name, wrong, field, onSubmit, onRemove }: LockedFileProps) {
  const texts = useWords("pageBoard");
  const { passwordHelp } = useWords("pdf");
  const { list } = useWords("converter");
  const { fill } = useFormat();
  return (
    <div className="rounded-sheet border border-care bg-care-wash px-2 py-1.5">
      <PasswordField
        ref={field}
        label={fill(texts.password, { name: isolated(name) })}
        help={passwordHelp}
        error={wrong ? texts.passwordWrong : undefined}
        onEnter={onSubmit}
      />
      <div className="mt-1 flex gap-1">
        <Button look="primary" onClick={onSubmit}>
          {texts.open}
        </Button>
        <Button look="quiet" aria-label={fill(list.remove, { name })} onClick={onRemove}>
          {texts.removeFile}
        </Button>
      </div>
    </div>
  );
}
