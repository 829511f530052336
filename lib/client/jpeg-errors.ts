import { adviceOf, answerOf, isFault, messageOf, type Problem, SERVER_ERROR, statusOf } from "./errors";

/** Returns the sentences of JPEG to JPG that replace the server's. */
function jpegReason(error: unknown): string | undefined {
  if (isFault(error, "timeout")) return "Request timeout (connection aborted)";
  if (statusOf(error) === 413) return "File too large";
  return statusOf(error) >= 500 ? SERVER_ERROR : undefined;
}

/** Error sentences of JPEG to JPG, apart from the others because no other page needs them. */
export const jpegProblems = {
  /** JPEG to JPG, one file: a specified sentence, else the server's. */
  jpegFailed: (name: string, error: unknown): Problem => {
    const said = jpegReason(error);
    const detail = said && answerOf(error) ? messageOf(error) : adviceOf(error);
    return { text: `Failed to convert ${name}: ${said ?? messageOf(error)}`, detail, name };
  },
  /** JPEG to JPG: the run as a whole failed. */
  runFailed: (error: unknown): Problem => ({
    text: `Conversion failed: ${messageOf(error)}`,
    detail: adviceOf(error) ?? "Check your connection and try again.",
  }),
};
