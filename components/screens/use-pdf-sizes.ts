import { useEffect, useState } from "react";
import type { SizeWords } from "@/lib/client/pdf-sizes";

/**
 * Estimates how large a PDF will be at each level of compression.
 *
 * @returns undefined until it is known, and for a PDF about which nothing can be said
 */
export function usePdfSizes(file: File | undefined): SizeWords | undefined {
  const [known, setKnown] = useState<{ file: File; words: SizeWords | undefined }>();
  useEffect(() => {
    if (!file) return;
    const closing = new AbortController();
    const { signal } = closing;
    import("@/lib/client/pdf-sizes")
      .then(({ describePdfSizes }) => describePdfSizes(signal, file))
      .then((words) => setKnown({ file, words }))
      // Without an estimate the levels are described well enough.
      .catch(() => {});
    return () => closing.abort();
  }, [file]);
  return known && known.file === file ? known.words : undefined;
}
