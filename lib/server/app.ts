import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type FastifyInstance, type FastifyReply, fastify, type RawServerDefault } from "fastify";
import { underBasePath } from "./http/base-path";
import { type Connections, createConnections } from "./http/connections";
import { dataHeaders, securityHeaders } from "./http/security-headers";
import type { PageList, Pages } from "./pages/pages";
import type { Services } from "./services";

/** Ids that are echoed and logged when a client sends them; anything else is replaced. */
const acceptableId = /^[\w.-]{8,64}$/;

function requestId({ headers }: IncomingMessage): string {
  const given = String(headers["x-request-id"] ?? "");
  return acceptableId.test(given) ? given : randomUUID();
}

export type App = { http: FastifyInstance; connections: Connections };

const noPages: PageList = { has: () => false, unused: new Set() };

export type AppParts = {
  /** Registers the API. */
  register(api: FastifyInstance, services: Services, pages: PageList): Promise<void>;
  /** Answers what is not the API; without them it is an API alone. */
  pages?: Pages | undefined;
};

/** Builds the HTTP application: guarded connections, the API, and the pages where there are any. */
export async function createApp(services: Services, { register, pages }: AppParts): Promise<App> {
  const { env } = services;
  let connections: Connections | undefined;
  const http: FastifyInstance = fastify<RawServerDefault>({
    serverFactory(listener) {
      const answer = underBasePath(env.BASE_PATH, listener);
      connections = createConnections(answer, securityHeaders(env.SITE_URL), pages?.connectionOptions);
      return connections.server;
    },
    // `createConnections` answers what is no request.
    clientErrorHandler: () => {},
    // Our own log has one line a request, without names and addresses.
    logger: false,
    trustProxy: (_address, hop) => hop < env.TRUST_PROXY,
    genReqId: requestId,
    requestIdHeader: false,
    routerOptions: { caseSensitive: false, maxParamLength: 2048 },
    // A malformed escape is an address that does not exist; Fastify would answer 400 with its own words.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply.code(404).headers(dataHeaders).type("text/plain").send("Not found\n"),
  });
  await http.register(async (api) => register(api, services, pages ?? noPages));
  if (pages) await http.register(pages.register);
  await http.ready();
  if (!connections) throw new Error("Fastify did not create its server");
  return { http, connections };
}
