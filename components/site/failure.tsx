import { atBase } from "@/lib/base-path";
import { failure } from "@/lib/words/en/failure";
import { createFormat } from "@/lib/words/format";

const { fill } = createFormat("en");

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
      <a href={atBase("/")}>{failure.home}</a>
    </div>
  );
}
