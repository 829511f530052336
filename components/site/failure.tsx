import { BrokenSign } from "./broken-sign";

/** `digest`: set when the server broke; it keeps the message to itself, and finds it in its log by this. */
export type Failed = Error & { digest?: string };

type Props = { error: Failed; retry: () => void };

/** As buttons look elsewhere; written out, because what this page imports, every page loads twice. */
const button = "inline-flex min-h-5.5 items-center rounded-control border px-2 text-small";

/** What a page shows that broke: what happened as far as it is known, and what to do. */
export function Failure({ error: { digest, message }, retry }: Props) {
  const said = digest ? "500 Internal Server Error" : message;
  return (
    <div className="mx-auto w-full max-w-150 px-2 pt-5 pb-8 sm:px-4 lg:py-10">
      <BrokenSign />
      <h1 className="mt-3 font-extrabold text-display tracking-tight">Unexpected Application Error</h1>
      <div role="alert" className="mt-2 max-w-[58ch]">
        {said && <p className="font-semibold text-lead wrap-anywhere">{said}</p>}
        <p className="mt-1 text-body text-quiet">
          This page could not go on. Try again; if it breaks once more, start over from the home page. The
          files on your device are untouched.
        </p>
        {digest && <p className="mt-1 text-note text-quiet">For a message to us: error {digest}</p>}
      </div>
      <div className="mt-4 flex flex-wrap gap-1">
        <button
          type="button"
          onClick={retry}
          className={`${button} border-accent-edge bg-accent font-bold text-on-accent hover:bg-accent-hover`}
        >
          Try again
        </button>
        {/* A document of its own: what broke this one may still be in it. */}
        <a href="/" className={`${button} border-edge bg-sheet font-semibold hover:border-ink`}>
          Home page
        </a>
      </div>
    </div>
  );
}
