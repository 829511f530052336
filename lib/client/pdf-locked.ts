import { asksToDraw } from "./pdf-drawing/costs";
import { DrawError, openPdf } from "./pdf-drawing/drawer";

/**
 * Returns whether a PDF needs a password to be opened; `false` where nobody can tell, or only at a cost.
 *
 * @throws the signal's reason
 */
export async function isLocked(signal: AbortSignal, file: File): Promise<boolean> {
  if (asksToDraw(file)) return false;
  const pdf = openPdf(file);
  try {
    await pdf.count(signal);
    return false;
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof DrawError && error.trouble === "locked";
  } finally {
    pdf.close();
  }
}
