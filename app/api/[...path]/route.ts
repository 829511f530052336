import { notFound } from "@/lib/server/refuse";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

/** Whatever no other route answers: the same 404 as for a result that is not there, not the page's. */
export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
