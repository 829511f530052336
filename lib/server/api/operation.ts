import type { FastifyInstance } from "fastify";
import { ConversionError } from "../../contract/errors";
import { handleError } from "../http/error-handler";
import { addRequestContext } from "../http/request-context";
import { dataHeaders } from "../http/security-headers";
import type { Services } from "../services";
import { live, open, ready } from "./health";
import { readMetrics } from "./metrics";

/** Paths that every server of ours answers, for operators and their programs. */
export const operationRoutes = (services: Services) => ({
  "/api/health/live": live,
  "/api/health/open": open(services),
  "/api/health/ready": ready(services),
  "/api/metrics": readMetrics(services),
});

/** Registers these paths alone, as a worker has them; everything else is a 404. */
export async function registerOperation(app: FastifyInstance, services: Services): Promise<void> {
  addRequestContext(app, services);
  app.setErrorHandler(handleError);
  app.addHook("onRequest", async (_request, reply) => void reply.headers(dataHeaders));
  for (const [path, handler] of Object.entries(operationRoutes(services)))
    app.get(path, { config: { name: path } }, handler);
  app.all("/*", async () => {
    throw new ConversionError("not_found");
  });
}
