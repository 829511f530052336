"use client";

import type { Ref } from "react";
import type { Arrival } from "@/lib/client/accepts";
import { warmConversion } from "@/lib/client/load/batch";
import type { ThreeViewScreen } from "@/lib/tools/types";
import { ConvertButton } from "../converter/convert-button";
import { DropZone } from "../converter/drop-zone";
import { FileList } from "../converter/file-list";
import { ProblemBanner } from "../converter/problem-banner";
import type { useThreeView } from "../hooks/use-three-view";

type Props = {
  tool: ThreeViewScreen;
  screen: Pick<ReturnType<typeof useThreeView>, "files" | "aboutFiles" | "failure" | "move">;
  onFiles: (files: File[], arrival: Arrival) => void;
  onConvert: () => void;
  onRemove: (id: string) => void;
  onRemoveAll: () => void;
  announce: (words: string) => void;
  chooser: Ref<HTMLButtonElement>;
  starter: Ref<HTMLButtonElement>;
};

/** The first view: choose files, a few at a time, put them in order, start. */
export function ThreeViewUpload({ tool, screen, onFiles, onConvert, announce, ...rest }: Props) {
  const { files, aboutFiles, failure, move } = screen;
  const any = files.length > 0;
  return (
    <>
      <div>
        <DropZone
          tool={tool}
          onFiles={onFiles}
          onApproach={warmConversion}
          compact={any}
          buttonRef={rest.chooser}
        />
        <ProblemBanner problems={aboutFiles} />
      </div>
      {any && (
        <FileList
          from={tool.from}
          files={files}
          disabled={false}
          onMove={move}
          onRemove={rest.onRemove}
          onRemoveAll={rest.onRemoveAll}
          announce={announce}
        />
      )}
      <div className="grid">
        <ConvertButton
          ref={rest.starter}
          label={tool.action}
          running={false}
          next={any}
          onClick={onConvert}
        />
        <ProblemBanner problems={failure} />
      </div>
    </>
  );
}
