import { failure } from "../contract/calls";
import type { Answer } from "../running/client";

/** The code of a failed answer, which has to be in the contract's shape. */
export const codeOf = ({ body }: Answer): string => failure.parse(JSON.parse(String(body))).code;

/** What a row is held against: '200', '422 corrupt'. */
export const outcome = (answer: Answer): string =>
  answer.status < 400 ? String(answer.status) : `${answer.status} ${codeOf(answer)}`;
