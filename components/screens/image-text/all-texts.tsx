import type { ImageText } from "@/lib/client/read-image";
import { save } from "@/lib/client/save";
import { markTaken } from "@/lib/client/taken";
import { useMemory } from "../../converter/screen-memory";
import { Button } from "../../ui/button";
import { DownloadIcon } from "../../ui/icons";
import { useWords } from "../../ui/words";
import { keyOf } from "./image-text-result";

type Read = { id: string; file: File; status: { result: { read: ImageText; blob: Blob } } };

/** Saves the texts of several pictures in one file, as they were corrected, each below the name of its picture. */
export function AllTexts({ results }: { results: readonly Read[] }) {
  const { all } = useWords("imageText");
  const { latest } = useMemory();
  function saveAll() {
    const texts = results.map(({ id, file, status: { result } }) => {
      const text = latest()[keyOf(id, result.read)] ?? result.read.text;
      return `${file.name}\n\n${text}`;
    });
    save(new Blob([texts.join("\n\n\n")], { type: "text/plain;charset=utf-8" }), "texts.txt");
    markTaken(...results.map(({ status }) => status.result.blob));
  }
  return (
    <Button look="primary" className="min-h-6.5 px-3 text-body max-sm:w-full" onClick={saveAll}>
      <DownloadIcon />
      {all}
    </Button>
  );
}
