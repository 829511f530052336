import { useEffect, useState } from "react";
import type { Problem } from "@/lib/client/errors";
import type { TileId } from "@/lib/formats";
import { useFormat, useWords } from "../../ui/words";
import { loadPdf } from "./pdf-screen";

type Checked = {
  screen: { tool: { from: TileId }; files: readonly { file: File }[]; running: boolean };
  failure: Problem | undefined;
  damaged: boolean;
};

/** Adds to the state of a screen what is wrong with a file that is no PDF, before it is sent. */
export function useCheckedPdf<P extends Checked>(pdf: P): P {
  const { broken } = useWords("pdf");
  const { fill } = useFormat();
  const { tool, files, running } = pdf.screen;
  const file = tool.from === "pdf" ? files[0]?.file : undefined;
  const [refused, setRefused] = useState<File>();
  useEffect(() => {
    if (!file) return;
    loadPdf()
      .then(({ looksLikePdf }) => looksLikePdf(file))
      .then((looks) => looks || setRefused(file))
      // The server says so, too, once it is asked.
      .catch(() => {});
  }, [file]);
  if (!file || refused !== file || running) return pdf;
  return { ...pdf, failure: { text: fill(broken, { name: file.name }), name: file.name }, damaged: true };
}
