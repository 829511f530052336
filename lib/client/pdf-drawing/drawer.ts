/** A page of one of two documents. */
export type DrawRequest = {
  id: number;
  side: "before" | "after";
  file: Blob;
  password?: string | undefined;
  /** From 1. */
  page: number;
};

/** Without a picture if the page cannot be drawn. */
export type DrawAnswer = { id: number; picture?: Blob; pages?: number };

type DrawnPage = {
  picture: Blob;
  /** Pages of the document. */
  pages: number;
};

export type PageDrawer = {
  /** Draws a page, 2400 pixels on its longest side. @throws Error if it cannot be drawn */
  draw(request: Omit<DrawRequest, "id">): Promise<DrawnPage>;
  /** Ends the thread; what is being drawn is never answered. */
  close(): void;
};

/** Draws pages of two PDFs in the browser. Files stay on the device. */
export function createPageDrawer(): PageDrawer {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (answer: DrawAnswer) => void>();
  let count = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<DrawAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  // Its code or PDFium could not be loaded, or memory ran out.
  worker.addEventListener("error", () => {
    for (const [id, answer] of waiting) answer({ id });
    waiting.clear();
  });
  return {
    async draw(request) {
      const id = count++;
      const { picture, pages } = await new Promise<DrawAnswer>((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ id, ...request });
      });
      if (!picture || !pages) throw new Error("A page could not be drawn");
      return { picture, pages };
    },
    close: () => worker.terminate(),
  };
}
