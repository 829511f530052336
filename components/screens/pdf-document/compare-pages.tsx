"use client";

import { useEffect, useRef, useState } from "react";
import { createPageDrawer, type PageDrawer } from "@/lib/client/pdf-drawing/drawer";
import { CompareDialog } from "../../converter/compare";
import { Button } from "../../ui/button";
import { LeftIcon, RightIcon } from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";

type ComparePagesProps = {
  original: File;
  /** Of the original; the result has none. */
  password: string | undefined;
  result: Blob;
  onClose: () => void;
};

/** Compares the pages of a PDF before and after. They are drawn in the browser. */
export function ComparePages({ original, password, result, onClose }: ComparePagesProps) {
  const texts = useWords("pdf");
  const { page: compared } = useWords("compare");
  const { drawing } = useWords("pdfCompress");
  const { fill } = useFormat();
  const [page, setPage] = useState(1);
  const drawer = useRef<PageDrawer>(undefined);
  const [pages, setPages] = useState(1);
  const [drawn, setDrawn] = useState<{ page: number; urls?: string[] }>();

  useEffect(() => {
    drawer.current = createPageDrawer();
    return () => drawer.current?.close();
  }, []);

  useEffect(() => {
    let urls: string[] = [];
    let isWanted = true;
    const both = [
      { side: "before", file: original, password, page },
      { side: "after", file: result, page },
    ] as const;
    Promise.all(both.map((one) => drawer.current?.draw(one))).then(
      (answers) => {
        if (!isWanted) return;
        urls = answers.flatMap((answer) => (answer ? [URL.createObjectURL(answer.picture)] : []));
        setDrawn({ page, urls });
        setPages(answers[0]?.pages ?? 1);
      },
      () => isWanted && setDrawn({ page }),
    );
    return () => {
      isWanted = false;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [original, password, result, page]);

  const shown = drawn?.page === page ? drawn : undefined;
  return (
    <CompareDialog
      name={original.name}
      thing="page"
      sizes={[original.size, result.size]}
      sources={shown?.urls ?? []}
      cover={shown ? !shown.urls && compared.broken : fill(drawing, { page })}
      onClose={onClose}
    >
      {pages > 1 && (
        <fieldset className="flex items-center gap-0.5">
          <legend className="sr-only">{texts.page}</legend>
          <Button
            look="icon"
            aria-label={texts.previous}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <LeftIcon />
          </Button>
          <span aria-live="polite" className="text-small tabular-nums">
            {fill(texts.pageOf, { page, total: pages })}
          </span>
          <Button
            look="icon"
            aria-label={texts.next}
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            <RightIcon />
          </Button>
        </fieldset>
      )}
    </CompareDialog>
  );
}
