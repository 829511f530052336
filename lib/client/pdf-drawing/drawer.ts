/** Width and height in points (1/72 inch), as the page is shown. */
export type PageSize = readonly [width: number, height: number];

/** A bookmark of the first level, and the page that it leads to, from 1. */
export type Bookmark = { title: string; page: number };

/** What is known of a PDF that the browser has opened. */
export type PdfFacts = { sizes: readonly PageSize[]; bookmarks: readonly Bookmark[] };

/** What the thread is asked: to open a document, and to draw one of its pages or look through it as well. */
export type DrawRequest = {
  /** Number of the document, which is opened with its first request. */
  document: number;
  file: Blob;
  password: string;
  /** A page from 1, and pixels of its longest side. */
  page?: number;
  side?: number;
  /** Whether the sizes of pages and the bookmarks are asked for. */
  looks?: boolean;
};

/** A document that is no longer needed. It is not answered. */
export type CloseRequest = { closes: number };

/** Why a document or a page is not shown. After a crash the thread is of no use any more. */
type Trouble = "locked" | "broken" | "crashed";
export type DrawAnswer = { pages: number; picture?: Blob; facts?: PdfFacts } | { trouble: Trouble };

/** Says that PDFium is loaded and begins. A type, because Turbopack never ends where a thread imports what starts it. */
export type Begins = "begins";

/** A PDF that cannot be drawn: it needs another password, or PDFium cannot read it. */
export class DrawError extends Error {
  override name = "DrawError";
  readonly trouble: Exclude<Trouble, "crashed">;

  constructor(trouble: Exclude<Trouble, "crashed">) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** A PDF whose pages are drawn in the browser. */
export type OpenPdf = {
  /** Counts the pages. @throws {@link DrawError} or the signal's reason */
  count(signal: AbortSignal): Promise<number>;
  /** Returns the sizes of all pages, and the bookmarks. @throws {@link DrawError} or the signal's reason */
  look(signal: AbortSignal): Promise<PdfFacts>;
  /** Draws a page, `side` pixels on its longest side. @throws {@link DrawError} or the signal's reason */
  draw(signal: AbortSignal, page: number, side: number): Promise<Blob>;
  /** Ends it. Requests that are not answered yet never will be. */
  close(): void;
};

type Task = { request: DrawRequest; settle: (answer: DrawAnswer) => void };

/** Milliseconds for one request: a few tiny PDFs keep PDFium busy for ever. */
const PATIENCE_MS = 20_000;

/** One thread for all documents, because PDFium has 20 MB of code. It does one thing at a time, so that any can be left out. */
let thread: Worker | undefined;
let current: Task | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;
let queue: Task[] = [];
let documents = 0;
let named = 0;

function start(): Worker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<DrawAnswer | Begins>) => {
    if (data === "begins") patience = setTimeout(() => finish({ trouble: "crashed" }), PATIENCE_MS);
    else finish(data);
  });
  // Its code could not be loaded, or memory ran out.
  worker.addEventListener("error", () => finish({ trouble: "crashed" }));
  return worker;
}

function end() {
  clearTimeout(patience);
  thread?.terminate();
  thread = undefined;
  current = undefined;
}

function finish(answer: DrawAnswer) {
  clearTimeout(patience);
  const task = current;
  current = undefined;
  if ("trouble" in answer && answer.trouble === "crashed") end();
  task?.settle(answer);
  next();
}

function next() {
  if (current || queue.length === 0) return;
  current = queue.shift();
  thread ??= start();
  thread.postMessage(current?.request);
}

async function ask(signal: AbortSignal, request: DrawRequest) {
  signal.throwIfAborted();
  let leave = () => {};
  const answering = new Promise<DrawAnswer>((settle, reject) => {
    const task: Task = { request, settle };
    queue.push(task);
    leave = () => {
      queue = queue.filter((other) => other !== task);
      reject(signal.reason);
    };
    signal.addEventListener("abort", leave);
    next();
  });
  const answer = await answering.finally(() => signal.removeEventListener("abort", leave));
  if ("pages" in answer) return answer;
  throw new DrawError(answer.trouble === "locked" ? "locked" : "broken");
}

/** Opens a PDF for drawing. The file stays on the device. The thread ends with its last document. */
export function openPdf(file: Blob, password = ""): OpenPdf {
  const document = named++;
  documents += 1;
  return {
    count: async (signal) => (await ask(signal, { document, file, password })).pages,
    async look(signal) {
      const { facts } = await ask(signal, { document, file, password, looks: true });
      if (!facts) throw new DrawError("broken");
      return facts;
    },
    async draw(signal, page, side) {
      const { picture } = await ask(signal, { document, file, password, page, side });
      if (!picture) throw new DrawError("broken");
      return picture;
    },
    close() {
      documents -= 1;
      queue = queue.filter(({ request }) => request.document !== document);
      // What is being drawn for nobody ends at once; an idle thread may be needed by the next PDF.
      if (documents > 0) thread?.postMessage({ closes: document } satisfies CloseRequest);
      else if (current) end();
      else setTimeout(() => documents === 0 && end());
    },
  };
}
