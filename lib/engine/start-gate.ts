const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5000;

/**
 * Keeps a process that cannot start (a missing bundle, no memory) from being started in a hot loop: after a
 * failure the gate closes, for twice as long with every failure in a row.
 *
 * @param onOpen called when a closed gate opens again
 */
export function createStartGate(onOpen: () => void) {
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  function open() {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    get isOpen() {
      return timer === undefined;
    },
    /** In a row. */
    get failures() {
      return failures;
    },
    failed() {
      open();
      const delay = Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
      failures += 1;
      timer = setTimeout(() => {
        open();
        onOpen();
      }, delay).unref();
    },
    succeeded() {
      failures = 0;
    },
    end: open,
  };
}
