import { basename, join } from "node:path";
import type { EnginePool } from "../engine/types";
import { type Contest, command, run, sizeOf } from "./contest";
import { inOrder, wordsOfDocx, wordsOfPdf } from "./word-order";

/** The text of a document, as one that Word opens. */
export function toWord(pool: EnginePool, document: string, folder: string): Contest {
  const name = basename(document, ".pdf");
  const ours = join(folder, `${name}-ours.docx`);
  const theirs = join(folder, `${name}.docx`);
  const flags = ["--headless", "--infilter=writer_pdf_import", "--convert-to", "docx", "--outdir", folder];
  return {
    name: `${name}: to Word`,
    peer: "LibreOffice",
    ours: async () =>
      (await run(pool, { kind: "pdf-word", input: document, output: ours, maxPages: 500 })).size,
    theirs: () => command("soffice", [...flags, document], () => sizeOf(theirs)),
    quality: async () => {
      const reference = wordsOfPdf(document);
      const share = async (path: string) => inOrder(reference, await wordsOfDocx(path).catch(() => []));
      return [await share(ours), await share(theirs)];
    },
  };
}
