import { calls } from "@/lib/contract/calls";
import { compressPdf } from "@/lib/server/compress-pdf";
import { handle } from "@/lib/server/handle";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export { notAllowed as GET } from "@/lib/server/refuse";

export const POST = handle(calls.compressPdf, compressPdf);
