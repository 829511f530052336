import { batchProblems } from "@/lib/client/batch-problems";
import type { Problem } from "@/lib/client/errors";
import { renamed } from "@/lib/client/save";
import { type TileId, tiles } from "@/lib/formats";
import type {
  AnyFormatScreen,
  BatchScreen as ListTool,
  ScreenProps,
  ThreeViewScreen,
} from "@/lib/tools/types";
import type { ScreenWords } from "@/lib/tools/words";
import type { ResultLink } from "../../converter/file-row";
import { useProblems, useSaying } from "../../converter/use-problems";
import { useFormat, useWords } from "../../ui/words";

/** The screens that convert all files in one call. */
export type BatchTool = ListTool | AnyFormatScreen | ThreeViewScreen;
export type BatchWords = Pick<ScreenProps<BatchTool>["words"], "dropZone" | "messages" | "action" | "steps"> &
  Partial<
    Pick<ScreenWords["batch"], "success" | "choice" | "cleaned" | "clear" | "busy" | "failed"> &
      Pick<ScreenWords["any-format"], "compressor" | "targets">
  >;

type OutcomeWords = {
  /** Heading and sentence of the outcome. */
  title: (detailed: number) => string;
  /** @param detailed results whose files had details */
  text: (converted: number, to: TileId, detailed: number) => string;
  linkOf: (to: TileId) => (n: number, file: File) => ResultLink;
  /** Problems of a call that failed as a whole. */
  failures: (error: unknown) => Problem[];
};

/** Whether results have the format, and so the names, of their files. */
export const keepsNames = ({ screen, to }: BatchTool) => screen === "batch" && to === "image";

/** The words that differ between the screens, all of them specified. */
export function useOutcomeWords(
  tool: BatchTool,
  { success = "", cleaned, failed }: BatchWords,
): OutcomeWords {
  const texts = useWords("batch");
  const { outcome } = useWords("converter");
  const { count, fill } = useFormat();
  const { anyFormat, pngFailed, serverSaid } = batchProblems(useSaying());
  const { conversionFailed, callFailed } = useProblems();
  switch (tool.screen) {
    case "batch": {
      const problemOf = { generic: conversionFailed, "own words": pngFailed }[tool.failures];
      return {
        title: (detailed) => (cleaned ? (detailed > 0 ? cleaned : cleaned.none).title : outcome.complete),
        text: (converted, _, detailed) => {
          if (!cleaned) return fill(success, { n: converted });
          if (detailed === 0) return count(cleaned.none.text, converted);
          const had = count(cleaned.had, detailed);
          if (detailed === converted) return had;
          return fill(success, { had, rest: count(cleaned.rest, converted - detailed) });
        },
        linkOf: (to) => (n, file) =>
          keepsNames(tool)
            ? { fileName: file.name }
            : {
                text: fill(texts.downloadFormat, { format: tiles[to].label, n }),
                fileName: `converted-${n}.${tiles[to].extension}`,
              },
        failures: (error) => [failed ? callFailed(failed, error) : problemOf(error)],
      };
    }
    case "three-view":
      return {
        title: () => outcome.successful,
        text: (converted, to) => count(texts.ready, converted, { format: tiles[to].label }),
        linkOf: (to) => (_, file) => ({ fileName: renamed(file.name, tiles[to].extension) }),
        failures: (error) => [serverSaid(error)],
      };
    case "any-format":
      return {
        title: () => outcome.complete,
        text: (converted, to) => count(texts.inFormat, converted, { format: tiles[to].label }),
        linkOf: (to) => (n) => ({
          text: fill(texts.downloadImage, { n }),
          fileName: `converted-image-${n}.${to}`,
        }),
        failures: anyFormat,
      };
  }
}
