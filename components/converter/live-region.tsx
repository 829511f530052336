/**
 * Says what happened to people who do not see it. Always on the page: only changes are announced. Its words
 * are never those that stand on the screen too, or they would be read and found twice.
 */
export function LiveRegion({ words }: { words: string }) {
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
