type Props = { error: Error & { digest?: string }; retry: () => void };

/** What a page shows that broke; the digest finds the cause in the server's log. */
export function Failure({ error, retry }: Props) {
  return (
    <div className="mx-auto max-w-150 px-2 py-5 sm:px-4 lg:py-10">
      <h1 className="text-display font-extrabold tracking-tight">Unexpected Application Error</h1>
      <p className="mt-2 max-w-[68ch] text-lead text-quiet">{error.message || error.digest}</p>
      <button
        type="button"
        onClick={retry}
        className="mt-4 min-h-5.5 rounded-control bg-accent px-3 font-semibold text-on-accent hover:bg-accent-hover"
      >
        Try again
      </button>
    </div>
  );
}
