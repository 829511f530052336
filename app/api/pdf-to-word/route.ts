import { calls } from "@/lib/contract/calls";
import { handle } from "@/lib/server/handle";
import { pdfToWord } from "@/lib/server/pdf-to-word";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export { notAllowed as GET } from "@/lib/server/refuse";

export const POST = handle(calls.pdfToWord, pdfToWord);
