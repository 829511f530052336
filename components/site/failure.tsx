/** `digest` is set when the server failed. Its log has the message under this digest. */
export type Failed = Error & { digest?: string };

type Props = { error: Failed; retry: () => void };

/**
 * Error page: what happened and what to do. Every page loads it twice, for its own errors and for its
 * layout's, so its styles are in the style sheet.
 */
export function Failure({ error: { digest, message }, retry }: Props) {
  const said = digest ? "500 Internal Server Error" : message;
  return (
    <div className="failure">
      <h1>Unexpected Application Error</h1>
      <div role="alert">
        {said && <strong>{said}</strong>}
        <p>
          Try again. If that doesn't help, start over from the home page. The files on your device haven't
          changed.
        </p>
        {digest && <small>If you contact us, mention error {digest}</small>}
      </div>
      <button type="button" onClick={retry}>
        Try again
      </button>
      {/* A full page load, because the cause may still be in this document. */}
      <a href="/">Home page</a>
    </div>
  );
}
