import { calls } from "@/lib/contract/calls";
import { handle } from "@/lib/server/handle";
import { alwaysTheSame, imagesToPdf } from "@/lib/server/images-to-pdf";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export { notAllowed as GET } from "@/lib/server/refuse";

export const POST = handle(calls.imageToPdf, imagesToPdf(alwaysTheSame));
