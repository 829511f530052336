import { calls } from "@/lib/contract/calls";
import { convertPdf } from "@/lib/server/convert-pdf";
import { handle } from "@/lib/server/handle";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export { notAllowed as GET } from "@/lib/server/refuse";

export const POST = handle(calls.pdfToImages, convertPdf);
