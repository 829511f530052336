import { atBase } from "@/lib/base-path";
import type { Words } from "@/lib/words";
import { createFormat } from "@/lib/words/format";

const { fill } = createFormat("en");

/** Read when the page starts, because the document may be lost by then. */
const root = globalThis.document?.documentElement.dataset;
export const failure = JSON.parse(root?.failure ?? "{}") as Words["failure"];

/** `digest` is set when the server failed. Its log has the message under this digest. */
export type Failed = Error & { digest?: string };

type Props = { error: Failed; retry: () => void };

/**
 * Error page: what happened and what to do. Every page loads it twice, for its own errors and for its
 * layout's, so its styles are in the style sheet.
 */
export function Failure({ error: { digest, message }, retry }: Props) {
  const said = digest ? failure.server : message;
  return (
    <div className="failure">
      <h1>{failure.title}</h1>
      <div role="alert">
        {said && <strong>{said}</strong>}
        <p>{failure.advice}</p>
        {digest && <small>{fill(failure.reference, { digest })}</small>}
      </div>
      <button type="button" onClick={retry}>
        {failure.retry}
      </button>
      {/* A full page load, because the cause may still be in this document. */}
      <a href={atBase(root?.home ?? "/")}>{failure.home}</a>
    </div>
  );
}
