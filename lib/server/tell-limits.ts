import "server-only";
import type { UploadLimits } from "../contract/limits";
import { services } from "./services";

/** What a request may bring; the pages are static, and the operator may change it without a build. */
export function tellLimits(): Response {
  const { env } = services();
  const limits: UploadLimits = { maxUploadMb: env.MAX_UPLOAD_MB, maxFiles: env.MAX_FILES };
  return Response.json(limits, { headers: { "Cache-Control": "no-store" } });
}
