import type { FastifyInstance, FastifyRequest } from "fastify";
import { ConversionError, type ErrorCode } from "../../contract/errors";
import type { Language } from "../../words/languages";
import type { RequestLine } from "../logging";
import type { Services } from "../services";
import { acceptedLanguage } from "./accept-language";
import { toConversionError } from "./failure";
import type { Allowance } from "./rate-limit";

/** State of one API request while it is answered; what is counted here goes to the log and the metrics. */
export type RequestContext = Pick<RequestLine, "files" | "failed" | "bytesIn" | "bytesOut"> & {
  readonly id: string;
  /** Aborts with `cancelled` when the client disconnects before it has the whole answer. */
  readonly signal: AbortSignal;
  /** The request's body, opened by the first access; after a refusal, the rest of it is drained. */
  readonly body: AsyncIterator<Buffer>;
  /** Language of the sentences in the answer; whoever asks for it makes the answer depend on `Accept-Language`. */
  readonly language: Language;
  /** The same if anybody has asked for it. */
  readonly saidIn: Language | undefined;
  /** State of the visitor's rate limit, if there is one. */
  allowance?: Allowance | undefined;
  /** Name of the program that has sent it, if it has a token. */
  program?: string | undefined;
  /** Errors that the visitor's answer passes over but the operator should see. */
  readonly problems: unknown[];
  code?: ErrorCode | undefined;
  /** Notes an error for the log. @returns the error to answer */
  fail(thrown: unknown): ConversionError;
};

declare module "fastify" {
  interface FastifyRequest {
    context: RequestContext;
  }
  interface FastifyContextConfig {
    /** Name of the route in the log and the metrics: a pattern, never the requested URL. */
    name?: string;
  }
}

/** Creates the state of a request; one of another program than a client has neither id nor body. */
export function createContext(
  signal: AbortSignal,
  { id, raw }: Partial<FastifyRequest> = {},
): RequestContext {
  let body: AsyncIterator<Buffer> | undefined;
  let saidIn: Language | undefined;
  return {
    id: id ?? "",
    signal,
    files: 0,
    failed: 0,
    bytesIn: 0,
    bytesOut: 0,
    problems: [],
    get body() {
      // An iterator that destroyed the request would take the connection, and the answer with it.
      if (!raw) throw new Error("There is no body.");
      body ??= raw.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
      return body;
    },
    get language() {
      saidIn ??= acceptedLanguage(raw?.headers["accept-language"]);
      return saidIn;
    },
    get saidIn() {
      return saidIn;
    },
    fail(thrown) {
      const error = signal.aborted ? new ConversionError("cancelled") : toConversionError(thrown);
      this.code = error.code;
      if (error.status >= 500) this.problems.push(error);
      return error;
    },
  };
}

/** Gives every request of the instance a {@link RequestContext} and writes one log line when its answer has ended. */
export function addRequestContext(app: FastifyInstance, { log, metrics }: Services): void {
  app.decorateRequest("context");
  app.addHook("onRequest", async (request, reply) => {
    const began = performance.now();
    const disconnected = new AbortController();
    const context = createContext(disconnected.signal, request);
    request.context = context;
    reply.header("X-Request-ID", request.id);
    reply.raw.once("close", () => {
      const cancelled = !reply.raw.writableFinished;
      if (cancelled) {
        disconnected.abort(new ConversionError("cancelled"));
        context.code ??= "cancelled";
      }
      const { id, files, failed, bytesIn, bytesOut, code, program, problems } = context;
      const line: RequestLine = {
        id,
        files,
        failed,
        bytesIn,
        bytesOut,
        route: request.routeOptions.config.name ?? "/api",
        method: request.method,
        status: reply.raw.headersSent ? reply.raw.statusCode : new ConversionError("cancelled").status,
        ...(code && { code }),
        ...(program && { program }),
        ms: Math.round(performance.now() - began),
      };
      metrics.request(line);
      if (problems.length > 0) log.error({ ...line, err: problems[0] });
      else log.info(line);
    });
  });
}
