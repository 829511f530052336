import type { FastifyInstance, HTTPMethods, RouteHandlerMethod } from "fastify";
import { type CallId, calls } from "../contract/calls";
import { ConversionError } from "../contract/errors";
import { type UploadLimits, uploadLimits } from "../contract/limits";
import { sharing } from "../contract/sharing";
import { vitals } from "../contract/vitals";
import { openApi } from "../openapi/document";
import { api } from "../words/en/api";
import { createFormat, fillAll } from "../words/format";
import { deleteResults, download, downloadAll, listResults } from "./api/downloads";
import { operationRoutes } from "./api/operation";
import { answerShare } from "./api/shares";
import { takeVitals } from "./api/vitals";
import { conversions } from "./conversions";
import { handleError } from "./http/error-handler";
import { type Conversion, handle } from "./http/handle";
import { plainAddress } from "./http/plain-address";
import { addRequestContext } from "./http/request-context";
import { dataHeaders } from "./http/security-headers";
import type { PageList } from "./pages/pages";
import type { Services } from "./services";

type Handlers = Partial<Record<"GET" | "POST" | "DELETE", RouteHandlerMethod>>;

/**
 * Registers the backend: every call of the contract, downloads, and what operators and programs ask for.
 *
 * @param pages that share paths with calls, and need some of them
 */
export async function registerApi(
  app: FastifyInstance,
  services: Services,
  { has: isPage, unused }: PageList,
): Promise<void> {
  const { env } = services;
  addRequestContext(app, services);
  app.setErrorHandler(handleError);
  // Bodies are streamed by the handlers.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));

  /** Serves a path; methods without a handler get 405 and the list of those that have one. */
  function serve(path: string, handlers: Handlers, name = path) {
    const isAlsoPage = isPage(path.toLowerCase());
    const methods = [...(isAlsoPage ? ["GET"] : []), ...Object.keys(handlers)];
    const allowed = methods.includes("GET") ? ["HEAD", ...methods] : methods;
    const Allow = allowed.sort().join(", ");
    const config = { name };
    for (const [method, handler] of Object.entries(handlers)) {
      // Not Fastify's own HEAD route: it would read a whole result for its length.
      const same = method === "GET" ? ["GET", "HEAD"] : [method];
      app.route({ method: same as HTTPMethods[], url: path, config, handler });
    }
    // A page refuses OPTIONS, as all pages do; a call lists its methods.
    const served = isAlsoPage ? allowed : ["OPTIONS", ...allowed];
    const refused = app.supportedMethods.filter((method) => !served.includes(method));
    app.route({
      method: refused as HTTPMethods[],
      url: path,
      config,
      exposeHeadRoute: false,
      async handler(_request, reply) {
        reply.header("Allow", Allow);
        throw new ConversionError("method_not_allowed");
      },
    });
    if (isAlsoPage) return;
    app.options(path, { config }, async (_request, reply) => reply.code(204).header("Allow", Allow).send());
  }

  const data = (read: RouteHandlerMethod): RouteHandlerMethod =>
    async function (request, reply) {
      reply.headers(dataHeaders);
      return read.call(this, request, reply);
    };
  const notFound: RouteHandlerMethod = async ({ raw }, reply) => {
    const address = plainAddress(raw.url);
    if (address !== raw.url) return reply.redirect(env.BASE_PATH + address, 308);
    throw new ConversionError("not_found");
  };
  const limits: UploadLimits = { maxUploadMb: env.MAX_UPLOAD_MB, maxFiles: env.MAX_FILES };

  const said = fillAll(api, { site: env.SITE_NAME }, createFormat("en"));
  const document = openApi(said, env.SITE_URL.origin + env.BASE_PATH, unused);

  const off: RouteHandlerMethod = async () => {
    throw new ConversionError("turned_off");
  };
  for (const id of Object.keys(conversions) as CallId[]) {
    const { path } = calls[id];
    if (unused.has(id)) app.post(path, { config: { name: path } }, off);
    else serve(path, { POST: handle(services, id, conversions[id] as Conversion<CallId>) });
  }
  serve("/api/download/:sessionId/:filename", { GET: download(services) }, "/api/download");
  serve("/api/download-all/:sessionId", { GET: downloadAll(services) }, "/api/download-all");
  serve(
    "/api/download/:sessionId",
    { DELETE: deleteResults(services), GET: data(listResults(services, notFound)) },
    "/api/download",
  );
  for (const [path, handler] of Object.entries(operationRoutes(services)))
    serve(path, { GET: data(handler) });
  serve(uploadLimits.path, { GET: data(async () => limits) });
  serve("/api/openapi.json", { GET: data(async () => document) });
  serve(sharing.path, { POST: data(answerShare(env)) });
  if (env.WEB_VITALS) serve(vitals.path, { POST: data(takeVitals(services, isPage)) });
  // A page describes the calls.
  if (isPage("/api")) serve("/api", {});
  else app.all("/api", notFound);
  app.all("/api/*", notFound);
}
