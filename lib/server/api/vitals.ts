import type { RouteHandlerMethod } from "fastify";
import { ConversionError } from "../../contract/errors";
import { type VitalsReport, vitals } from "../../contract/vitals";
import { clientAddress } from "../http/client-address";
import { createRateLimit } from "../http/rate-limit";
import { requireSameSite } from "../http/same-site";
import { VITALS_BYTES, VITALS_PER_MINUTE } from "../limits";
import type { Services } from "../services";

/** Where reports of other addresses are counted, so that visitors cannot add to the list of pages. */
const UNKNOWN_PAGE = "/404";

/**
 * Takes what a browser has measured of a visit into the metrics, and keeps nothing else of it.
 *
 * @param isPage whether a path, in lower case, is a page's
 */
export function takeVitals(
  { env, metrics }: Services,
  isPage: (path: string) => boolean,
): RouteHandlerMethod {
  const rateLimit = createRateLimit(VITALS_PER_MINUTE);
  return async (request, reply) => {
    requireSameSite(request.headers, env.SITE_URL);
    const allowance = await rateLimit.take(clientAddress(request));
    if (allowance?.granted === false) {
      request.context.allowance = allowance;
      throw new ConversionError("rate_limited");
    }
    const { page, metrics: measured } = await readReport(request.context.body);
    const path = page.toLowerCase();
    for (const { name, value } of measured) metrics.vital(isPage(path) ? path : UNKNOWN_PAGE, name, value);
    return reply.code(204).send();
  };
}

/** @throws ConversionError `bad_request` if it is too long or no report */
async function readReport(body: AsyncIterator<Buffer>): Promise<VitalsReport> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for (let next = await body.next(); !next.done; next = await body.next()) {
    bytes += next.value.length;
    if (bytes > VITALS_BYTES) throw new ConversionError("bad_request");
    chunks.push(next.value);
  }
  try {
    return vitals.body.parse(JSON.parse(String(Buffer.concat(chunks))));
  } catch (cause) {
    throw new ConversionError("bad_request", { cause });
  }
}
