/** Called with 0 to 100 during an upload or a download. */
export type OnProgress = (percent: number) => void;

/** Creates the `fetch` of one request. The body is passed separately. */
export type Transport = (
  body: FormData,
  onUpload?: OnProgress,
  onDownload?: OnProgress,
  /** Told each line of an answer of several lines, as it arrives; the response has the last one only. */
  onLine?: (line: string) => void,
) => typeof fetch;

/** Statuses whose Response must not have a body (Fetch standard, 'null body status'). */
const bodiless = new Set([101, 204, 205, 304]);

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

/** Reads lines of a text that grows: takes the text so far, and reports the lines that are new in it. */
function lineReader(onLine: (line: string) => void) {
  let read = 0;
  return (text: string) => {
    for (let end = text.indexOf("\n", read); end >= 0; end = text.indexOf("\n", read)) {
      onLine(text.slice(read, end));
      read = end + 1;
    }
  };
}

const lastLine = (text: string): string => text.trimEnd().slice(text.trimEnd().lastIndexOf("\n") + 1);

/**
 * A `fetch` over XMLHttpRequest, which alone reports upload progress in all browsers: request streams fail
 * over HTTP/1.1 in Chromium (ERR_ALPN_NEGOTIATION_FAILED) and are unsupported elsewhere, so ky's
 * `onUploadProgress` cannot be used. The FormData is passed beside the Request, which would read it into
 * memory and add its own boundary.
 */
export const xhrFetch: Transport = (body, onUpload, onDownload, onLine) => async (input, init) => {
  const request = new Request(input, init);
  const { signal } = request;
  return new Promise<Response>((resolve, reject) => {
    const abort = () => reject(new DOMException("Canceled", "AbortError"));
    if (signal.aborted) return abort();
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    // Only text can be read before its end.
    xhr.responseType = onLine ? "text" : "blob";
    for (const [name, value] of request.headers)
      if (name !== "content-type") xhr.setRequestHeader(name, value);
    const report =
      (onProgress?: OnProgress) =>
      ({ lengthComputable, loaded, total }: ProgressEvent) => {
        if (lengthComputable && total > 0) onProgress?.((loaded / total) * 100);
      };
    xhr.upload.onprogress = report(onUpload);
    const lines = onLine && lineReader(onLine);
    xhr.onprogress = (event) => {
      report(onDownload)(event);
      lines?.(xhr.responseText);
    };
    xhr.onload = () => {
      const { status, statusText } = xhr;
      const body = onLine ? lastLine(xhr.responseText) : (xhr.response as Blob);
      const answer = bodiless.has(status) ? null : body;
      resolve(new Response(answer, { status, statusText, headers: headersOf(xhr) }));
    };
    // ky recognizes a network error by the message of Chromium's fetch.
    xhr.onerror = () => reject(new TypeError("Failed to fetch"));
    // XMLHttpRequest reports a connection that the system gave up on as a timeout.
    xhr.ontimeout = xhr.onerror;
    xhr.onabort = abort;
    xhr.onloadend = () => signal.removeEventListener("abort", cancel);
    const cancel = () => xhr.abort();
    signal.addEventListener("abort", cancel);
    xhr.send(body);
  });
};
