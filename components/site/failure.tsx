/** `digest`: set when the server broke; it keeps the message to itself, and finds it in its log by this. */
export type Failed = Error & { digest?: string };

type Props = { error: Failed; retry: () => void };

/**
 * What a page shows that broke: what happened as far as it is known, and what to do. Every page loads this twice, in
 * case it or its layout breaks, so its look is in the style sheet.
 */
export function Failure({ error: { digest, message }, retry }: Props) {
  const said = digest ? "500 Internal Server Error" : message;
  return (
    <div className="failure">
      <h1>Unexpected Application Error</h1>
      <div role="alert">
        {said && <strong>{said}</strong>}
        <p>
          Try again; if it breaks once more, start over from the home page. The files on your device are
          untouched.
        </p>
        {digest && <small>For a message to us: error {digest}</small>}
      </div>
      <button type="button" onClick={retry}>
        Try again
      </button>
      {/* A document of its own: what broke this one may still be in it. */}
      <a href="/">Home page</a>
    </div>
  );
}
