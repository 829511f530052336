"use client";

import { useEffect, useState } from "react";
import { type OpenPdf, openPdf } from "@/lib/client/pdf-drawing/drawer";
import { CompareDialog } from "../../converter/compare";
import { Button } from "../../ui/button";
import { CompareIcon, LeftIcon, RightIcon } from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";

/** Pixels of the longest side of a page: about 200 dpi of a sheet of paper. */
const SIDE = 2400;

type ComparePagesProps = {
  original: File;
  /** Of the original; the result has none. */
  password: string | undefined;
  result: Blob;
  onClose: () => void;
};

/** The button that compares the pages of a PDF before and after. */
export function ComparePages(props: Omit<ComparePagesProps, "onClose">) {
  const { compare } = useWords("pdfCompress");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* Below the download, which is the next step, and as wide: beside it, nothing is left for the row's words. */}
      <div className="order-last -me-0.5 w-0 min-w-full max-w-full">
        <Button className="w-full px-0.5!" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <CompareIcon />
          {compare}
        </Button>
      </div>
      {isOpen && <Comparison {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The pages beside each other. They are drawn in the browser. */
function Comparison({ original, password, result, onClose }: ComparePagesProps) {
  const texts = useWords("pdf");
  const { page: compared } = useWords("compare");
  const { drawing } = useWords("pdfCompress");
  const { fill } = useFormat();
  const [page, setPage] = useState(1);
  const [both, setBoth] = useState<readonly [OpenPdf, OpenPdf]>();
  const [pages, setPages] = useState(1);
  const [drawn, setDrawn] = useState<{ page: number; urls?: string[] }>();

  useEffect(() => {
    const opened = [openPdf(original, password), openPdf(result)] as const;
    setBoth(opened);
    return () => {
      for (const pdf of opened) pdf.close();
    };
  }, [original, password, result]);

  useEffect(() => {
    if (!both) return;
    let urls: string[] = [];
    const leaving = new AbortController();
    const { signal } = leaving;
    Promise.all([both[0].count(signal), ...both.map((pdf) => pdf.draw(signal, page, SIDE))] as const).then(
      ([total, ...pictures]) => {
        if (signal.aborted) return;
        urls = pictures.map((picture) => URL.createObjectURL(picture));
        setDrawn({ page, urls });
        setPages(total);
      },
      () => signal.aborted || setDrawn({ page }),
    );
    return () => {
      leaving.abort();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [both, page]);

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
