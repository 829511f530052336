import "server-only";
import { ConversionError } from "../contract/errors";
import { respond } from "./respond";

/** What an address that no route answers gets: the same 404 as for a result that is not there. */
export function notFound(request: Request): Promise<Response> {
  return respond("/api", request, async () => {
    throw new ConversionError("not_found");
  });
}

/** What a call gets that is not made by POST. */
export async function notAllowed(request: Request): Promise<Response> {
  const response = await respond("/api", request, async () => {
    throw new ConversionError("method_not_allowed");
  });
  response.headers.set("Allow", "POST");
  return response;
}
