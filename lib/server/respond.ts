import "server-only";
import { ConversionError } from "../contract/errors";
import { failed } from "./answers";
import { asConversionError } from "./failure";
import type { RequestLine } from "./logging";
import type { Allowance } from "./rate-limit";
import { requestId } from "./request-id";
import { services } from "./services";

/** What a request tells the log while it is worked on. */
export type Exchange = Pick<RequestLine, "files" | "failed" | "bytesIn" | "bytesOut"> & {
  readonly id: string;
  /** What the visitor may still do in this minute, where it is counted. */
  allowance?: Allowance | undefined;
  /** Errors of single files that the answer passes over, but the operator should see. */
  readonly problems: unknown[];
  /** Set when an upload was refused on its way: the answer is held open until this resolves. */
  readingOn?: Promise<void>;
  /** Of an answer that is sent while it is made: resolves when it has ended, with what broke it off, if anything. */
  sending?: Promise<unknown>;
};

/**
 * The frame around every answer of the API: gives it an id, turns whatever is thrown into an answer, and
 * writes its line to the log.
 *
 * @param route for the log; a pattern, never the address as it came
 */
export async function respond(
  route: string,
  request: Request,
  work: (exchange: Exchange) => Promise<Response>,
): Promise<Response> {
  const began = performance.now();
  const id = requestId(request.headers);
  const exchange: Exchange = { id, files: 0, failed: 0, bytesIn: 0, bytesOut: 0, problems: [] };
  let code: string | undefined;
  let response: Response;
  const note = (thrown: unknown) => {
    const error = request.signal.aborted ? new ConversionError("cancelled") : asConversionError(thrown);
    code = error.code;
    if (error.status >= 500) exchange.problems.push(error);
    return error;
  };
  try {
    response = await work(exchange);
  } catch (thrown) {
    response = failed(note(thrown), exchange.readingOn);
  }
  response.headers.set("X-Request-ID", id);
  for (const [name, value] of allowanceHeaders(exchange.allowance)) response.headers.set(name, value);
  const finish = () => {
    const { problems, readingOn: _, sending: __, allowance: ___, ...figures } = exchange;
    const line: RequestLine = {
      ...figures,
      route,
      method: request.method,
      status: response.status,
      ...(code && { code }),
      ms: Math.round(performance.now() - began),
    };
    const { log, metrics } = services();
    metrics.request(line);
    if (problems.length > 0) log.error({ ...line, err: problems[0] });
    else log.info(line);
  };
  if (!exchange.sending) finish();
  else
    void exchange.sending.then((thrown) => {
      if (thrown !== undefined) note(thrown);
      finish();
    });
  return response;
}

/** As programs read them (draft-ietf-httpapi-ratelimit-headers-06). */
const allowanceHeaders = (allowance: Allowance | undefined): readonly (readonly [string, string])[] =>
  allowance
    ? [
        ["RateLimit-Limit", String(allowance.limit)],
        ["RateLimit-Remaining", String(allowance.remaining)],
        ["RateLimit-Reset", String(allowance.resetS)],
        ...(allowance.granted ? [] : [["Retry-After", String(allowance.resetS)] as const]),
      ]
    : [];
