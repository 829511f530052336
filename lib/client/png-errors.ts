import { BatchError } from "./call-error";
import {
  adviceOf,
  answerOf,
  isFault,
  messageOf,
  type Problem,
  reasonOf,
  statusOf,
  TRY_AGAIN,
} from "./errors";

const NO_RESPONSE = "No response from server. Please check your connection.";
const notOne = {
  conversion: "No images were successfully converted",
  download: "Failed to download converted files",
} as const;

/**
 * Problem on the simple PNG page: the server's words after 'Error: ', or a sentence for each other failure. Apart from the
 * others because no other page needs it.
 */
export function pngFailed(error: unknown): Problem {
  const answer = answerOf(error);
  if (answer?.details?.length) return { text: `Error: ${answer.details.join(", ").replaceAll(".,", ",")}` };
  if (isFault(error, "server") && !answer && statusOf(error) < 400) return { text: "Conversion failed" };
  if (isFault(error, "server")) return { text: `Error: ${messageOf(error)}`, detail: adviceOf(error) };
  // As specified, a timeout counts as no response.
  if (isFault(error, "timeout"))
    return { text: NO_RESPONSE, detail: "Request timed out. Please try with smaller files." };
  if (isFault(error, "network")) return { text: NO_RESPONSE };
  if (error instanceof BatchError && error.stage !== "empty")
    return { text: notOne[error.stage], detail: error.message };
  return { text: TRY_AGAIN, detail: reasonOf(error) };
}
