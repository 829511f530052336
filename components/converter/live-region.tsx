/** Says what happened to people who do not see it. Always on the page: only changes are announced. */
export function LiveRegion({ words }: { words: string }) {
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
