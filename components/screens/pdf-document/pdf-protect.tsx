"use client";

import { useRef, useState } from "react";
import type { Permission } from "@/lib/client/convert-pdf";
import type { PdfDocumentScreen, ScreenProps } from "@/lib/tools/types";
import { Toggle } from "../../ui/fields";
import { FailIcon } from "../../ui/icons";
import { PasswordField } from "../../ui/text-field";
import { useFormat, useWords } from "../../ui/words";
import { DocumentScreen, useMadeDocument } from "./made-document";
import { useFocusOn } from "./use-focus-on";

const permissions = ["allowPrinting", "allowCopying", "allowChanges"] as const satisfies Permission[];
const everything = { allowPrinting: true, allowCopying: true, allowChanges: true };

/** Characters below which a password is tried out within minutes, and from which that takes years. */
const [SHORT, STRONG] = [8, 14];

/** Tells how hard a password is to guess, by its length: rules about kinds of characters say less (NIST SP 800-63B, A.2). */
function strengthOf(password: string): "short" | "fair" | "strong" {
  const { length } = [...password];
  const distinct = new Set(password).size;
  if (length < SHORT || distinct < SHORT / 2) return "short";
  return length < STRONG ? "fair" : "strong";
}

/** Says how hard a password is to guess, with a sign where that is not hard at all. */
function Strength({ of }: { of: string }) {
  const texts = useWords("pdfProtect").strength;
  const strength = strengthOf(of);
  if (strength !== "short") return texts[strength];
  return (
    <span className="flex items-center gap-0.5 font-semibold text-care text-small">
      <FailIcon className="size-2.5 shrink-0" />
      {texts.short}
    </span>
  );
}

/** Encrypts a PDF with a new password, and asks readers to respect what they may do. */
export function PdfProtect(props: ScreenProps<Extract<PdfDocumentScreen, { job: "protect" }>>) {
  const texts = useWords("pdfProtect");
  const { download } = useWords("pdf");
  const { fill, joined } = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const [newPassword, setNewPassword] = useState("");
  const [allowed, setAllowed] = useState(everything);
  const [isMissing, setMissing] = useState(false);
  const job = { call: "protectPdf", ending: "-protected.pdf", newPassword, ...allowed } as const;
  const pdf = useMadeDocument(props, () => texts.finished, job);
  const { phase, files, guide } = pdf.screen;
  const any = files.length > 0;
  useFocusOn(field, any, guide);
  const what = permissions.filter((one) => allowed[one]).map((one) => texts[one]);

  function check(): boolean {
    setMissing(newPassword === "");
    if (newPassword === "") field.current?.focus();
    return newPassword !== "";
  }

  const current = phase.state === "done" && JSON.stringify(phase.outcome.job) === JSON.stringify(job);
  return (
    <DocumentScreen
      pdf={pdf}
      busy={texts.busy}
      check={check}
      current={current}
      summary={fill(
        texts.chosen[what.length === 0 ? "none" : what.length < permissions.length ? "some" : "all"],
        {
          what: joined(what),
        },
      )}
      choices={(start) =>
        any && (
          <>
            <PasswordField
              ref={field}
              label={texts.password}
              help={newPassword === "" ? texts.help : <Strength of={newPassword} />}
              error={isMissing ? texts.missing : undefined}
              onText={(text) => {
                setNewPassword(text);
                setMissing(false);
              }}
              onEnter={start}
            />
            <fieldset className="grid gap-0.5">
              <legend className="mb-0.5 font-semibold text-small">{texts.permissions}</legend>
              {permissions.map((permission) => (
                <Toggle
                  key={permission}
                  label={texts[permission]}
                  checked={allowed[permission]}
                  onChange={(isAllowed) => setAllowed({ ...allowed, [permission]: isAllowed })}
                />
              ))}
              <p className="text-note text-quiet">{texts.permissionsHelp}</p>
            </fieldset>
          </>
        )
      }
      format="pdf"
      action={download}
      describe={() => ({
        title: texts.title,
        // It would be easy to send a file that opens with another password.
        text: current ? texts.success : texts.earlier,
        kept: !current,
      })}
    />
  );
}
